import type { DataColumns } from '@zrak/api-client';

/** Buffers that a worker transfers instead of copying, each once. */
export function buffersOf({ series }: DataColumns): ArrayBuffer[] {
  return [
    ...new Set(
      series.flatMap(({ times, values, flags, coverage }) => [
        times.buffer,
        values.buffer,
        flags.buffer,
        coverage.buffer,
      ]),
    ),
  ];
}
