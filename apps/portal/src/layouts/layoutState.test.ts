// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { createLayoutState } from './layoutState.ts';

beforeEach(() => localStorage.clear());

test('the layout is horizontal with a light top bar', () => {
  expect(createLayoutState().current()).toEqual({ layout: 'horizontal', topBarTheme: 'light' });
});

test('a change is reported, and kept for the next visit', () => {
  const { current, subscribe, changeLayout, changeTopBarTheme } = createLayoutState();
  const seen = vi.fn();
  const stop = subscribe(seen);
  changeLayout('vertical');
  expect(current()).toEqual({ layout: 'vertical', topBarTheme: 'light' });
  changeTopBarTheme('dark');
  expect(current()).toEqual({ layout: 'vertical', topBarTheme: 'dark' });
  expect(seen).toHaveBeenCalledTimes(2);
  stop();
  expect(createLayoutState().current()).toEqual({ layout: 'vertical', topBarTheme: 'dark' });
  changeLayout('horizontal');
  expect(seen).toHaveBeenCalledTimes(2);
});

test('a stored value that is no choice is ignored', () => {
  localStorage.setItem('layout', 'diagonal');
  localStorage.setItem('topBarTheme', '');
  expect(createLayoutState().current()).toEqual({ layout: 'horizontal', topBarTheme: 'light' });
});
