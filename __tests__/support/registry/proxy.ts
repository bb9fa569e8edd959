import { createServer, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { onLoopback } from '../loopback.ts';

/** A proxy that leads every host to one port of this machine, and remembers which hosts were asked for. */
export async function startProxy(port: number) {
  const asked: string[] = [];
  const tunnels = new Set<Socket>();
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', 'http://nowhere');
    asked.push(url.host);
    const { method, headers } = incoming;
    const path = url.pathname + url.search;
    const forward = request({ port, host: '127.0.0.1', method, headers, path }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(forward);
  });
  server.on('connect', (incoming, client: Socket, head) => {
    asked.push(incoming.url ?? '');
    const target = connect(port, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 OK\r\n\r\n');
      target.write(head);
      client.pipe(target).pipe(client);
    });
    for (const socket of [client, target]) {
      tunnels.add(socket);
      socket.on('error', () => socket.destroy());
    }
  });
  const at = await onLoopback(server);
  return {
    asked,
    url: at.origin,
    [Symbol.asyncDispose]: async () => {
      for (const socket of tunnels) socket.destroy();
      await at[Symbol.asyncDispose]();
    },
  };
}
