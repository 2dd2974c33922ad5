import { expect, it } from 'vitest';
import { sharedLookup, sharedRun } from './sharedCalls.ts';

const turn = (): Promise<void> => new Promise(setImmediate);

it('answers each call by a run that began after it asked', async () => {
  const ends: (() => void)[] = [];
  let begun = 0;
  const run = sharedRun(async () => {
    const number = ++begun;
    await new Promise<void>((done) => ends.push(done));
    return number;
  });
  const first = run();
  const [second, third] = [run(), run()];
  expect(begun).toBe(1);
  ends[0]!();
  expect(await first).toBe(1);
  await turn();
  expect(begun, 'one run for the calls that waited').toBe(2);
  const fourth = run();
  ends[1]!();
  expect(await Promise.all([second, third])).toEqual([2, 2]);
  await turn();
  ends[2]!();
  expect(await fourth).toBe(3);
});

it('goes on after a run that failed', async () => {
  let begun = 0;
  const run = sharedRun(async () => {
    await turn();
    if (++begun === 1) throw new Error('outage');
    return begun;
  });
  const [first, second] = [run(), run()];
  await expect(first).rejects.toThrow('outage');
  expect(await second).toBe(2);
});

it('looks up together what was asked for meanwhile, and gives each call its own', async () => {
  const lookUps: number[][] = [];
  const double = sharedLookup(async (keys: readonly number[]) => {
    lookUps.push([...keys]);
    await turn();
    return keys.map((key) => 2 * key);
  });
  const asked = [1, 2, 3].map(double);
  // A call in the same turn as the end of a run may not take the keys of those who wait.
  const late = asked[0]!.then(() => double(4));
  expect(await Promise.all([...asked, late])).toEqual([2, 4, 6, 8]);
  expect(lookUps[0]).toEqual([1]);
  expect(lookUps.flat()).toEqual([1, 2, 3, 4]);
});

it('fails only the calls whose own key fails', async () => {
  const double = sharedLookup(async (keys: readonly number[]) => {
    await turn();
    if (keys.includes(3)) throw new Error('its server is down');
    return keys.map((key) => 2 * key);
  });
  const results = await Promise.allSettled([1, 2, 3, 4].map(double));
  expect(results.map((result) => (result.status === 'fulfilled' ? result.value : String(result.reason)))).toEqual([
    2,
    4,
    'Error: its server is down',
    8,
  ]);
});
