// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import type { MapRef } from 'react-map-gl/maplibre';
import { afterEach, expect, it, vi } from 'vitest';
import type { MapView } from './mapView.ts';
import { useTarget } from './useTarget.ts';

vi.mock('./motionDuration.ts', () => ({ motionDuration: () => ({ duration: 0 }), userInitiated: {} }));

afterEach(cleanup);

const targetOf = (more: Partial<MapView> = {}): MapView => ({ longitude: 14.5, latitude: 46, zoom: 9, ...more });

function start(first: MapView | null) {
  const easeTo = vi.fn();
  const ref = { current: { easeTo } as unknown as MapRef };
  return { easeTo, ...renderHook((target: MapView | null) => useTarget(ref, true, target), { initialProps: first }) };
}

it('moves the map to each new target, not to an equal one', () => {
  const { easeTo, rerender } = start(targetOf());
  expect(easeTo).toHaveBeenCalledOnce();
  expect(easeTo.mock.calls[0]![0]).toMatchObject({ center: [14.5, 46], zoom: 9 });
  rerender(targetOf());
  expect(easeTo).toHaveBeenCalledOnce();
  rerender(targetOf({ zoom: 10 }));
  expect(easeTo).toHaveBeenCalledTimes(2);
});

it('moves to the same target again after there was none', () => {
  const { easeTo, rerender } = start(targetOf());
  rerender(null);
  rerender(targetOf());
  expect(easeTo).toHaveBeenCalledTimes(2);
});

it.each([{ longitude: NaN }, { latitude: Infinity }, { latitude: 91 }, { zoom: NaN }])(
  'ignores a target with %o',
  (more) => {
    expect(start(targetOf(more)).easeTo).not.toHaveBeenCalled();
  },
);
