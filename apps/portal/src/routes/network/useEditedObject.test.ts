// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createDrafts } from '../../session/drafts.ts';
import { renderHookInApp } from '../../testing/renderHookInApp.tsx';
import { useEditedObject } from './useEditedObject.ts';

afterEach(cleanup);

const stored = { name: 'Quay', note: '' };

function edit(first: typeof stored) {
  const services = { drafts: createDrafts(), user: () => null };
  const { result } = renderHookInApp(() => useEditedObject('station', stored), services);
  act(() => result.current.setDraft(first));
  return result;
}

it('discards the draft that was saved', () => {
  const form = edit({ name: 'Quay 7', note: '' });
  act(() => form.current.saved(form.current.draft));
  expect(form.current).toMatchObject({ draft: stored, isDirty: false });
});

it('keeps input that was made while it was being saved, from what was saved on', () => {
  const form = edit({ name: 'Quay 7', note: '' });
  const sent = form.current;
  act(() => form.current.setDraft({ name: 'Quay 7', note: 'New' }));
  act(() => sent.saved(sent.draft));
  expect(form.current).toMatchObject({
    draft: { name: 'Quay 7', note: 'New' },
    loaded: { name: 'Quay 7', note: '' },
    isDirty: true,
  });
  act(() => form.current.setDraft({ name: 'Quay 7', note: '' }));
  expect(form.current.isDirty).toBe(false);
});

it('keeps the rest of what was entered', () => {
  const form = edit({ name: 'Quay 7', note: 'Sent' });
  const sent = form.current;
  act(() => form.current.setDraft({ name: 'Quay 8', note: 'Sent' }));
  act(() => sent.saved(sent.draft, (draft) => ({ ...draft, note: '' })));
  expect(form.current.draft).toEqual({ name: 'Quay 8', note: '' });
});
