// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CurrentUser } from '../session/session.ts';
import { createDrafts } from '../session/drafts.ts';
import { renderHookInApp } from '../testing/renderHookInApp.tsx';
import { useKeptState } from './useKeptState.ts';

afterEach(cleanup);

let drafts: ReturnType<typeof createDrafts>;
let user: CurrentUser | null;
beforeEach(() => {
  drafts = createDrafts();
  drafts.setOwner('ana');
  user = { id: 'ana' } as CurrentUser;
});

const open = (form = 'alert', initial = 'first') =>
  renderHookInApp(() => useKeptState(form, () => initial), { drafts, user: () => user });

/** Enters a text in the form. */
const type = ({ result }: ReturnType<typeof open>, text: string) => act(() => result.current[1](text));

it('starts with the initial value and follows what is entered', () => {
  const form = open();
  expect(form.result.current[0]).toBe('first');
  type(form, 'second');
  expect(form.result.current[0]).toBe('second');
});

it('is found again after the session has ended', () => {
  const form = open();
  type(form, 'second');
  user = null;
  form.unmount();
  expect(open('other').result.current[0]).toBe('first');
  expect(open().result.current[0]).toBe('second');
});

it('is discarded by a user who leaves the form', () => {
  const form = open();
  type(form, 'second');
  form.unmount();
  expect(open().result.current[0]).toBe('first');
});

it('is discarded when the user signs out', () => {
  const form = open();
  type(form, 'second');
  drafts.clear();
  user = null;
  form.unmount();
  expect(open().result.current[0]).toBe('first');
});
