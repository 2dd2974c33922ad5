import { expect, test } from 'vitest';
import { bareGroup, strays } from './loadScreen.ts';

test('an address inside a group that names no screen leads to the 404 page', () => {
  expect(strays.path).toBe('*');
  expect(bareGroup.index).toBe(true);
  for (const { loader } of [strays, bareGroup]) {
    const answer = loader();
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/error-404');
  }
});
