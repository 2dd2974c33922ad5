import { expect, test } from 'vitest';
import { bareGroup, unmatchedRoute } from './loadScreen.ts';

test('an address inside a group that names no screen leads to the 404 page', () => {
  expect(unmatchedRoute.path).toBe('*');
  expect(bareGroup.index).toBe(true);
  for (const { loader } of [unmatchedRoute, bareGroup]) {
    const answer = loader();
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/error-404');
  }
});
