import type { Query, QueryCache } from '@tanstack/react-query';

/** Bytes of the array buffers of a value, each counted once. */
export function bufferBytes(value: unknown, counted = new Set<ArrayBufferLike>()): number {
  if (ArrayBuffer.isView(value)) {
    if (counted.has(value.buffer)) return 0;
    counted.add(value.buffer);
    return value.buffer.byteLength;
  }
  if (typeof value !== 'object' || value === null) return 0;
  const parts = value instanceof Map ? [...value.values()] : Object.values(value);
  return parts.reduce<number>((sum, part) => sum + bufferBytes(part, counted), 0);
}

/**
 * Limits the size of the measured values in a cache: the oldest responses that no screen shows are dropped first.
 *
 * @returns a function that stops it
 */
export function limitMemory(cache: QueryCache, maximumBytes: number): () => void {
  const bytes = new WeakMap<object, number>();
  const bytesOf = ({ state: { data } }: Query): number => {
    if (typeof data !== 'object' || data === null) return 0;
    const known = bytes.get(data) ?? bufferBytes(data);
    bytes.set(data, known);
    return known;
  };
  return cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const unused = cache.getAll().filter((query) => query !== event.query && query.getObserversCount() === 0);
    let total = unused.reduce((sum, query) => sum + bytesOf(query), 0);
    for (const query of unused.toSorted((a, b) => a.state.dataUpdatedAt - b.state.dataUpdatedAt)) {
      if (total <= maximumBytes) return;
      if (bytesOf(query) === 0) continue;
      total -= bytesOf(query);
      cache.remove(query);
    }
  });
}
