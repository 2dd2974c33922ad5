import type { Series } from '@zrak/api-client';
import { describe, expect, it } from 'vitest';
import { draftOf, emptyDraft, ruleOf } from './alertDraft.ts';

const series = { id: 'ser_x', nativeInterval: 'PT1H' } as Series;
const draft = { ...emptyDraft('loc_x'), threshold: 0 };

describe('a draft', () => {
  it('becomes a rule when it is complete', () => {
    expect(ruleOf(draft, series)).toEqual({
      kind: 'above',
      seriesId: 'ser_x',
      threshold: 0,
      interval: 'PT1H',
      intervals: 1,
    });
    expect(ruleOf(draft, undefined)).toBeNull();
    expect(ruleOf({ ...draft, threshold: null }, series)).toBeNull();
    expect(ruleOf({ ...draft, intervals: null }, series)).toBeNull();
    expect(ruleOf({ ...draft, kind: 'silence', hours: null }, undefined)).toBeNull();
  });

  it('sends no shorter averaging time than the series has', () => {
    expect(ruleOf({ ...draft, interval: 'PT15M' }, series)).toMatchObject({ interval: 'PT1H' });
  });

  it('of a subscription becomes the same rule again', () => {
    const rule = { kind: 'silence', locationId: 'loc_x', hours: 12 } as const;
    const subscription = { rule, locationId: 'loc_x' } as Parameters<typeof draftOf>[0];
    expect(ruleOf(draftOf(subscription), undefined)).toEqual(rule);
  });
});
