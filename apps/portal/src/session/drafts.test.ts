import { expect, test } from 'vitest';
import { createDrafts } from './drafts.ts';

const values = { firstName: 'Ana' };

test('restores a draft under the name of its form until it is cleared', () => {
  const drafts = createDrafts();
  drafts.keep('account', values);
  drafts.keep('user', { firstName: 'Bor' });
  expect(drafts.get('account')).toBe(values);
  drafts.remove('account');
  expect(drafts.get('account')).toBeUndefined();
  expect(drafts.get('user')).toEqual({ firstName: 'Bor' });
});

test('restores drafts when the same user signs in again', () => {
  const drafts = createDrafts();
  drafts.setOwner('usr_ana');
  drafts.keep('account', values);
  drafts.setOwner('usr_ana');
  expect(drafts.get('account')).toBe(values);
});

test('hides drafts from another user, and from the first one afterwards', () => {
  const drafts = createDrafts();
  drafts.setOwner('usr_ana');
  drafts.keep('account', values);
  drafts.setOwner('usr_bor');
  expect(drafts.get('account')).toBeUndefined();
  drafts.keep('account', { firstName: 'Bor' });
  drafts.setOwner('usr_ana');
  expect(drafts.get('account')).toBeUndefined();
});

test('clears all drafts', () => {
  const drafts = createDrafts();
  drafts.keep('account', values);
  drafts.clear();
  expect(drafts.get('account')).toBeUndefined();
});
