import type { ApiError } from '@zrak/api-client';

/**
 * Reason why an element shows no data. `incomplete`: the page does not name what to show. `notPublic`: the client is
 * unknown or not public, which are not distinguished. `unreachable`: no answer, or none that the page may read.
 */
export type FailureKind = 'incomplete' | 'notPublic' | 'noStation' | 'unreachable' | 'failed';

export class Failure extends Error {
  override readonly name = 'Failure';
  readonly kind: FailureKind;
  constructor(kind: FailureKind, details?: string) {
    super(details ?? kind);
    this.kind = kind;
  }
}

/** Failure of a call that needs no rights beyond those of a visitor. */
export function failureOf(error: ApiError): Failure {
  const { status, key, message } = error;
  if (status === 401 || status === 403) return new Failure('notPublic', message);
  return new Failure(key === 'networkError' ? 'unreachable' : 'failed', message);
}

/** Whether another attempt may succeed without a change of the page. */
export const isPassing = (kind: FailureKind): boolean => kind === 'unreachable' || kind === 'failed';
