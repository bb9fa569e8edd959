import { AppError, type ErrorContext } from '../../model/errors.ts';
import type { Digest } from '../../model/digest.ts';

export interface RegistryErrorContext extends ErrorContext {
  /** The registry's host as the user wrote it. */
  readonly registry: string;
  /** HTTP status, where there was an answer. */
  readonly status?: number;
  /** Error codes of the answer's body (OCI distribution spec, "Error Codes"). */
  readonly codes?: readonly string[];
  /** Whether the same request may succeed a little later. */
  readonly transient?: boolean;
  /** Milliseconds that the server asked to wait. */
  readonly retryAfter?: number;
}

/** The base of all that a registry, or the way to it, can refuse. */
export class RegistryError extends AppError {
  override readonly name: string = 'RegistryError';
  readonly registry: string;
  readonly status: number | undefined;
  readonly codes: readonly string[];
  readonly transient: boolean;
  readonly retryAfter: number | undefined;

  constructor(message: string, context: RegistryErrorContext) {
    super(message, context);
    this.registry = context.registry;
    this.status = context.status;
    this.codes = context.codes ?? [];
    this.transient = context.transient ?? false;
    this.retryAfter = context.retryAfter;
  }
}

/** What an error knows, for another one in its place. */
export function contextOf(error: RegistryError): RegistryErrorContext {
  const { registry, subject, answer, hint, status, codes } = error;
  return {
    registry,
    codes,
    ...(subject === undefined ? {} : { subject }),
    ...(answer === undefined ? {} : { answer }),
    ...(hint === undefined ? {} : { hint }),
    ...(status === undefined ? {} : { status }),
  };
}

/** The credentials themselves cannot be had: a helper that is missing, an empty password, a file that is no JSON. */
export class CredentialsError extends RegistryError {
  override readonly name = 'CredentialsError';
}

/** 401 after a fresh token or login, or a token service that refuses the credentials. */
export class UnauthorisedError extends RegistryError {
  override readonly name = 'UnauthorisedError';
}

/** 403: who asks is known and may not. */
export class DeniedError extends RegistryError {
  override readonly name = 'DeniedError';
}

/** A repository, blob or upload that is not there. (A manifest that is not there is no error but `undefined`.) */
export class NotFoundError extends RegistryError {
  override readonly name = 'NotFoundError';
}

/** 429, or a limit in other words. */
export class RateLimitedError extends RegistryError {
  override readonly name = 'RateLimitedError';
  /** When the limit ends, where the registry says so. */
  readonly endsAt: Date | undefined;

  constructor(message: string, context: RegistryErrorContext & { readonly endsAt?: Date }) {
    super(message, context);
    this.endsAt = context.endsAt;
  }
}

/** The registry's storage limit is reached, or the upload is larger than it takes. */
export class QuotaExceededError extends RegistryError {
  override readonly name = 'QuotaExceededError';
}

/** The tag exists and the registry lets nobody move it. */
export class ImmutableTagError extends RegistryError {
  override readonly name = 'ImmutableTagError';
}

/** The registry does not take the manifest as it is. */
export class ManifestInvalidError extends RegistryError {
  override readonly name = 'ManifestInvalidError';
}

/** The manifest names blobs or children that the registry does not hold. */
export class ManifestBlobUnknownError extends RegistryError {
  override readonly name = 'ManifestBlobUnknownError';
  /** Those that the registry named; empty where it named none. */
  readonly missing: readonly Digest[];

  constructor(
    message: string,
    context: RegistryErrorContext & { readonly missing: readonly Digest[] },
  ) {
    super(message, context);
    this.missing = context.missing;
  }
}

/** Bytes that are not what their digest says. */
export class DigestMismatchError extends RegistryError {
  override readonly name = 'DigestMismatchError';
}

/** 5xx, broken connections, time-outs, answers that are not a registry's: after all retries. */
export class UnavailableError extends RegistryError {
  override readonly name = 'UnavailableError';
}

/** A manifest whose put was accepted cannot be read, even after waiting. */
export class NotVisibleError extends RegistryError {
  override readonly name = 'NotVisibleError';
}
