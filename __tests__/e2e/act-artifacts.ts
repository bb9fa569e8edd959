/**
 * In front of act's artifact server: gives the signature in an upload's URL back its base64 padding, which the Azure library
 * drops and act insists on (nektos/act#6114). Everything else goes through as it is.
 */
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Front {
  /** For ACTIONS_RUNTIME_URL. act signs URLs for the host that it is asked for, so the answers lead here again. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Listens on loopback and forwards to act's server on `port`. */
export async function padSignatures(port: number): Promise<Front> {
  const server = createServer((incoming, outgoing) => {
    const path = (incoming.url ?? '').replace(
      /([?&]sig=)([^&=]*)=*/,
      (_, name: string, signature: string) => {
        const padding = '='.repeat((4 - (signature.length % 4)) % 4);
        return name + signature + padding;
      },
    );
    const { method, headers } = incoming;
    const forwarded = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}

/** A loopback port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
