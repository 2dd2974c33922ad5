// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useView, type View } from './useView.ts';

afterEach(cleanup);

const start = (from = 0, to = 100) =>
  renderHook(({ period, narrowest }) => useView(...period, narrowest), {
    initialProps: { period: [from, to] as [number, number], narrowest: 10 },
  });

it('shows the whole period at first', () => {
  const { result } = start();
  expect(result.current).toMatchObject({ view: { from: 0, to: 100 }, isZoomed: false });
});

it('shows the requested part, each change based on the last', () => {
  const { result } = start();
  const seen: View[] = [];
  const halve = (view: View) => {
    seen.push(view);
    return { from: view.from, to: (view.from + view.to) / 2 };
  };
  act(() => result.current.change(halve));
  act(() => result.current.change(halve));
  expect(seen).toEqual([
    { from: 0, to: 100 },
    { from: 0, to: 50 },
  ]);
  expect(result.current).toMatchObject({ view: { from: 0, to: 25 }, isZoomed: true });
});

it('keeps the part within the period and at least as wide as the narrowest view', () => {
  const { result } = start();
  act(() => result.current.change(() => ({ from: 98, to: 99 })));
  expect(result.current.view).toEqual({ from: 90, to: 100 });
});

it('shows the whole period again after null, or after a part as wide as the period', () => {
  const { result } = start();
  for (const whole of [null, { from: -10, to: 110 }]) {
    act(() => result.current.change(() => ({ from: 20, to: 40 })));
    act(() => result.current.change(() => whole));
    expect(result.current).toMatchObject({ view: { from: 0, to: 100 }, isZoomed: false });
  }
});

it.each([
  ['begins later', [10, 100]],
  ['ends later', [0, 200]],
] as const)('shows a new period whole that %s, and starts changes from it', (_, [from, to]) => {
  const { result, rerender } = start();
  act(() => result.current.change(() => ({ from: 20, to: 40 })));
  rerender({ period: [from, to], narrowest: 10 });
  expect(result.current).toMatchObject({ view: { from, to }, isZoomed: false });
  let given: View | undefined;
  act(() =>
    result.current.change((view) => {
      given = view;
      return { from: 50, to: 80 };
    }),
  );
  expect(given).toEqual({ from, to });
  expect(result.current).toMatchObject({ view: { from: 50, to: 80 }, isZoomed: true });
});

it('follows a new narrowest view', () => {
  const { result, rerender } = start();
  rerender({ period: [0, 100], narrowest: 40 });
  act(() => result.current.change(() => ({ from: 50, to: 52 })));
  expect(result.current.view).toEqual({ from: 31, to: 71 });
});

it('returns the same objects until something changes', () => {
  const { result, rerender } = start();
  const before = result.current;
  rerender({ period: [0, 100], narrowest: 10 });
  expect(result.current.view).toBe(before.view);
  expect(result.current.change).toBe(before.change);
});
