import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAddressBar, type Navigate, settleMs } from './addressBar.ts';

/** A browser with a router whose navigation completes on command. */
function browser(search = '') {
  let address = { search, entry: 'first' };
  let entries = 1;
  const arrivals: (() => void)[] = [];
  const navigations: { search: string; replace: boolean }[] = [];
  const bar = createAddressBar({
    search: () => address.search,
    href: () => `https://portal.test/map${address.search}`,
    entry: () => address.entry,
    replaceSearch: (next) => (address = { ...address, search: next }),
  });
  const navigate: Navigate = (to, { replace }) => {
    navigations.push({ search: to.search, replace });
    return new Promise<void>((done) => {
      arrivals.push(() => {
        address = { search: `?${to.search}`, entry: `entry ${++entries}` };
        done();
      });
    });
  };
  const set = (name: string, value: string | null) => (params: URLSearchParams) => {
    const next = new URLSearchParams(params);
    if (value === null) next.delete(name);
    else next.set(name, value);
    return next;
  };
  return {
    bar,
    navigations,
    change: (name: string, value: string | null, replace = true) => bar.change(set(name, value), { replace, navigate }),
    note: (name: string, value: string | null) => bar.note(set(name, value)),
    /** Completes the last navigation. */
    arrive: async () => {
      await Promise.resolve();
      arrivals.at(-1)?.();
      await Promise.resolve();
      await Promise.resolve();
    },
    /** The user follows a link. */
    go: (next: string) => (address = { search: next, entry: `entry ${++entries}` }),
    shown: () => address.search,
    entry: () => address.entry,
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('combines the changes of one task into one navigation, and keeps the other values', async () => {
  const { change, navigations, arrive, shown } = browser('?utm=1&by=O3');
  change('period', 'month');
  change('by', null);
  expect(navigations).toEqual([]);
  await arrive();
  expect(navigations).toEqual([{ search: 'utm=1&period=month', replace: true }]);
  expect(shown()).toBe('?utm=1&period=month');
});

test('bases a change during a navigation on its target', async () => {
  const { change, navigations, arrive } = browser();
  change('period', 'month', false);
  await Promise.resolve();
  change('regime', 'who');
  await arrive();
  expect(navigations).toEqual([
    { search: 'period=month', replace: false },
    { search: 'period=month&regime=who', replace: false },
  ]);
  change('scale', 'log');
  await arrive();
  expect(navigations.at(-1)).toEqual({ search: 'period=month&regime=who&scale=log', replace: true });
});

test('bases a change after another navigation on the new address', async () => {
  const { change, navigations, go, arrive } = browser();
  change('period', 'month');
  await Promise.resolve();
  go('?station=a');
  change('by', 'O3');
  await arrive();
  expect(navigations.at(-1)?.search).toBe('station=a&by=O3');
});

test('does not navigate without a change', async () => {
  const { change, navigations, arrive } = browser('?period=month');
  change('period', 'month');
  await arrive();
  expect(navigations).toEqual([]);
});

test('makes a noted value available at once, and writes it to the browser’s address after a delay', () => {
  const { bar, note, shown, navigations } = browser('?by=O3');
  const listener = vi.fn();
  const stop = bar.subscribe(listener);
  note('find', 'c');
  vi.advanceTimersByTime(settleMs - 1);
  note('find', 'ce');
  expect(bar.textOf(['find', 'at'], '?by=O3', 'first')).toBe('find=ce');
  expect(bar.textOf(['by'], '?by=O3', 'first'), 'others see no change').toBe('by=O3');
  vi.advanceTimersByTime(settleMs - 1);
  expect(shown()).toBe('?by=O3');
  vi.advanceTimersByTime(1);
  expect(shown()).toBe('?by=O3&find=ce');
  note('by', null);
  note('find', null);
  vi.advanceTimersByTime(settleMs);
  expect(shown()).toBe('');
  expect(navigations).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(4);
  stop();
  note('find', 'x');
  expect(listener).toHaveBeenCalledTimes(4);
});

test('includes values in a navigation that were noted before or during it', async () => {
  const { change, note, navigations, arrive, shown } = browser();
  note('map', '8_46_14');
  change('station', 'a');
  await Promise.resolve();
  note('map', '9_46_14');
  vi.advanceTimersByTime(settleMs);
  expect(shown(), 'nothing is written in between').toBe('');
  await arrive();
  expect(navigations.at(-1)?.search).toBe('map=9_46_14&station=a');
  expect(shown()).toBe('?map=9_46_14&station=a');
});

test('does not write noted values into another history entry', () => {
  const { bar, note, go, shown, entry } = browser();
  note('find', 'c');
  go('?by=O3');
  vi.advanceTimersByTime(settleMs);
  expect(shown()).toBe('?by=O3');
  expect(bar.textOf(['find'], '?by=O3', entry())).toBe('');
  expect(bar.current().toString()).toBe('by=O3');
});
