import { afterEach, expect, it, vi } from 'vitest';
import { printTable } from './table.ts';

const print = vi.hoisted(() => vi.fn());
vi.mock('../command.ts', () => ({ print }));
afterEach(() => print.mockReset());

it('prints columns as wide as their longest text', () => {
  printTable(
    ['code', 'name'],
    [
      ['KP', 'Koper'],
      ['LJUBLJANA', ''],
    ],
  );
  expect(print.mock.calls.flat()).toEqual(['code       name', 'KP         Koper', 'LJUBLJANA']);
});

it('prints any number of rows', () => {
  printTable(
    ['code'],
    Array.from({ length: 200_000 }, () => ['KP']),
  );
  expect(print).toHaveBeenCalledTimes(200_001);
});
