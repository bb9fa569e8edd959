// A registry that is far away: a TCP proxy that hands on what it receives a fixed time later, in both directions.
import { connect, createServer } from 'node:net';

/**
 * @param target port on this machine
 * @param roundTrip milliseconds that a question and its answer take longer
 * @returns {Promise<{port: number, close(): void}>}
 */
export async function delayProxy(target, roundTrip) {
  const sockets = new Set();
  const server = createServer({ noDelay: true, pauseOnConnect: true }, (near) => {
    const far = connect({ port: target, host: 'localhost', noDelay: true });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ]) {
      sockets.add(from);
      // Timers of one length fire in the order in which they were set: nothing overtakes.
      from.on('data', (chunk) => setTimeout(() => to.writable && to.write(chunk), roundTrip / 2));
      from.on('end', () => setTimeout(() => to.end(), roundTrip / 2));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        setTimeout(() => to.destroy(), roundTrip / 2);
      });
    }
    near.resume();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: server.address().port,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
