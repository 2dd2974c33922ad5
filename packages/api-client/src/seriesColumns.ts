import { gridTimes, gridValues } from './grid.ts';
import type { Interval, SeriesData, SeriesValues } from './schema.d.ts';

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
  /** Where the values are arithmetic means of percentile levels: the interval of these. */
  meanOf?: Interval;
}

export interface DataColumns {
  interval: Interval;
  timeZone: string;
  /** Epoch milliseconds of the period asked for. */
  from: number;
  to: number;
  series: SeriesColumns[];
}

/** What a series' values are made of in the binary form. */
interface Packing {
  count: number;
  decimals: number;
  /** Bytes a value. */
  width: 1 | 2 | 4 | 8;
}

type Described = Omit<SeriesValues, 'values'>;
type Head = Omit<SeriesData, 'series'>;

/** The media type to `Accept` where the binary form is wanted, and JSON where it is not to be had. */
export const acceptColumns = 'application/vnd.zrak.columns, application/json;q=0.9';

/** ZRK1 */
const magic = [0x5a, 0x52, 0x4b, 0x31];
const text = new TextDecoder('utf-8', { fatal: true });

/**
 * The answer of `getData` as typed arrays, whichever of its two forms it has come in.
 *
 * @throws where the bytes are neither
 */
export function readColumns(bytes: ArrayBuffer): DataColumns {
  const start = new Uint8Array(bytes, 0, Math.min(magic.length, bytes.byteLength));
  return magic.every((byte, index) => start[index] === byte) ? readBinary(bytes) : readJson(bytes);
}

function readJson(bytes: ArrayBuffer): DataColumns {
  const { series, ...head } = JSON.parse(text.decode(bytes)) as SeriesData;
  const columnsOf = columnsFor(head);
  return {
    ...periodOf(head),
    series: series.map(({ values, ...described }) => columnsOf(described, gridValues({ values }))),
  };
}

function readBinary(bytes: ArrayBuffer): DataColumns {
  let at = magic.length;
  const take = (length: number): Uint8Array<ArrayBuffer> => {
    const taken = new Uint8Array(bytes, at, length);
    at += length;
    return taken;
  };
  const takeObject = (): unknown => {
    const length = new DataView(bytes).getUint32(at, true);
    at += 4;
    return JSON.parse(text.decode(take(length)));
  };
  const { series: count, ...head } = takeObject() as Head & { series: number };
  const columnsOf = columnsFor(head);
  const series: SeriesColumns[] = [];
  while (series.length < count) {
    const { values, ...described } = takeObject() as Described & { values: Packing };
    series.push(columnsOf(described, unpacked(take(values.count * values.width), values)));
  }
  if (at !== bytes.byteLength) throw new RangeError('The answer is longer than it says.');
  return { ...periodOf(head), series };
}

const periodOf = ({ interval, timeZone, from, to }: Head) => ({
  interval,
  timeZone,
  from: Date.parse(from),
  to: Date.parse(to),
});

function columnsFor({ timeZone }: Head) {
  const grids = new Map<string, Float64Array<ArrayBuffer>>();
  return (
    { id, start, step, coverage, flags, meanOf }: Described,
    values: Float32Array<ArrayBuffer>,
  ): SeriesColumns => {
    const { length } = values;
    const grid = `${start} ${step} ${length}`;
    const times = grids.get(grid) ?? gridTimes({ start, step, values }, timeZone);
    grids.set(grid, times);
    return {
      id,
      times,
      values,
      flags: unroll(flags, new Int8Array(length).fill(1)),
      coverage: unroll(coverage, new Uint8Array(length)),
      ...(meanOf && { meanOf }),
    };
  };
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

function unpacked(bytes: Uint8Array<ArrayBuffer>, { count, decimals, width }: Packing): Float32Array<ArrayBuffer> {
  const values = new Float32Array(count);
  if (width === 8) {
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    for (let index = 0; index < count; index++) values[index] = view.getFloat64(8 * index, true);
    return values;
  }
  const codes = codesOf(bytes, count, width);
  const factor = 10 ** decimals;
  let scaled = 0;
  for (let index = 0; index < count; index++) {
    const code = codes[index]!;
    // Odd goes up, even goes down; as arithmetic, for nobody can guess which comes next.
    const down = (code & 1) - 1;
    scaled += ((code >>> 1) ^ down) - down;
    values[index] = code === 0 ? Number.NaN : scaled / factor;
  }
  return values;
}

/** The lowest bytes of all values stand first, then the next. */
function codesOf(bytes: Uint8Array<ArrayBuffer>, count: number, width: number): Uint32Array {
  const codes = new Uint32Array(count);
  for (let place = 0; place < width; place++) {
    const from = place * count;
    const shift = 8 * place;
    for (let index = 0; index < count; index++) codes[index]! |= bytes[from + index]! << shift;
  }
  return codes;
}
