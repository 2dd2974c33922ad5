import { gridTimes, gridValues, instantOf } from './grid.ts';
import { readAnswer, warnLeftOut } from './readAnswer.ts';
import type { Interval, NativeInterval, SeriesData, SeriesValues } from './schema.d.ts';

export interface SeriesColumns {
  id: string;
  /** Interval of the values: the native one of the series, if that is longer than the requested one. */
  step: NativeInterval;
  /** Start of each interval, epoch milliseconds; series on one grid share them. */
  times: Float64Array<ArrayBuffer>;
  /** One for each time; NaN is a gap. */
  values: Float32Array<ArrayBuffer>;
  /** Flag of each value. */
  flags: Int8Array<ArrayBuffer>;
  /** Percentage measured, for each value; 100 for every value of a server that does not report it. */
  coverage: Uint8Array<ArrayBuffer>;
  /** For arithmetic means of percentile levels: the interval of these levels. */
  meanOf?: NativeInterval;
}

export interface DataColumns {
  interval: Interval;
  timeZone: string;
  /** Whether the answer names no known time zone, so `timeZone` is the one that was asked for. */
  isTimeZoneAssumed?: boolean;
  /** Requested period, epoch milliseconds. */
  from: number;
  to: number;
  series: SeriesColumns[];
}

/** Encoding of a series' values in the binary form. */
interface Packing {
  count: number;
  decimals: number;
  /** Bytes per value. */
  width: 1 | 2 | 4 | 8;
}

/** Parts of the request, for a server that does not repeat them in its answer. */
export interface AskedColumns {
  interval: Interval;
  /** Of the period, as in the request. */
  from: string;
  to: string;
  timeZone: string;
}

/** `Accept` header that prefers the binary form, with JSON as the fallback. */
export const acceptColumns = 'application/vnd.zrak.columns, application/json;q=0.9';

/** Magic number `ZRK1`. */
const magic = [0x5a, 0x52, 0x4b, 0x31];
const text = new TextDecoder('utf-8', { fatal: true });

/**
 * The response of `getData` as typed arrays, from either of its two forms. A series that does not fit the contract is
 * left out, with a warning in the console.
 *
 * @param asked replaces what the server leaves out
 * @throws if the bytes have neither form, or lack what is not in `asked`; the console names the part that does not fit
 */
export function readColumns(bytes: ArrayBuffer, asked?: AskedColumns): DataColumns {
  const start = new Uint8Array(bytes, 0, Math.min(magic.length, bytes.byteLength));
  const isBinary = magic.every((byte, index) => start[index] === byte);
  const { answer, packed } = isBinary ? unpackedAnswer(bytes) : { answer: JSON.parse(text.decode(bytes)) as unknown };
  const read = readAnswer('GET', '/api/dataseries/getData', answer, asked?.timeZone);
  if ('misfit' in read) {
    warnLeftOut(read.misfit);
    throw new TypeError(`The answer does not fit: ${read.misfit.pointer}`);
  }
  read.leftOut.forEach(warnLeftOut);
  const { series, ...head } = read.data as SeriesData;
  const complete = completed(head, asked);
  const columnsOf = columnsFor(complete);
  return {
    ...periodOf(complete),
    ...(head.isTimeZoneAssumed && { isTimeZoneAssumed: true }),
    series: series.map((one) => columnsOf(one, packed?.get(one) ?? gridValues(one))),
  };
}

/** The head of an answer with what was asked in place of what is absent. */
function completed(head: Omit<SeriesData, 'series'>, asked: AskedColumns | undefined): AskedColumns {
  const { interval, from, to, timeZone } = { ...asked, ...head };
  if (interval && from && to && (asked || !head.isTimeZoneAssumed)) return { interval, from, to, timeZone };
  throw new TypeError('The answer names no interval, period or known time zone.');
}

/** An answer in the binary form as one in JSON, with the values of its series beside it. */
function unpackedAnswer(bytes: ArrayBuffer) {
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
  const head = takeObject() as { series: number };
  const packed = new Map<unknown, Float32Array<ArrayBuffer>>();
  while (packed.size < head.series) {
    const { values: packing, ...described } = takeObject() as { values: Packing };
    const values = unpacked(take(packing.count * packing.width), packing);
    packed.set({ ...described, values: uncheckedOf(values, packing) }, values);
  }
  if (at !== bytes.byteLength) throw new RangeError('The answer is longer than it says.');
  return { answer: { ...head, series: [...packed.keys()] }, packed };
}

/** Values as in JSON, where one may be beyond float32: shorter ones are too small for that. */
const uncheckedOf = (values: Float32Array, { width }: Packing): (number | null)[] =>
  width === 8 ? Array.from(values, (value) => (Number.isNaN(value) ? null : value)) : [];

const periodOf = ({ interval, timeZone, from, to }: AskedColumns) => ({
  interval,
  timeZone,
  from: instantOf(from, timeZone),
  to: instantOf(to, timeZone),
});

function columnsFor({ timeZone }: AskedColumns) {
  const grids = new Map<string, Float64Array<ArrayBuffer>>();
  return (
    { id, start, step, coverage, flags, meanOf }: SeriesValues,
    values: Float32Array<ArrayBuffer>,
  ): SeriesColumns => {
    const { length } = values;
    const grid = `${start} ${step} ${length}`;
    const times = grids.get(grid) ?? gridTimes({ start, step, values }, timeZone);
    grids.set(grid, times);
    return {
      id,
      step,
      times,
      values,
      flags: flags ? unroll(flags, new Int8Array(length).fill(1)) : marked(values, 1, new Int8Array(length)),
      coverage: coverage ? unroll(coverage, new Uint8Array(length)) : marked(values, 100, new Uint8Array(length)),
      ...(meanOf && { meanOf }),
    };
  };
}

/** Writes the mark of every value that is no gap. */
function marked<Column extends Int8Array | Uint8Array>(values: Float32Array, mark: number, column: Column): Column {
  for (let index = 0; index < column.length; index++) column[index] = Number.isNaN(values[index]) ? 0 : mark;
  return column;
}

/** Expands run lengths. */
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
    // Odd values increase, even values decrease. Computed without branches, which would be unpredictable for the
    // processor.
    const down = (code & 1) - 1;
    scaled += ((code >>> 1) ^ down) - down;
    values[index] = code === 0 ? Number.NaN : scaled / factor;
  }
  return values;
}

/** The lowest bytes of all values come first, then the next. */
function codesOf(bytes: Uint8Array<ArrayBuffer>, count: number, width: number): Uint32Array {
  const codes = new Uint32Array(count);
  for (let place = 0; place < width; place++) {
    const from = place * count;
    const shift = 8 * place;
    for (let index = 0; index < count; index++) codes[index]! |= bytes[from + index]! << shift;
  }
  return codes;
}
