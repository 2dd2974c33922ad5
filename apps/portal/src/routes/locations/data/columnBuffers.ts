import type { AskedColumns, DataColumns } from '@zrak/api-client';

/** Bytes of an answer and what was asked. */
export interface DecodeRequest {
  bytes: ArrayBuffer;
  asked: AskedColumns;
}

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
