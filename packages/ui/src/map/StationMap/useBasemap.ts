import type { StyleSpecification } from 'maplibre-gl';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { MapColors, offlineStyle } from './offlineStyle.ts';

export interface Basemap {
  /** Style by URL, needing no key; `null` for the offline map at once. */
  styleUrl?: string | null;
  /** In the dark theme; the light one serves both when left out. */
  darkStyleUrl?: string;
}

type Loaded = { url: string; style: StyleSpecification } | 'failed' | null;

/** Whoever waits longer than this for a map thinks that it is broken. */
const PATIENCE = 4000;

/** The online style if it comes in time, else the one we carry with us. */
export function useBasemap(
  { styleUrl = null, darkStyleUrl }: Basemap,
  theme: 'light' | 'dark',
  colors: MapColors | null,
  home: readonly [number, number] | null,
) {
  const url = theme === 'dark' ? (darkStyleUrl ?? styleUrl) : styleUrl;
  const [loaded, setLoaded] = useState<Loaded>(null);
  const [makeOffline, setMakeOffline] = useState<typeof offlineStyle | null>(null);
  const isOffline = url === null || loaded === 'failed';

  useEffect(() => {
    if (url === null) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), PATIENCE);
    let isCurrent = true;
    fetchStyle(url, controller.signal)
      .then((style) => isCurrent && setLoaded({ url, style }))
      .catch(() => isCurrent && setLoaded('failed'))
      .finally(() => clearTimeout(timer));
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      controller.abort();
    };
  }, [url]);

  useEffect(() => {
    if (!isOffline) return undefined;
    let isCurrent = true;
    void import('./offlineStyle.ts').then((module) => isCurrent && setMakeOffline(() => module.offlineStyle));
    return () => {
      isCurrent = false;
    };
  }, [isOffline]);

  const [longitude, latitude] = home ?? [];
  const style = useMemo<StyleSpecification>(() => {
    if (isOffline && makeOffline && colors) {
      return makeOffline(colors, longitude === undefined || latitude === undefined ? null : [longitude, latitude]);
    }
    if (!isOffline && loaded) return loaded.style;
    const ground = {
      id: 'ground',
      type: 'background' as const,
      paint: { 'background-color': colors?.land ?? '#fbfbf9' },
    };
    return { version: 8, sources: {}, layers: [ground] };
  }, [isOffline, makeOffline, colors, loaded, longitude, latitude]);

  /** A style may come and its tiles not. */
  const fail = useCallback(() => setLoaded('failed'), []);

  return { style, isOffline, fail };
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
