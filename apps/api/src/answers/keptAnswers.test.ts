import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { KeptAnswer, KeptAnswers } from './keptAnswers.ts';

const answer = (text: string): KeptAnswer => new KeptAnswer(Buffer.from(text), 'text/plain');

/** Counts how often an answer is made. */
function counted(text = 'x') {
  const made = { count: 0 };
  const make = async () => {
    made.count++;
    await new Promise(setImmediate);
    return answer(text);
  };
  return { made, make };
}

it('makes an answer once for each version, also for calls at the same time', async () => {
  const kept = new KeptAnswers();
  const { made, make } = counted();
  const [one, other] = await Promise.all([kept.of('a', '1', make), kept.of('a', '1', make)]);
  expect([one === other, made.count]).toEqual([true, 1]);
  await kept.of('a', '1', make);
  expect(made.count).toBe(1);
  await kept.of('a', '2', make);
  await kept.of('b', '2', make);
  expect(made.count).toBe(3);
  await kept.of('a', '1', make);
  expect(made.count, 'an earlier version is not kept').toBe(4);
});

it('keeps no failure', async () => {
  const kept = new KeptAnswers();
  await expect(kept.of('a', '1', () => Promise.reject(new Error('outage')))).rejects.toThrow('outage');
  expect((await kept.of('a', '1', async () => answer('x'))).body.toString()).toBe('x');
});

it('forgets what was used longest ago when it needs the memory', async () => {
  const kept = new KeptAnswers(10_000);
  const { made, make } = counted('x'.repeat(900));
  for (const key of ['a', 'b', 'c', 'd']) await kept.of(key, '1', make);
  await kept.of('a', '1', make);
  expect(made.count).toBe(4);
  await kept.of('e', '1', make);
  await kept.of('a', '1', make);
  expect(made.count, 'a was used after b').toBe(5);
  await kept.of('b', '1', make);
  expect(made.count).toBe(6);
  const large = counted('x'.repeat(5000));
  await kept.of('large', '1', large.make);
  await kept.of('large', '1', large.make);
  expect(large.made.count, 'too large to be kept').toBe(2);
});

it('has the same tag for the same body, and compresses once', async () => {
  const text = 'word '.repeat(1000);
  const [one, other] = [answer(text), answer(text)];
  expect(one.etag).toBe(other.etag);
  expect(one.etag).not.toBe(answer('word').etag);
  expect(one.in('br')).toBe(one.in('br'));
  expect(brotliDecompressSync(await one.in('br')).toString()).toBe(text);
  expect(gunzipSync(await one.in('gzip')).toString()).toBe(text);
});
