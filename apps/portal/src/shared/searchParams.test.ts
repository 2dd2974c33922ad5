import { expect, test } from 'vitest';
import { oneOf, unlessSearchOnly } from './searchParams.ts';

test.each([
  ['/a?x=1', '/a?x=2', false],
  ['/a', '/a?x=2', false],
  ['/a?x=1', '/a?x=1', true],
  ['/a?x=1', '/b?x=2', true],
  ['/a?x=1', '/b?x=1', true],
])('from %s to %s data is loaded again: %s', (from, to, isLoaded) => {
  const change = {
    currentUrl: new URL(from, 'https://portal.test'),
    nextUrl: new URL(to, 'https://portal.test'),
    currentParams: {},
    nextParams: {},
  };
  expect(unlessSearchOnly({ ...change, defaultShouldRevalidate: true })).toBe(isLoaded);
  expect(unlessSearchOnly({ ...change, defaultShouldRevalidate: false })).toBe(false);
});

test('a text is one of its values or undefined', () => {
  expect(oneOf(['day', 'week'], 'week')).toBe('week');
  expect(oneOf(['day', 'week'], 'Week')).toBeUndefined();
  expect(oneOf(['day', 'week'], null)).toBeUndefined();
});
