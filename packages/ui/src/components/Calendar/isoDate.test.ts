import { describe, expect, it } from 'vitest';
import { dateProp, toCalendarDate } from './isoDate.ts';

describe('toCalendarDate', () => {
  it('parses a day', () => {
    expect(String(toCalendarDate('2026-11-21'))).toBe('2026-11-21');
  });

  it.each([null, '', 'yesterday', '2026-02-30', '2026-11-21T10:00', '21. 11. 2026'])('rejects %s', (text) => {
    expect(toCalendarDate(text)).toBeNull();
  });
});

describe('dateProp', () => {
  it('distinguishes a null date from a missing prop', () => {
    expect(dateProp('value', undefined)).toEqual({});
    expect(dateProp('value', null)).toEqual({ value: null });
  });
});
