import { ApiError } from '@zrak/api-client';
import { expect, test } from 'vitest';
import { toThrow } from './failures.ts';

test('a forbidden call redirects to the access denied page', () => {
  const thrown = toThrow(new ApiError({ key: 'accessForbidden' }, { status: 403 })) as Response;
  expect(thrown).toBeInstanceOf(Response);
  expect(thrown.headers.get('location')).toBe('/access-denied');
});

test.each([undefined, 401, 404, 500])('any other failure is thrown unchanged: %s', (status) => {
  const error = new ApiError({ key: 'unknownError' }, status === undefined ? {} : { status });
  expect(toThrow(error)).toBe(error);
});
