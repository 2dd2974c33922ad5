import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CurrentUser } from './session.ts';
import { memoryStorage } from '../testing/memoryStorage.ts';
import { createDrafts } from './drafts.ts';
import { restoreDrafts, saveDrafts } from './draftsAcrossReload.ts';

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

const pageOf = (id: string | null) => ({
  drafts: createDrafts(),
  user: () => (id === null ? null : ({ id } as CurrentUser)),
});

test('restores drafts once after a reload', () => {
  const page = pageOf('usr_ana');
  page.drafts.keep('alert', { value: { hours: 17 } });
  saveDrafts(page);
  const reloaded = pageOf('usr_ana');
  restoreDrafts(reloaded);
  expect(reloaded.drafts.get('alert')).toEqual({ value: { hours: 17 } });
  const again = pageOf('usr_ana');
  restoreDrafts(again);
  expect(again.drafts.all()).toEqual([]);
});

test('gives them to no other user', () => {
  const page = pageOf('usr_ana');
  page.drafts.keep('alert', { value: 1 });
  saveDrafts(page);
  for (const id of ['usr_bor', null]) {
    const other = pageOf(id);
    restoreDrafts(other);
    expect(other.drafts.all()).toEqual([]);
  }
});
