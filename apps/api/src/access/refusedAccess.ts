import type { FastifyRequest } from 'fastify';
import { networkOf } from './network.ts';

/** Seconds in which equal refusals are one line: an attack must not fill the log. */
const quietTime = 60;
const mostCallers = 10_000;

/**
 * Logs refused access: 403, API keys that do not exist or were revoked, and too many calls. A missing or expired token is
 * not logged, because each session has such answers.
 */
export class RefusedAccess {
  readonly #now: () => number;
  /** Time of the last line by caller, operation and status, seconds. */
  readonly #logged = new Map<string, number>();

  /** @param now seconds since 1970 */
  constructor(now: () => number) {
    this.#now = now;
  }

  note(request: FastifyRequest, status: number): void {
    const { rules } = request.routeOptions.config;
    const isKey = rules?.token === 'key';
    if (rules === undefined || !(status === 403 || status === 429 || (status === 401 && isKey))) return;
    const { operationId: operation } = rules;
    const caller = callerOf(request);
    const key = `${caller} ${operation} ${status}`;
    const now = this.#now();
    if (now - (this.#logged.get(key) ?? 0) < quietTime) return;
    // The newest is last, so the oldest is the first to go.
    this.#logged.delete(key);
    this.#logged.set(key, now);
    if (this.#logged.size > mostCallers) this.#logged.delete(this.#logged.keys().next().value!);
    request.log.warn({ operation, status, caller }, 'access refused');
  }
}

/** Id of the user or of the API key; the network of a caller who is neither. */
function callerOf({ viewer, ip }: FastifyRequest): string {
  return viewer?.userId ?? viewer?.apiKey?.id ?? networkOf(ip);
}
