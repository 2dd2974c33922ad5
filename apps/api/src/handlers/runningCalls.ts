import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../access/network.ts';
import { ApiError, type MessageKey } from '../errors.ts';
import type { Task } from '../metrics/meters.ts';
import { ReaderGone } from '../readerGone.ts';

/** Seconds after which a refused caller may try again. */
const retryAfter = 10;

/** Number of calls at the same time, and the message of the refusal beyond it. */
interface CallLimit {
  atOnce: number;
  refusal: MessageKey;
}

/** Limits the expensive calls that run at the same time per user, or per network of a visitor. */
export class RunningCalls {
  readonly #counts = new Map<string, number>();
  readonly #task: Task;
  readonly #ofUser: CallLimit;
  readonly #ofNetwork: CallLimit;

  /** @param ofNetwork for visitors, many of whom can share a network; unless given, as for a user */
  constructor(task: Task, ofUser: CallLimit, ofNetwork = ofUser) {
    this.#task = task;
    this.#ofUser = ofUser;
    this.#ofNetwork = ofNetwork;
  }

  /** Counts a call. @param caller whose calls are counted together @returns ends it; again it has no effect. @throws 429 */
  begin({ viewer, ip, server }: FastifyRequest, caller = viewer.userId ?? networkOf(ip)): () => void {
    const running = this.#counts.get(caller) ?? 0;
    const { atOnce, refusal } = viewer.userId === undefined ? this.#ofNetwork : this.#ofUser;
    if (running >= atOnce) throw new ApiError(429, refusal, { retryAfter });
    this.#counts.set(caller, running + 1);
    const ended = server.services.meters.began(this.#task);
    let isRunning = true;
    return () => {
      if (!isRunning) return;
      isRunning = false;
      ended();
      const left = (this.#counts.get(caller) ?? 1) - 1;
      if (left > 0) this.#counts.set(caller, left);
      else this.#counts.delete(caller);
    };
  }
}

/**
 * Aborts when the reader disconnects before the whole answer was sent.
 * @param end called then, or when it was sent
 */
export function untilSent({ raw }: FastifyReply, end: () => void): AbortSignal {
  const gone = new AbortController();
  raw.once('finish', end);
  raw.once('close', () => {
    end();
    if (!raw.writableFinished) gone.abort(new ReaderGone());
  });
  return gone.signal;
}
