import { expect, test } from 'vitest';
import { createDrafts } from './drafts.ts';

const values = { firstName: 'Ana' };

test('a draft is found again under the name of its form until it is forgotten', () => {
  const drafts = createDrafts();
  drafts.keep('account', values);
  drafts.keep('user', { firstName: 'Bor' });
  expect(drafts.get('account')).toBe(values);
  drafts.forget('account');
  expect(drafts.get('account')).toBeUndefined();
  expect(drafts.get('user')).toEqual({ firstName: 'Bor' });
});

test('the same user finds drafts again after signing in a second time', () => {
  const drafts = createDrafts();
  drafts.belongTo('usr_ana');
  drafts.keep('account', values);
  drafts.belongTo('usr_ana');
  expect(drafts.get('account')).toBe(values);
});

test('another user never sees them, nor does the first one afterwards', () => {
  const drafts = createDrafts();
  drafts.belongTo('usr_ana');
  drafts.keep('account', values);
  drafts.belongTo('usr_bor');
  expect(drafts.get('account')).toBeUndefined();
  drafts.keep('account', { firstName: 'Bor' });
  drafts.belongTo('usr_ana');
  expect(drafts.get('account')).toBeUndefined();
});

test('clearing leaves none', () => {
  const drafts = createDrafts();
  drafts.keep('account', values);
  drafts.clear();
  expect(drafts.get('account')).toBeUndefined();
});
