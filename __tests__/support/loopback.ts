import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where a server of a test is; with its end break off the connections that are open still. */
export interface Loopback extends AsyncDisposable {
  readonly port: number;
  /** `http://127.0.0.1:PORT`. */
  readonly origin: string;
}

/** Opens a server on a free port of the loopback. */
export async function onLoopback(server: Server): Promise<Loopback> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
