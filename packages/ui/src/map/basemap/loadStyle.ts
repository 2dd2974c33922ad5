import type { StyleSpecification } from 'maplibre-gl';

/** A style, its URL, or a function that loads one; `null` for the offline map. */
export type BasemapStyle = string | StyleSpecification | (() => Promise<StyleSpecification>) | null;

/**
 * The content of a source.
 *
 * @throws the reason if it cannot be loaded, is no style, or does not come before `signal` aborts
 */
export async function loadStyle(source: NonNullable<BasemapStyle>, signal: AbortSignal): Promise<StyleSpecification> {
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
  const style = await Promise.race([contentOf(source, signal), late]);
  if (!isStyle(style)) throw new TypeError('No MapLibre style: it needs version 8, sources and layers');
  return style;
}

/** A loader that throws rejects the promise, too. */
async function contentOf(source: NonNullable<BasemapStyle>, signal: AbortSignal): Promise<unknown> {
  if (typeof source === 'function') return source();
  if (typeof source !== 'string') return source;
  const response = await fetch(source, { signal });
  if (!response.ok) throw new Error(`${source} answers ${response.status}`);
  return response.json();
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isStyle = (value: unknown): value is StyleSpecification =>
  isObject(value) &&
  value['version'] === 8 &&
  isObject(value['sources']) &&
  Array.isArray(value['layers']) &&
  value['layers'].every(isObject);

const tiledTypes: ReadonlySet<string> = new Set(['raster', 'raster-dem', 'vector']);

/** Whether a source of this type loads tiles. Other sources are local data, or one file. */
export const isTiled = (type: string): boolean => tiledTypes.has(type);

/** Whether a visible layer needs tiles: MapLibre loads none for sources without one. */
export const usesTiles = ({ sources, layers }: StyleSpecification): boolean =>
  layers.some((layer) => {
    if (!('source' in layer) || layer.layout?.visibility === 'none') return false;
    const source = sources[layer.source];
    return source !== undefined && isTiled(source.type);
  });
