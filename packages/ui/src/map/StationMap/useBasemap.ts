import type { StyleSpecification } from 'maplibre-gl';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { onGround } from './onGround.ts';
import type { MapColors, offlineStyle } from './offlineStyle.ts';

/** A style, its URL, or a function that loads one; `null` for the offline map. */
export type BasemapStyle = string | StyleSpecification | (() => Promise<StyleSpecification>) | null;

/** Values other than URLs must keep their identity: a new object creates a new map. */
export interface Basemap {
  style?: BasemapStyle;
  /** Style for the dark theme; by default the light one is used for both. */
  darkStyle?: Exclude<BasemapStyle, null>;
}

type Loaded = StyleSpecification | 'failed' | null;

const nothing: StyleSpecification = { version: 8, sources: {}, layers: [] };

/** Milliseconds until the style, and then until the first tile. After a longer wait the map seems broken. */
const timeoutMs = 4000;

/** The online style if it loads in time, otherwise the bundled one. */
export function useBasemap(
  { style: light = null, darkStyle }: Basemap,
  theme: 'light' | 'dark',
  colors: MapColors | null,
) {
  const source = theme === 'dark' ? (darkStyle ?? light) : light;
  const [loaded, setLoaded] = useState<Loaded>(null);
  const [hasTiles, setHasTiles] = useState(false);
  const [makeOffline, setMakeOffline] = useState<typeof offlineStyle | null>(null);
  /** Whether the offline basemap has not loaded. */
  const [isBare, setBare] = useState(false);
  const isOffline = source === null || loaded === 'failed';

  useEffect(() => {
    if (source === null) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), timeoutMs);
    let isCurrent = true;
    void loadStyle(source, controller.signal)
      .catch((): Loaded => 'failed')
      .then((style) => isCurrent && setLoaded(style))
      .finally(() => clearTimeout(timer));
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      controller.abort();
    };
  }, [source]);

  // A style may load without its tiles.
  const isWaiting = !isOffline && !hasTiles && loaded !== null && Object.keys(loaded.sources).length > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLoaded('failed'), timeoutMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  useEffect(() => {
    if (!isOffline) return undefined;
    let isCurrent = true;
    const load = async () => {
      const [module, { groundInWorkers }] = await Promise.all([import('./offlineStyle.ts'), import('./mapLibre.ts')]);
      // MapLibre reports a ground that has not loaded.
      await Promise.allSettled([module.lettersReady(), groundInWorkers()]);
      if (isCurrent) setMakeOffline(() => module.offlineStyle);
    };
    load().catch((error: unknown) => {
      console.warn('The map has no background:', error);
      if (isCurrent) setBare(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [isOffline]);

  const style = useMemo<StyleSpecification>(() => {
    if (isOffline && makeOffline && colors) return makeOffline(colors);
    return onGround(!isOffline && loaded ? loaded : nothing, colors?.land ?? '#f6f4ee');
  }, [isOffline, makeOffline, colors, loaded]);

  const noteTile = useCallback(() => setHasTiles(true), []);
  /** Falls back to the offline basemap only before the first tile: later errors concern single tiles. */
  const noteError = useCallback(() => {
    if (!hasTiles) setLoaded('failed');
  }, [hasTiles]);

  return { style, isOffline, isBare, noteTile, noteError };
}

function loadStyle(source: NonNullable<BasemapStyle>, signal: AbortSignal): Promise<StyleSpecification> {
  if (typeof source === 'string') return fetchStyle(source, signal);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The map style did not come in time')));
  });
  return Promise.race([typeof source === 'function' ? source() : source, late]);
}

async function fetchStyle(url: string, signal: AbortSignal): Promise<StyleSpecification> {
  const response = await fetch(url, { signal });
  const style: unknown = response.ok ? await response.json() : null;
  if (!isStyle(style)) throw new Error('Not a map style');
  return style;
}

function isStyle(value: unknown): value is StyleSpecification {
  return typeof value === 'object' && value !== null && 'layers' in value && 'version' in value && value.version === 8;
}
