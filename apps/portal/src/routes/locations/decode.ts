import { gridTimes, gridValues, type Interval, type SeriesData } from '@zrak/api-client';

export interface SeriesColumns {
  id: string;
  /** Start of each interval, epoch milliseconds; series on one grid share them. */
  times: Float64Array<ArrayBuffer>;
  /** NaN is a gap. */
  values: Float32Array<ArrayBuffer>;
  /** One to a value. */
  flags: Int8Array<ArrayBuffer>;
  /** Percent measured, one to a value. */
  coverage: Uint8Array<ArrayBuffer>;
}

export interface DataColumns {
  interval: Interval;
  timeZone: string;
  /** Epoch milliseconds of the period asked for. */
  from: number;
  to: number;
  series: SeriesColumns[];
}

/** Run lengths, written out. */
function unroll<Column extends Int8Array | Uint8Array>(runs: readonly number[][], column: Column): Column {
  let place = 0;
  for (const [count = 0, value = 0] of runs) {
    column.fill(value, place, place + count);
    place += count;
  }
  return column;
}

/** The bytes of a columnar answer as typed arrays. */
export function decode(bytes: ArrayBuffer): DataColumns {
  const data = JSON.parse(new TextDecoder().decode(bytes)) as SeriesData;
  const grids = new Map<string, Float64Array<ArrayBuffer>>();
  return {
    interval: data.interval,
    timeZone: data.timeZone,
    from: Date.parse(data.from),
    to: Date.parse(data.to),
    series: data.series.map((series) => {
      const { id, start, step, values, coverage, flags } = series;
      const grid = `${start} ${step} ${values.length}`;
      const times = grids.get(grid) ?? new Float64Array(gridTimes(series, data.timeZone));
      grids.set(grid, times);
      return {
        id,
        times,
        values: new Float32Array(gridValues(series)),
        flags: unroll(flags, new Int8Array(values.length).fill(1)),
        coverage: unroll(coverage, new Uint8Array(values.length)),
      };
    }),
  };
}

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
