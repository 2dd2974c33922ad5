import type { ServerResponse } from 'node:http';
import { ApiError } from '../errors.ts';

/** Calls that a process answers at the same time: more would each take a second and longer. */
const defaultLimit = 1000;
/** Seconds. */
const retryAfter = 5;

/** Refuses calls beyond what a process can answer in time, so that an overload delays nobody who was admitted. */
export class Admission {
  readonly #limit: number;
  #open = 0;

  constructor(limit = defaultLimit) {
    this.#limit = limit;
  }

  /** Counts a call until its response has ended or its reader is gone. @throws 503 */
  admit(response: Pick<ServerResponse, 'once'>): void {
    if (this.#open >= this.#limit) throw new ApiError(503, 'unavailable', { retryAfter });
    this.#open++;
    response.once('close', () => this.#open--);
  }
}
