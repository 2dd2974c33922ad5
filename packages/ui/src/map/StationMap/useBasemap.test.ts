// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { StyleSpecification } from 'maplibre-gl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BasemapStyle } from '../basemap/loadStyle.ts';
import { useBasemap } from './useBasemap.ts';

vi.mock('./offlineStyle.ts', () => ({ offlineStyle: vi.fn(), lettersReady: () => Promise.resolve() }));
vi.mock('./mapLibre.ts', () => ({ groundInWorkers: () => Promise.resolve() }));

const warn = vi.spyOn(console, 'warn');

beforeEach(() => {
  vi.useFakeTimers();
  warn.mockReset().mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  cleanup();
});

const tilesOf = (name: string): StyleSpecification => ({
  version: 8,
  sources: { [name]: { type: 'raster', tiles: [`/${name}/{z}/{x}/{y}.png`] } },
  layers: [{ id: name, type: 'raster', source: name }],
});

const area: StyleSpecification = {
  version: 8,
  sources: { area: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } } },
  layers: [{ id: 'area', type: 'fill', source: 'area' }],
};

const start = (first: BasemapStyle) =>
  renderHook((style: BasemapStyle) => useBasemap({ style }, 'light', null), { initialProps: first });

/** First React renders what has loaded, and its effects start their timers. */
async function pass(milliseconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(0));
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

describe('a style whose layers use no source with tiles', () => {
  const { sources } = tilesOf('unused');
  const hidden: StyleSpecification = {
    ...tilesOf('hidden'),
    layers: [{ id: 'hidden', type: 'raster', source: 'hidden', layout: { visibility: 'none' } }],
  };
  it.each<[string, StyleSpecification]>([
    ['GeoJSON', area],
    [
      'a background, and a source that no layer uses',
      { ...area, sources, layers: [{ id: 'sea', type: 'background' }] },
    ],
    ['a hidden layer', hidden],
  ])('is shown without a wait for tiles: %s', async (_, style) => {
    const { result } = start(style);
    await pass(10_000);
    expect(result.current.isOffline).toBe(false);
    expect(warn).not.toHaveBeenCalled();
  });

  it('is replaced if MapLibre refuses it, and kept with a line in the console if a source of it fails', async () => {
    const refused = start(area);
    await pass(0);
    act(() => refused.result.current.noteError(new Error('layers.area: unknown property')));
    expect(refused.result.current.isOffline).toBe(true);
    expect(warn).toHaveBeenCalledOnce();

    const accepted = start(area);
    await pass(0);
    act(() => accepted.result.current.noteAccepted());
    act(() => accepted.result.current.noteError(new Error('area.json: 404')));
    expect(accepted.result.current.isOffline).toBe(false);
    expect(warn).toHaveBeenCalledTimes(2);
  });
});

describe('what is no style', () => {
  const noLayers = { version: 8, sources: {} } as unknown as StyleSpecification;
  const answer = (body: unknown, status = 200) => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })));
    return '/style.json';
  };
  it.each<[string, () => BasemapStyle, string]>([
    ['an object without layers', () => noLayers, 'needs version 8, sources and layers'],
    ['a loader of it', () => () => Promise.resolve(noLayers), 'needs version 8, sources and layers'],
    ['its URL', () => answer(noLayers), 'needs version 8, sources and layers'],
    ['a URL without answer', () => answer(null, 404), '/style.json answers 404'],
    ['a loader without result', () => () => undefined as never, 'needs version 8, sources and layers'],
    [
      'a loader that throws',
      () => () => {
        throw new Error('no key');
      },
      'no key',
    ],
    ['a loader that rejects', () => () => Promise.reject(new Error('no key')), 'no key'],
    ['a loader that never ends', () => () => new Promise<never>(() => {}), 'not loaded within 4 s'],
  ])('is replaced by the schematic map, with the reason in the console: %s', async (_, source, reason) => {
    const { result } = start(source());
    await pass(5000);
    expect(result.current.isOffline).toBe(true);
    expect(warn).toHaveBeenCalledOnce();
    expect(String(warn.mock.calls[0]![1])).toContain(reason);
  });
});

describe('another style while the map is shown', () => {
  it('is waited for like the first one', async () => {
    const { result, rerender } = start(tilesOf('first'));
    await pass(0);
    act(() => result.current.noteTile());
    await pass(10_000);
    expect(result.current.isOffline).toBe(false);
    const second = tilesOf('second');
    rerender(second);
    await pass(0);
    expect(result.current.style.sources).toHaveProperty('second');
    await pass(5000);
    expect(result.current.isOffline).toBe(true);
    expect(String(warn.mock.calls[0]![1])).toContain('No tile has loaded within 4 s');
  });

  it('follows the schematic map when it has loaded, and is not replaced because of the one before', async () => {
    const { result, rerender } = start(tilesOf('first'));
    await pass(3000);
    rerender(null);
    expect(result.current.isOffline).toBe(true);
    const { promise, resolve } = Promise.withResolvers<StyleSpecification>();
    const load = () => promise;
    rerender(load);
    await pass(2000);
    expect(result.current.isOffline).toBe(true);
    resolve(tilesOf('second'));
    await pass(0);
    expect(result.current.style.sources).toHaveProperty('second');
    expect(warn).not.toHaveBeenCalled();
  });
});
