import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Theme from './theme.ts';

let dark: EventTarget & { matches: boolean };
let page: { dataset: Record<string, string> };
let bars: { media: string; dataset: { of: string } }[];
const observers: { listener: () => void; target?: unknown; options?: unknown; isOn: boolean }[] = [];
let theme: typeof Theme;
const matchMedia = vi.fn((_: string) => dark);

class Observer {
  readonly #own: (typeof observers)[number];
  constructor(listener: () => void) {
    this.#own = { listener, isOn: false };
    observers.push(this.#own);
  }
  observe(target: unknown, options: unknown) {
    Object.assign(this.#own, { target, options, isOn: true });
  }
  disconnect() {
    this.#own.isOn = false;
  }
}

beforeEach(async () => {
  dark = Object.assign(new EventTarget(), { matches: false });
  page = { dataset: {} };
  bars = ['light', 'dark'].map((of) => ({ media: '', dataset: { of } }));
  observers.length = 0;
  matchMedia.mockClear();
  vi.stubGlobal('matchMedia', matchMedia);
  vi.stubGlobal('document', { documentElement: page, querySelectorAll: () => bars });
  vi.stubGlobal('MutationObserver', Observer);
  vi.resetModules();
  theme = await import('./theme.ts');
});
afterEach(() => vi.unstubAllGlobals());

const systemTurns = (isDark: boolean) => {
  dark.matches = isDark;
  dark.dispatchEvent(new Event('change'));
};

test('follows the theme of the system, also when it changes', () => {
  expect(matchMedia).toHaveBeenCalledWith('(prefers-color-scheme: dark)');
  theme.applyTheme('system');
  expect(page.dataset).toEqual({ theme: 'light' });
  expect(theme.themeStore.get()).toBe('light');
  systemTurns(true);
  expect(page.dataset).toEqual({ theme: 'dark' });
  expect(theme.themeStore.get()).toBe('dark');
});

test('follows the system before a theme is applied', () => {
  systemTurns(true);
  expect(page.dataset).toEqual({ theme: 'dark' });
});

test('a chosen theme stays when the system changes', () => {
  theme.applyTheme('dark');
  expect(page.dataset).toEqual({ theme: 'dark' });
  systemTurns(false);
  expect(page.dataset).toEqual({ theme: 'dark' });
  theme.applyTheme('light');
  systemTurns(true);
  expect(page.dataset).toEqual({ theme: 'light' });
});

test('the bars of the browser have the colour of the theme', () => {
  const shown = () => bars.map(({ media }) => media);
  theme.applyTheme('dark');
  expect(shown()).toEqual(['not all', 'all']);
  theme.applyTheme('light');
  expect(shown()).toEqual(['all', 'not all']);
  theme.applyTheme('system');
  expect(shown()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
});

test('notifies subscribers of a change until they unsubscribe', () => {
  const listener = vi.fn();
  const stop = theme.themeStore.subscribe(listener);
  expect(observers).toEqual([
    { listener: expect.any(Function), target: page, options: { attributeFilter: ['data-theme'] }, isOn: true },
  ]);
  observers[0]!.listener();
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  expect(observers[0]!.isOn).toBe(false);
});
