import { setTimeout } from 'node:timers/promises';
import type { Write } from './chunkWriter.ts';
import type { WriteCounts } from './mergeDays.ts';

export interface WriteQueueOptions {
  /** Writes all in one transaction, and fails rather than wait for a series that another transaction has locked. */
  writeTogether: (writes: readonly Write[]) => Promise<WriteCounts[]>;
  /** Waits for locked series. */
  writeAlone: (write: Write) => Promise<WriteCounts>;
}

interface Waiting {
  write: Write;
  done: (counts: WriteCounts) => void;
  fail: (error: unknown) => void;
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

/**
 * Writes that arrive while others are being written wait, and then share a transaction: a transaction for each of many
 * small calls costs several times as much. A write that cannot be shared is done alone, so it neither delays nor fails
 * the others.
 */
export class WriteQueue {
  readonly #options: WriteQueueOptions;
  readonly #waiting = new Map<string, Waiting[]>();
  #free = mostTransactions;
  /** Scopes that wait until a transaction has ended. */
  readonly #turns: (() => void)[] = [];

  constructor(options: WriteQueueOptions) {
    this.#options = options;
  }

  /** @param scope only writes with the same scope share a transaction, which has that of the first */
  add(write: Write, scope: string): Promise<WriteCounts> {
    return new Promise((done, fail) => {
      const waiting = this.#waiting.get(scope);
      if (waiting !== undefined) waiting.push({ write, done, fail });
      else {
        const first = [{ write, done, fail }];
        this.#waiting.set(scope, first);
        void this.#run(scope, first);
      }
    });
  }

  async #run(scope: string, waiting: Waiting[]): Promise<void> {
    while (waiting.length > 0) {
      await this.#takeTurn();
      const began = performance.now();
      await this.#writeTogether(takeSome(waiting));
      this.#endTurn();
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

  async #writeTogether(taken: readonly Waiting[]): Promise<void> {
    try {
      const counts = await this.#options.writeTogether(taken.map(({ write }) => write));
      for (const [index, { done }] of taken.entries()) done(counts[index]!);
    } catch {
      for (const { write, done, fail } of taken) void this.#options.writeAlone(write).then(done, fail);
    }
  }
}

/** Removes the first writes, as many as fit into a transaction. Writes of the same series keep their order. */
function takeSome(waiting: Waiting[]): Waiting[] {
  const taken: Waiting[] = [];
  const left: Waiting[] = [];
  const seen = new Set<number>();
  let values = 0;
  for (const one of waiting) {
    const { samples } = one.write;
    values += samples.reduce((sum, { times }) => sum + times.length, 0);
    const hasRoom = taken.length === 0 || (taken.length < mostWrites && values <= mostValues);
    if (hasRoom && samples.every(({ series }) => !seen.has(series.id))) taken.push(one);
    else left.push(one);
    for (const { series } of samples) seen.add(series.id);
  }
  waiting.splice(0, waiting.length, ...left);
  return taken;
}
