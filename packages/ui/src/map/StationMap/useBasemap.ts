import type { StyleSpecification } from 'maplibre-gl';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type BasemapStyle, loadStyle, usesTiles } from '../basemap/loadStyle.ts';
import { onGround } from './onGround.ts';
import type { MapColors, offlineStyle } from './offlineStyle.ts';

/** Values other than URLs must keep their identity: a new object creates a new map. */
export interface Basemap {
  style?: BasemapStyle;
  /** Style for the dark theme; by default the light one is used for both. */
  darkStyle?: Exclude<BasemapStyle, null>;
}

interface Shown {
  /** The source for which it is shown. */
  source: BasemapStyle;
  /** `null` for the offline map. */
  style: StyleSpecification | null;
}

const nothing: StyleSpecification = { version: 8, sources: {}, layers: [] };

/** Milliseconds until the style, and then until the first tile. After a longer wait the map seems broken. */
const timeoutMs = 4000;

/**
 * The online style of a source if it and its first tile load in time, otherwise `null`. Until then it is the style of
 * the former source, `undefined` for the first one.
 */
function useOnlineStyle(source: BasemapStyle) {
  const [shown, setShown] = useState<Shown | null>(source === null ? { source, style: null } : null);
  /** The style that is not replaced any more: a tile has come, or it needs none and MapLibre has accepted it. */
  const [settled, setSettled] = useState<StyleSpecification | null>(null);
  if (source === null && shown?.source !== null) setShown({ source, style: null });
  const style = shown?.style;
  /** Errors of a former style do not concern the one that is loading. */
  const current = (shown?.source === source && style) || null;
  const isSettled = current !== null && settled === current;

  const fallBack = useCallback(
    (reason: unknown) => {
      console.warn('The schematic map replaces the basemap:', reason);
      setShown({ source, style: null });
    },
    [source],
  );

  useEffect(() => {
    if (source === null) return undefined;
    const controller = new AbortController();
    const late = new Error(`The style has not loaded within ${timeoutMs / 1000} s`);
    const timer = setTimeout(() => controller.abort(late), timeoutMs);
    let isCurrent = true;
    loadStyle(source, controller.signal)
      .then((loaded) => isCurrent && setShown({ source, style: loaded }))
      .catch((reason: unknown) => isCurrent && fallBack(reason))
      .finally(() => clearTimeout(timer));
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      controller.abort();
    };
  }, [source, fallBack]);

  // A style may load without its tiles.
  const isWaiting = current !== null && !isSettled && usesTiles(current);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const late = new Error(`No tile has loaded within ${timeoutMs / 1000} s`);
    const timer = setTimeout(() => fallBack(late), timeoutMs);
    return () => clearTimeout(timer);
  }, [isWaiting, fallBack]);

  const noteTile = useCallback(() => {
    if (current) setSettled(current);
  }, [current]);
  const noteAccepted = useCallback(() => {
    if (current && !usesTiles(current)) setSettled(current);
  }, [current]);
  const noteError = useCallback(
    (error: Error) => {
      if (!current) return;
      if (!isSettled) fallBack(error);
      // Later errors concern single tiles, of which there are many.
      else if (!usesTiles(current)) console.warn('A part of the basemap has not loaded:', error);
    },
    [current, isSettled, fallBack],
  );
  return { style, noteTile, noteAccepted, noteError };
}

/** The online style if it loads in time, otherwise the bundled one. */
export function useBasemap(
  { style: light = null, darkStyle }: Basemap,
  theme: 'light' | 'dark',
  colors: MapColors | null,
) {
  const { style: online, ...notes } = useOnlineStyle(theme === 'dark' ? (darkStyle ?? light) : light);
  const [makeOffline, setMakeOffline] = useState<typeof offlineStyle | null>(null);
  /** Whether the offline basemap has not loaded. */
  const [isBare, setBare] = useState(false);
  const isOffline = online === null;

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
    return onGround(online ?? nothing, colors?.land ?? '#f6f4ee');
  }, [isOffline, makeOffline, colors, online]);

  return { style, isOffline, isBare, ...notes };
}
