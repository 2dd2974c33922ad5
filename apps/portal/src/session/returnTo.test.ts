import { describe, expect, test } from 'vitest';
import { returnToOf, withReturnTo } from './returnTo.ts';

const returnTo = (origin: string) => returnToOf(`https://portal.test/auth/login?${new URLSearchParams({ origin })}`);

describe('the return path', () => {
  test.each(['/ZASAVJE/locations/map?station=a', '/SI-OKOLJE/location/loc_x?period=day&date=2026-01-01'])(
    'is restored unchanged: %s',
    (path) => {
      expect(returnToOf(`https://portal.test${withReturnTo('/auth/login', path)}`)).toBe(path);
    },
  );

  test.each([
    '//evil.test',
    '/\\evil.test',
    'https:evil.test',
    'https://evil.test',
    '/%2f/evil.test',
    '/%5cevil.test',
    '/\t/evil.test',
    'javascript:alert(1)',
    '/auth/login',
    '/auth/logout?x=1',
    '/%E0%A4%A',
    'evil',
    '',
  ])('is rejected if it leaves the portal: %j', (path) => {
    expect(returnTo(path)).toBeNull();
  });

  test('is omitted on the start screens', () => {
    expect(withReturnTo('/auth/login', '/')).toBe('/auth/login');
    expect(withReturnTo('/auth/login', '/clients')).toBe('/auth/login');
  });
});
