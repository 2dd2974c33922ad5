import type { DataColumns } from '@zrak/api-client';

/** What a worker hands over instead of copying, each buffer once. */
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
