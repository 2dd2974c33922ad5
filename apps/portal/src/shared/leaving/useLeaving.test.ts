// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { createElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { type Leaving, useLeaving } from './useLeaving.ts';

afterEach(cleanup);

/** A form with unsaved input, which is asked to go to another page. */
async function leaveForm() {
  const onLeave = vi.fn<() => void>();
  const shown: (Leaving | null)[] = [];
  const Form = () => {
    shown.push(useLeaving(true, onLeave));
    return null;
  };
  const router = createMemoryRouter([
    { path: '/', element: createElement(Form) },
    { path: '/other', element: null },
  ]);
  render(createElement(RouterProvider, { router }));
  await act(() => router.navigate('/other'));
  expect(router.state.location.pathname).toBe('/');
  return { onLeave, router, leaving: shown.at(-1)! };
}

it('leaves once, however often the button is pressed before the page has changed', async () => {
  const { onLeave, router, leaving } = await leaveForm();
  await act(async () => {
    leaving.leave();
    leaving.leave();
  });
  expect([router.state.location.pathname, onLeave.mock.calls.length]).toEqual(['/other', 1]);
});

it('stays, also if the other button is pressed before the question has gone', async () => {
  const { onLeave, router, leaving } = await leaveForm();
  await act(async () => {
    leaving.stay();
    leaving.leave();
  });
  expect([router.state.location.pathname, onLeave.mock.calls.length]).toEqual(['/', 0]);
});
