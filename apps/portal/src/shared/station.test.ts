import { expect, test } from 'vitest';
import { categories, levelOf } from './station.ts';

const warning = { level: 'high', color: '#f00' } as const;

test('an active station shows its warning, an inactive one its state', () => {
  expect(levelOf({ state: 'ok', warning })).toBe('high');
  expect(levelOf({ state: 'maintenance', warning })).toBe('maintenance');
  expect(levelOf({ state: 'offline', warning })).toBe('offline');
});

test('categories have the order of the specification', () => {
  expect(categories).toEqual(['pollution', 'meteorology', 'wind', 'noise', 'traffic', 'system']);
});
