import { expect, it } from 'vitest';
import { paddingPx } from './fit.ts';
import { placesInView } from './placesInView.ts';

const at = (longitude: number, latitude: number) =>
  ({ id: `${longitude} ${latitude}`, name: '', longitude, latitude, level: 'none' }) as const;
const limits = { zoom: 18, minZoom: 10, maxZoom: 18 };
const opening = { limits, isOffline: false };
const size = { width: 1000, height: 800 };

it('spans the free width, or the free height if that decides', () => {
  const [west, east] = placesInView([at(13, 46), at(16, 46)], opening, size);
  expect(west![0]).toBeCloseTo(paddingPx.left, 6);
  expect(east![0]).toBeCloseTo(1000 - paddingPx.right, 6);
  const [south, north] = placesInView([at(14, 42), at(14, 49)], opening, size);
  expect(south![1]).toBeCloseTo(800 - paddingPx.bottom, 6);
  expect(north![1]).toBeCloseTo(paddingPx.top, 6);
});

it('leaves out the edges that are covered', () => {
  const [west, east] = placesInView([at(13, 46), at(16, 46)], opening, { ...size, inset: { left: 384, bottom: 112 } });
  expect(west![0]).toBeCloseTo(384 + paddingPx.left, 6);
  expect(east![0]).toBeCloseTo(1000 - paddingPx.right, 6);
  expect(west![1]).toBeCloseTo((800 - 112 + paddingPx.top - paddingPx.bottom) / 2, 6);
});

it('shows a single station, and the view of a link, in the middle of what is free', () => {
  expect(placesInView([at(14, 46)], opening, { ...size, inset: { left: 400 } })).toEqual([[700, 400]]);
  const view = { longitude: 14, latitude: 0, zoom: 0 };
  const [middle, east] = placesInView([at(14, 0), at(104, 0)], { ...opening, view }, size);
  expect(middle![0]).toBeCloseTo(500, 6);
  // A quarter of a world of 512 px.
  expect(east![0]).toBeCloseTo(628, 6);
});

it('spans most of a low map', () => {
  const [south, north] = placesInView([at(14, 42), at(14, 49)], opening, { width: 390, height: 148 });
  expect(south![1] - north![1]).toBeGreaterThan(100);
  expect(north![1]).toBeGreaterThan(16);
  expect(south![1]).toBeLessThan(148 - 16);
});
