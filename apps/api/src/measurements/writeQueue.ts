import { setTimeout } from 'node:timers/promises';
import { isOutage } from '../db/outage.ts';
import { ApiError } from '../errors.ts';
import type { Write } from './chunkWriter.ts';
import type { WriteCounts } from './mergeDays.ts';

/** Writes all in one transaction; undefined for one that was left out, since another transaction has locked its series. */
export type WriteTogether = (writes: readonly Write[]) => Promise<(WriteCounts | undefined)[]>;

interface Waiting {
  write: Write;
  done: (counts: WriteCounts) => void;
  fail: (error: unknown) => void;
  /** Milliseconds of the clock of the process. */
  since: number;
  /** Its series are locked until then, as far as is known. */
  notBefore: number;
}

/** Of one transaction. Fewer make the embedded database slower under load: each statement waits for its thread. */
const mostWrites = 50;
const mostValues = 20_000;
/**
 * Milliseconds from the beginning of a transaction to that of the next one with the same scope. Small calls gather
 * meanwhile: the embedded database has more time for readers.
 */
const gathering = 60;
/** At the same time: other calls need connections to the database, too. */
const mostTransactions = 3;
/** Milliseconds between two attempts for series that are locked, and after which the last one was. */
const lockedPause = 500;
const longestLocked = 30_000;

/**
 * Writes that arrive while others are being written wait, and then share a transaction: a transaction for each of many
 * small calls costs several times as much. A write that cannot be shared neither delays nor fails the others: where it is
 * at fault it is done alone, and while another transaction, such as an import, has locked its series, it waits here and not
 * in the database.
 */
export class WriteQueue {
  readonly #write: WriteTogether;
  readonly #waiting = new Map<string, Waiting[]>();
  #free = mostTransactions;
  /** Scopes that wait until a transaction has ended. */
  readonly #turns: (() => void)[] = [];

  constructor(write: WriteTogether) {
    this.#write = write;
  }

  /**
   * @param scope only writes with the same scope share a transaction, which has that of the first
   * @throws 503 if the series are locked for half a minute
   */
  add(write: Write, scope: string): Promise<WriteCounts> {
    return new Promise((done, fail) => {
      const waiting = this.#waiting.get(scope);
      const one = { write, done, fail, since: performance.now(), notBefore: 0 };
      if (waiting !== undefined) waiting.push(one);
      else {
        const first = [one];
        this.#waiting.set(scope, first);
        void this.#run(scope, first);
      }
    });
  }

  async #run(scope: string, waiting: Waiting[]): Promise<void> {
    while (waiting.length > 0) {
      await this.#takeTurn();
      const began = performance.now();
      const taken = takeSome(waiting, began);
      const locked = taken.length === 0 ? [] : await this.#writeTogether(taken);
      this.#endTurn();
      // Before those that came after them, which may be of the same series.
      waiting.unshift(...locked);
      await setTimeout(Math.max(0, gathering - (performance.now() - began)));
    }
    this.#waiting.delete(scope);
  }

  async #takeTurn(): Promise<void> {
    if (this.#free === 0) await new Promise<void>((go) => this.#turns.push(go));
    else this.#free--;
  }

  #endTurn(): void {
    const go = this.#turns.shift();
    if (go === undefined) this.#free++;
    else go();
  }

  /** @returns those that have to be tried again */
  async #writeTogether(taken: readonly Waiting[]): Promise<Waiting[]> {
    try {
      const counts = await this.#write(taken.map(({ write }) => write));
      return taken.filter((one, index) => !finish(one, counts[index]));
    } catch (error) {
      return isOutage(error) ? failAll(taken, error) : this.#writeAlone(taken);
    }
  }

  /** @returns those that have to be tried again */
  async #writeAlone(taken: readonly Waiting[]): Promise<Waiting[]> {
    const again: Waiting[] = [];
    for (const [index, one] of taken.entries()) {
      try {
        const [counts] = await this.#write([one.write]);
        if (!finish(one, counts)) again.push(one);
      } catch (error) {
        one.fail(error);
        if (isOutage(error)) return [...again, ...failAll(taken.slice(index + 1), error)];
      }
    }
    return again;
  }
}

/** In an outage, each attempt could last as long as a connection may take. @returns none that has to be tried again */
function failAll(some: readonly Waiting[], error: unknown): Waiting[] {
  for (const one of some) one.fail(error);
  return [];
}

/** @returns false if it has to be tried again */
function finish(one: Waiting, counts: WriteCounts | undefined): boolean {
  const now = performance.now();
  if (counts !== undefined) one.done(counts);
  else if (now - one.since > longestLocked) one.fail(new ApiError(503, 'unavailable', { retryAfter: 5 }));
  else {
    one.notBefore = now + lockedPause;
    return false;
  }
  return true;
}

/**
 * Removes the first writes, as many as fit into a transaction, without those that have to wait. Writes of the same series
 * keep their order.
 */
function takeSome(waiting: Waiting[], now: number): Waiting[] {
  const taken: Waiting[] = [];
  const left: Waiting[] = [];
  const seen = new Set<number>();
  let values = 0;
  for (const one of waiting) {
    const { samples } = one.write;
    const isDue = one.notBefore <= now;
    if (isDue) values += samples.reduce((sum, { times }) => sum + times.length, 0);
    const hasRoom = isDue && (taken.length === 0 || (taken.length < mostWrites && values <= mostValues));
    if (hasRoom && samples.every(({ series }) => !seen.has(series.id))) taken.push(one);
    else left.push(one);
    for (const { series } of samples) seen.add(series.id);
  }
  waiting.splice(0, waiting.length, ...left);
  return taken;
}
