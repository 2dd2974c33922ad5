// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useView, type View } from './useView.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const start = (from = 0, to = 100) =>
  renderHook(({ period, ...rest }: Props) => useView({ from: period[0], to: period[1], zoom: null, ...rest }), {
    initialProps: { period: [from, to], narrowest: 10 },
  });

interface Props {
  period: readonly [number, number];
  narrowest: number;
  zoom?: View | null;
  onZoomChange?: (zoom: View | null) => void;
}

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

it('begins with the zoom of the app, reports another one when it stops moving, and follows the app again', () => {
  vi.useFakeTimers();
  const onZoomChange = vi.fn();
  const { result, rerender } = start();
  const show = (zoom: View | null, period: readonly [number, number] = [0, 100]) =>
    rerender({ period, narrowest: 10, zoom, onZoomChange });
  show({ from: 20, to: 40 });
  expect(result.current).toMatchObject({ view: { from: 20, to: 40 }, isZoomed: true });
  act(() => result.current.change(({ from, to }) => ({ from: from + 10, to: to + 10 })));
  act(() => result.current.change(({ from, to }) => ({ from: from + 10, to: to + 10 })));
  act(() => void vi.runAllTimers());
  expect(onZoomChange.mock.calls).toEqual([[{ from: 40, to: 60 }]]);
  show({ from: 40, to: 60 });
  expect(result.current.view).toEqual({ from: 40, to: 60 });
  show(null);
  expect(result.current).toMatchObject({ view: { from: 0, to: 100 }, isZoomed: false });
  // The zoom of a period that is still loading.
  show({ from: 220, to: 240 });
  expect(result.current).toMatchObject({ view: { from: 0, to: 100 }, isZoomed: false });
  show({ from: 220, to: 240 }, [200, 300]);
  expect(result.current.view).toEqual({ from: 220, to: 240 });
  act(() => void vi.runAllTimers());
  expect(onZoomChange).toHaveBeenCalledOnce();
});

it('reports a zoom once, however often the app renders with new functions and objects', () => {
  vi.useFakeTimers();
  const seen = vi.fn();
  const zoom = { from: 20, to: 40 };
  const { result, rerender } = start();
  const show = (given: View | null) =>
    rerender({ period: [0, 100], narrowest: 10, zoom: given && { ...given }, onZoomChange: (next) => seen(next) });
  show(zoom);
  act(() => result.current.change(() => ({ from: 50, to: 70 })));
  for (let time = 0; time < 2000; time += 100) {
    act(() => void vi.advanceTimersByTime(100));
    show(zoom);
  }
  expect(seen.mock.calls).toEqual([[{ from: 50, to: 70 }]]);
  const { view } = result.current;
  show(zoom);
  expect(result.current.view).toBe(view);
});
