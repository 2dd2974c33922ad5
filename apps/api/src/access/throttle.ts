import { ApiError } from '../errors.ts';

interface Attempts {
  failures: number;
  blockedUntil: number;
  forgetAt: number;
}

/** From this failure on one has to wait, twice as long each time. */
const freeFailures = 5;
const longestWait = 300;
const memory = 900;

/** Slows guessing down, per name and network; another network of the same user is not held up. */
export class Throttle {
  readonly #now: () => number;
  readonly #records = new Map<string, Attempts>();

  constructor(now: () => number) {
    this.#now = now;
  }

  static key(userName: string, ip: string): string {
    return `${userName.toLowerCase()} ${networkOf(ip)}`;
  }

  /** @throws 429 while one has to wait. */
  check(key: string): void {
    const wait = (this.#records.get(key)?.blockedUntil ?? 0) - this.#now();
    if (wait > 0) {
      const seconds = Math.ceil(wait);
      throw new ApiError(429, 'tooManyAttempts', { values: { seconds }, retryAfter: seconds });
    }
  }

  failed(key: string): void {
    const now = this.#now();
    if (this.#records.size > 10_000) this.#forget(now);
    const failures = (this.#records.get(key)?.failures ?? 0) + 1;
    const wait = failures < freeFailures ? 0 : Math.min(longestWait, 2 ** (failures - freeFailures + 1));
    this.#records.set(key, { failures, blockedUntil: now + wait, forgetAt: now + memory });
  }

  succeeded(key: string): void {
    this.#records.delete(key);
  }

  #forget(now: number): void {
    for (const [key, { forgetAt }] of this.#records) if (forgetAt < now) this.#records.delete(key);
  }
}

/** At most `limit` per key within `window` seconds; says whether this one is within. */
export class Quota {
  readonly #now: () => number;
  readonly #limit: number;
  readonly #window: number;
  readonly #times = new Map<string, number[]>();

  constructor(now: () => number, limit: number, window: number) {
    this.#now = now;
    this.#limit = limit;
    this.#window = window;
  }

  take(key: string): boolean {
    const now = this.#now();
    if (this.#times.size > 10_000) this.#times.clear();
    const recent = (this.#times.get(key) ?? []).filter((time) => time > now - this.#window);
    if (recent.length >= this.#limit) return false;
    this.#times.set(key, [...recent, now]);
    return true;
  }
}

/** /24 of IPv4, /56 of IPv6. */
export function networkOf(ip: string): string {
  if (ip.includes('.')) return ip.replace(/^.*:/, '').split('.').slice(0, 3).join('.');
  return ip.split(':').slice(0, 4).join(':').slice(0, 17);
}
