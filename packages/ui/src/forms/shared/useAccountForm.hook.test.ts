// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import type { Resolver } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import { UiProvider } from '../../i18n/UiProvider.tsx';
import { useAccountForm } from './useAccountForm.ts';

interface Values {
  email: string;
}

afterEach(cleanup);

const needsAt: Resolver<Values> = (values) =>
  values.email.includes('@') ? { values, errors: {} } : { values: {}, errors: { email: { type: 'at', message: '@' } } };

/** As in a browser, where an import that is repeated ends in a later task. */
const later = () => new Promise<void>((done) => setTimeout(done, 20));

function start(loadRules: () => Promise<() => Resolver<Values>>) {
  const sent: string[] = [];
  const { result } = renderHook(() =>
    useAccountForm<Values>({
      loadRules,
      defaultValues: { email: 'nowhere' },
      onSubmit: ({ email }) => void sent.push(email),
      isPending: false,
      errorMessage: undefined,
    }),
  );
  return { result, sent };
}

it('judges the values that were submitted, not those typed meanwhile', async () => {
  const { result, sent } = start(() => later().then(() => () => needsAt));
  await act(later);
  await act(async () => {
    const submission = result.current.submit();
    result.current.methods.setValue('email', 'vida@example.org');
    await submission;
  });
  expect(sent).toEqual([]);
});

it('sends without rules that do not load, and with them as soon as they do', async () => {
  let isOnline = false;
  const { result, sent } = start(() =>
    isOnline ? Promise.resolve(() => needsAt) : Promise.reject(new Error('offline')),
  );
  await act(() => result.current.submit());
  expect(sent).toEqual(['nowhere']);
  isOnline = true;
  await act(() => result.current.submit());
  expect(sent).toEqual(['nowhere']);
});

it('keeps the summary of errors when more texts of the same language come, not when the language changes', async () => {
  const refused: Resolver<Values & { name: string }> = () => ({
    values: {},
    errors: { email: { type: 'missing', message: 'No email' }, name: { type: 'missing', message: 'No name' } },
  });
  const loadRules = () => Promise.resolve(() => refused);
  let shown = { locale: 'sl', messages: {} };
  const wrapper = (props: { children: ReactNode }) => createElement(UiProvider, { ...shown, ...props });
  const { result, rerender } = renderHook(
    () =>
      useAccountForm<Values & { name: string }>({
        loadRules,
        defaultValues: { email: '', name: '' },
        onSubmit() {},
        isPending: false,
        errorMessage: undefined,
      }),
    { wrapper },
  );
  await act(() => result.current.submit());
  const { summary } = result.current;
  expect(summary).toBeTruthy();

  shown = { locale: 'sl', messages: { more: 'Več' } };
  await act(async () => rerender());
  expect(result.current.summary).toBe(summary);

  shown = { locale: 'de', messages: {} };
  await act(async () => rerender());
  expect(result.current.summary).toBeNull();
});
