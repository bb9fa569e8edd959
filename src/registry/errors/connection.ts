import { UnavailableError } from './errors.ts';
import { innermost } from './system.ts';

interface Where {
  readonly registry: string;
  readonly method: string;
  readonly url: URL;
  /** Milliseconds after which an upload without progress was given up. */
  readonly stalled: number | undefined;
}

const CERTIFICATE = /CERT|SELF_SIGNED|UNABLE_TO_(?:GET|VERIFY)|ALTNAME/;
/** A TLS handshake with a server that speaks plain HTTP. */
const NOT_TLS = /wrong version number|packet length too long|ERR_SSL_/i;

/** What broke a connection, as an error that says whether another try makes sense. */
export function connectionError(cause: unknown, where: Where): UnavailableError {
  const { registry, method, url, stalled } = where;
  const { code, message } = innermost(cause);
  const context = {
    registry,
    subject: `${method} ${url.origin}${url.pathname}`,
    answer: code === undefined || message.includes(code) ? message : `${message} (${code})`,
    cause,
  };
  if (stalled !== undefined) {
    return new UnavailableError(`The upload to ${registry} stood still`, {
      ...context,
      answer: `no byte was taken for ${String(stalled / 1000)} s`,
      transient: true,
    });
  }
  if (CERTIFICATE.test(code ?? '')) {
    return new UnavailableError(`The certificate of ${url.host} is not trusted`, {
      ...context,
      hint: 'Name the file of its certificate authority in NODE_EXTRA_CA_CERTS.',
    });
  }
  if (NOT_TLS.test(message)) {
    return new UnavailableError(`${url.host} does not speak HTTPS`, {
      ...context,
      hint: `If it is a plain HTTP registry that you trust, list ${url.host} in insecure-registries.`,
    });
  }
  if (code === 'UND_ERR_INVALID_ARG') {
    return new UnavailableError(`A request to ${url.host} cannot be sent as it is`, {
      ...context,
      hint: 'Something in it stands for no HTTP, most often a token with a line end in it: log in again.',
    });
  }
  if (code === 'ENOTFOUND') {
    return new UnavailableError(`The host ${url.hostname} is not known`, {
      ...context,
      hint: "Check the image's name and the network's DNS.",
    });
  }
  return new UnavailableError(`The connection to ${url.host} failed`, {
    ...context,
    hint: 'Check that the registry is up and that this machine reaches it (HTTPS_PROXY, NO_PROXY).',
    transient: true,
  });
}
