import { setImmediate, setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Write } from './chunkWriter.ts';
import type { WriteCounts } from './mergeDays.ts';
import { WriteQueue } from './writeQueue.ts';

const counts: WriteCounts = { added: 1, replaced: 0, unchanged: 0 };
const write = (series: number, values = 1): Write => ({
  samples: [
    {
      series: { id: series, step: 3600 },
      times: new Float64Array(values),
      values: new Float32Array(values),
      flags: new Int8Array(values),
    },
  ],
  origin: { source: 'test', actor: 'test', clientId: null },
});
const idsOf = (writes: readonly Write[]): number[] => writes.map(({ samples }) => samples[0]!.series.id);

/** A queue whose first transaction lasts until `go` is called. */
function queueOf({ refused = [], locked = new Set() }: { refused?: number[]; locked?: ReadonlySet<number> } = {}) {
  const transactions: number[][] = [];
  const first = Promise.withResolvers<void>();
  const queue = new WriteQueue(async (writes) => {
    transactions.push(idsOf(writes));
    if (transactions.length === 1) await first.promise;
    if (idsOf(writes).some((id) => refused.includes(id))) throw new Error('refused');
    return idsOf(writes).map((id) => (locked.has(id) ? undefined : counts));
  });
  return { queue, transactions, go: first.resolve };
}

/** Adds the writes, the first of which is being written when the others come. */
async function addAll(queue: WriteQueue, writes: readonly (readonly [Write, scope: string])[]) {
  const [[first, scope], ...others] = writes as [readonly [Write, string], ...(readonly [Write, string])[]];
  const running = queue.add(first, scope);
  await setTimeout();
  return [running, ...others.map(([one, its]) => queue.add(one, its))];
}

describe('writes at the same time', () => {
  it('of the same moment share a transaction', async () => {
    const { queue, transactions, go } = queueOf();
    go();
    await Promise.all([1, 2].map((id) => queue.add(write(id), '')));
    expect(transactions).toEqual([[1, 2]]);
  });

  it('wait for the one before, and then share a transaction', async () => {
    const { queue, transactions, go } = queueOf();
    const all = await addAll(
      queue,
      [1, 2, 3, 4].map((id) => [write(id), '']),
    );
    go();
    expect(await Promise.all(all)).toEqual([counts, counts, counts, counts]);
    expect(transactions).toEqual([[1], [2, 3, 4]]);
  });

  it('begin a transaction at once after a pause, and gather otherwise', async () => {
    const { queue, transactions, go } = queueOf();
    go();
    await queue.add(write(1), '');
    const others = [queue.add(write(2), '')];
    await setImmediate();
    others.push(queue.add(write(3), ''));
    await Promise.all(others);
    expect(transactions).toEqual([[1], [2, 3]]);
  });

  it('of the same series follow each other in their order', async () => {
    const { queue, transactions, go } = queueOf();
    const all = await addAll(
      queue,
      [1, 2, 2, 3, 2].map((id) => [write(id), '']),
    );
    go();
    await Promise.all(all);
    expect(transactions).toEqual([[1], [2, 3], [2], [2]]);
  });

  it('of another scope have a separate transaction', async () => {
    const { queue, transactions, go } = queueOf();
    const all = await addAll(queue, [
      [write(1), 'A'],
      [write(2), 'B'],
      [write(3), 'A'],
    ]);
    go();
    await Promise.all(all);
    expect(transactions).toEqual([[1], [2], [3]]);
  });

  it('of many scopes leave connections to others', async () => {
    let running = 0;
    let most = 0;
    const queue = new WriteQueue(async (writes) => {
      most = Math.max(most, ++running);
      await setTimeout(1);
      running--;
      if (writes.some((_, index) => index > 0)) throw new Error('refused');
      return writes.map(() => counts);
    });
    await Promise.all(Array.from({ length: 40 }, (_, id) => queue.add(write(id), String(id % 8))));
    expect(most).toBe(3);
  });

  it('are at most 50, and few values, in a transaction', async () => {
    const { queue, transactions, go } = queueOf();
    const small = Array.from({ length: 61 }, (_, id) => [write(id), ''] as const);
    const all = await addAll(queue, [...small, [write(61, 20_000), ''], [write(62, 20_000), '']]);
    go();
    await Promise.all(all);
    expect(transactions.map(({ length }) => length)).toEqual([1, 50, 10, 1, 1]);
  });

  it('are done alone if one of them is refused, which fails only that one', async () => {
    const { queue, transactions, go } = queueOf({ refused: [3] });
    const all = await addAll(
      queue,
      [1, 2, 3, 4].map((id) => [write(id), '']),
    );
    go();
    const outcomes = await Promise.allSettled(all);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(transactions).toEqual([[1], [2, 3, 4], [2], [3], [4]]);
  });

  it('fail at once in an outage, which costs each attempt the time-out of a connection', async () => {
    const outage = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const transactions: number[][] = [];
    const queue = new WriteQueue(async (writes) => {
      transactions.push(idsOf(writes));
      throw outage;
    });
    const outcomes = await Promise.allSettled([1, 2, 3].map((id) => queue.add(write(id), '')));
    expect(outcomes).toEqual([1, 2, 3].map(() => ({ status: 'rejected', reason: outage })));
    expect(transactions).toEqual([[1, 2, 3]]);
  });

  it('fail together if an outage begins while they are done alone', async () => {
    const outage = Object.assign(new Error('terminating connection'), { code: '57P01' });
    const transactions: number[][] = [];
    const queue = new WriteQueue(async (writes) => {
      transactions.push(idsOf(writes));
      if (transactions.length === 1) throw new Error('refused');
      if (transactions.length === 3) throw outage;
      return writes.map(() => counts);
    });
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map((id) => queue.add(write(id), '')));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected']);
    expect(transactions).toEqual([[1, 2, 3, 4], [1], [2]]);
  });

  it('to locked series are tried again in their order, and do not delay the others', async () => {
    const locked = new Set([2]);
    const { queue, transactions, go } = queueOf({ locked });
    const [first, blocked, after, ...others] = await addAll(
      queue,
      [1, 2, 2, 3, 4].map((id) => [write(id), '']),
    );
    go();
    await Promise.all([first, ...others]);
    expect(transactions).toEqual([[1], [2, 3, 4]]);
    locked.clear();
    await Promise.all([blocked, after]);
    expect(transactions.slice(2)).toEqual([[2], [2]]);
  });
});
