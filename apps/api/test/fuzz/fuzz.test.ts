import { expect, it } from 'vitest';
import { randomOf } from '../random.ts';
import { fuzz } from './fuzz.ts';

it('no request, valid or mutated, gets an answer that breaks the contract', { timeout: 120_000 }, async () => {
  const { sent, faults } = await fuzz({ requests: 600, random: randomOf(1) });
  // The time of an answer depends on the machine.
  expect(faults.filter(({ kind }) => kind !== 'slow')).toEqual([]);
  expect(sent).toBe(600);
});
