import { describe, expect, it } from 'vitest';
import { verdictOf } from './verdict.ts';

describe('verdictOf', () => {
  it('is the index that the server sends', () => {
    const index = {
      standard: 'eu2024',
      band: 3,
      label: 'Moderate',
      color: '#F0E641',
      decidedBy: 'NO2',
      time: '',
    } as const;
    const warning = { level: 'low', color: '#E3B505', basis: 'index' } as const;
    expect(verdictOf({ warning, index })).toMatchObject({ kind: 'index', index: { band: 3 }, warning: undefined });
  });

  it('has a level that we do not know as a warning without one', () => {
    const warning = { level: 'purple' as 'low', color: '#E3B505', label: '' };
    expect(verdictOf({ warning })).toEqual({
      kind: 'warning',
      latestAt: undefined,
      warning: { level: 'unrated', color: '#e3b505', label: undefined, basis: undefined },
    });
  });
});
