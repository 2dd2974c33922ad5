import { describe, expect, it } from 'vitest';
import { isPeriodName, lastWhole, shifted } from './periods.ts';

describe('periods', () => {
  it('are months and years', () => {
    expect(['2026', '2026-01', '2026-12'].every(isPeriodName)).toBe(true);
    expect(['2026-13', '2026-1', '1026', '2026-10-01', ''].some(isPeriodName)).toBe(false);
  });

  it('continue over the turn of a year', () => {
    expect(shifted('2026-12', 1)).toBe('2027-01');
    expect(shifted('2026-01', -1)).toBe('2025-12');
    expect(shifted('2026', -1)).toBe('2025');
  });

  it('are complete when the next one has begun', () => {
    expect(lastWhole('month', Date.UTC(2026, 0, 3))).toBe('2025-12');
    expect(lastWhole('year', Date.UTC(2026, 5, 3))).toBe('2025');
  });
});
