import { expect, it } from 'vitest';
import { fittingZoom, initialViewOf, paddingIn, paddingPx } from './fit.ts';

const at = (longitude: number, latitude: number) =>
  ({ id: `${longitude} ${latitude}`, name: '', longitude, latitude, level: 'none' }) as const;
const width = (px: number) => px + paddingPx.left + paddingPx.right;
const height = (px: number) => px + paddingPx.top + paddingPx.bottom;

it('is the zoom at which the stations fill the view', () => {
  // A world of 512 px: 90 degrees at the equator are 128 px at zoom 0.
  expect(fittingZoom([at(-45, 0), at(45, 0)], width(512), height(300))).toBe(2);
  expect(fittingZoom([at(-45, 0), at(45, 0)], width(2048), height(300))).toBe(4);
  // The edge of Web Mercator, 85.0511 degrees, is half of the world from the equator.
  expect(fittingZoom([at(0, 0), at(0, 85.0511287798066)], width(300), height(1024))).toBeCloseTo(2, 9);
});

it('leaves most of a low map to the stations', () => {
  // Of 148 px, the space for names and buttons in a higher map would leave 28.
  const { top, bottom } = paddingIn(390, 148);
  expect(148 - top - bottom).toBeGreaterThan(100);
  expect(paddingIn(400, 400)).toEqual(paddingPx);
});

it('is decided by the narrower direction', () => {
  const stations = [at(-45, -20), at(45, 20)];
  const wide = fittingZoom(stations, width(4096), height(200));
  const high = fittingZoom(stations, width(200), height(4096));
  expect(fittingZoom(stations, width(200), height(200))).toBe(Math.min(wide, high));
});

it('has no limit for a single position, and is that of the whole world without stations', () => {
  expect(fittingZoom([at(14, 46), at(14, 46)], 800, 600)).toBe(Infinity);
  expect(fittingZoom([], 800, 600)).toBe(0);
});

it('shows the world without stations, unless a link has a view', () => {
  const limits = { zoom: 18, minZoom: 10, maxZoom: 18 };
  expect(initialViewOf([], null, limits, false)).toEqual({
    bounds: [
      [-180, expect.any(Number)],
      [180, expect.any(Number)],
    ],
  });
  const view = { longitude: -3.7, latitude: 40.4, zoom: 9 };
  expect(initialViewOf([], view, limits, false)).toEqual(view);
});

it('is never below the whole world, also in a view smaller than its padding', () => {
  expect(fittingZoom([at(-179, -80), at(179, 80)], 100, 100)).toBe(0);
});

it('shows a single station among its towns on the offline map, which has no streets', () => {
  const station = { id: 'quay', name: 'Quay 7', longitude: 13.73, latitude: 45.55, level: 'none' } as const;
  const limits = { zoom: 18, minZoom: 10, maxZoom: 18 };
  expect(initialViewOf([station], null, limits, false)).toEqual({ longitude: 13.73, latitude: 45.55, zoom: 18 });
  expect(initialViewOf([station], null, limits, true)).toEqual({ longitude: 13.73, latitude: 45.55, zoom: 10 });
  expect(initialViewOf([station], null, { ...limits, zoom: 8 }, true)).toMatchObject({ zoom: 8 });
});
