import type { ServerResponse } from 'node:http';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { ApiError } from '../errors.ts';

/** Calls that a process answers at the same time: more would each take a second and longer. */
const defaultLimit = 1000;
/** Seconds. */
const retryAfter = 5;

/** Values of a long answer that are sent without pauses: a year of quarter hours of thirty series. */
const valuesAtOnce = 1_000_000;
/**
 * Values for which an answer beyond them pauses a millisecond while there are other calls. It keeps three threads busy:
 * this one, the database and the compressor.
 */
const valuesPerMillisecond = 1000;

/** Lets other calls run. */
export type GiveWay = (values?: number) => Promise<unknown>;

type CallResponse = Pick<ServerResponse, 'once'>;

/** Refuses calls beyond what a process can answer in time, so that an overload delays nobody who was admitted. */
export class Admission {
  readonly #limit: number;
  readonly #open = new Set<CallResponse>();
  readonly #long = new Set<CallResponse>();
  #admitted = 0;

  constructor(limit = defaultLimit) {
    this.#limit = limit;
  }

  /** Counts a call until its response has ended or its reader is gone. @throws 503 */
  admit(response: CallResponse): void {
    if (this.#open.size >= this.#limit) throw new ApiError(503, 'unavailable', { retryAfter });
    this.#open.add(response);
    this.#admitted++;
    response.once('close', () => {
      this.#open.delete(response);
      this.#long.delete(response);
    });
  }

  /**
   * Counts an admitted call as long until its response has ended.
   * @returns to be awaited before each part of the answer, with its number of values: other calls come first
   */
  startLong(response: CallResponse): GiveWay {
    // The reader may already be gone.
    if (this.#open.has(response)) this.#long.add(response);
    let sent = 0;
    let seen = this.#admitted;
    return async (values = 0) => {
      sent += values;
      const isAlone = this.#open.size === this.#long.size && this.#admitted === seen;
      seen = this.#admitted;
      await (isAlone || sent <= valuesAtOnce ? setImmediate() : setTimeout(values / valuesPerMillisecond));
    };
  }
}
