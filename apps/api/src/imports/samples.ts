import {
  averageOf,
  flag,
  isMeasured,
  nativeRule,
  requiredCapture,
  type Aggregator,
} from '@zrak/quantities/aggregation';
import type { Conversion } from '@zrak/quantities/units';
import type { Zone } from '@zrak/quantities/time';
import { secondsPerDay } from '../time/interval.ts';
import type { Findings, Readings, StampEnd } from './readings.ts';
import { sentence } from '../sentence.ts';
import { stepText, usualGap } from './steps.ts';

/** Columns on the grid of a series, in the order of time. */
export interface GridSamples {
  times: Float64Array;
  values: Float32Array;
  flags: Int8Array;
  /** Rows with the time and the value of another row. */
  duplicates: number;
  /** Rows with the time of another row and a different value; the last row counts. */
  contradictions: number;
  /** Lines of the first contradictions. */
  contradictingLines: [number, number][];
  /** Number of values that were averaged to the interval. */
  averaged: number;
}

export interface SampleOptions {
  step: number;
  stamp: StampEnd;
  /** Zone of the civil days of daily values. */
  dayZone: Zone;
  /** Averages values within an interval by this rule; undefined: only starts of intervals are taken. */
  average: Aggregator | undefined;
  /** Seconds since 1970: later values are rejected. */
  now: number;
}

export function convert({ values }: Readings, { factor, offset }: Conversion): void {
  if (factor === 1 && offset === 0) return;
  for (let index = 0; index < values.length; index++) values[index] = values[index]! * factor + offset;
}

/** One block of columns in the order of time, and within equal times in that of the file. */
export function inOrder(parts: readonly Readings[]): Readings {
  const [first] = parts;
  const whole = parts.length === 1 ? first! : joined(parts);
  const { times, lines } = whole;
  let [isSorted, isNewestFirst] = [true, true];
  for (let index = 1; index < times.length && (isSorted || isNewestFirst); index++) {
    isSorted &&= times[index - 1]! <= times[index]!;
    isNewestFirst &&= times[index - 1]! > times[index]!;
  }
  if (isSorted) return whole;
  const order = new Uint32Array(times.length);
  for (let index = 0; index < order.length; index++) order[index] = index;
  if (isNewestFirst) order.reverse();
  else order.sort((one, other) => times[one]! - times[other]! || lines[one]! - lines[other]!);
  return {
    ...whole,
    times: picked(times, order),
    values: picked(whole.values, order),
    flags: picked(whole.flags, order),
    lines: picked(lines, order),
  };
}

function picked<T extends Float64Array | Float32Array | Int8Array | Uint32Array>(column: T, order: Uint32Array): T {
  const result = column.slice(0, order.length) as T;
  for (let index = 0; index < order.length; index++) result[index] = column[order[index]!]!;
  return result;
}

function joined(parts: readonly Readings[]): Readings {
  const length = parts.reduce((sum, { times }) => sum + times.length, 0);
  const whole = {
    ...parts[0]!,
    times: new Float64Array(length),
    values: new Float32Array(length),
    flags: new Int8Array(length),
    lines: new Uint32Array(length),
  };
  let offset = 0;
  for (const { times, values, flags, lines } of parts) {
    whole.times.set(times, offset);
    whole.values.set(values, offset);
    whole.flags.set(flags, offset);
    whole.lines.set(lines, offset);
    offset += times.length;
  }
  return whole;
}

/** Puts readings in the order of time on the grid of a series. Rows off the grid and in the future are rejected. */
export function samplesOf(readings: Readings, options: SampleOptions, findings: Findings): GridSamples {
  const { average } = options;
  return average === undefined ? placed(readings, options, findings) : averaged(readings, average, options, findings);
}

/** Start of the interval that a stamp names; off the grid if the stamp is. */
function startOf(time: number, { step, stamp, dayZone }: SampleOptions): number {
  if (step < secondsPerDay) return stamp === 'end' ? time - step : time;
  // A daily value is stored at the UTC day with the date of its civil day.
  const civil = dayZone.civilOf(time) - (stamp === 'end' ? 1 : 0);
  return Math.floor(civil / secondsPerDay) * secondsPerDay;
}

/** Whether the times are starts of different intervals, in their order: then the columns are taken as they are. */
function isOnGrid({ times }: Readings, { step, stamp, now }: SampleOptions): boolean {
  if (stamp === 'end' || step >= secondsPerDay) return false;
  for (let index = 0; index < times.length; index++) {
    const time = times[index]!;
    if (time % step !== 0 || time > now || (index > 0 && times[index - 1]! >= time)) return false;
  }
  return true;
}

function placed(readings: Readings, options: SampleOptions, findings: Findings): GridSamples {
  const { times, values, flags, lines } = readings;
  if (isOnGrid(readings, options)) return { ...emptySamples(0), times, values, flags };
  const result = emptySamples(times.length);
  let count = 0;
  let lastLine = 0;
  for (let index = 0; index < times.length; index++) {
    const start = startOf(times[index]!, options);
    const line = lines[index]!;
    if (start % options.step !== 0) {
      const { stamp, step } = options;
      const details = { time: isoText(times[index]!), stamp, interval: stepText(step) };
      findings.reject(line, sentence('imports.rows.offGrid', details));
      continue;
    }
    if (start > options.now) {
      findings.reject(line, sentence('imports.rows.future', { time: isoText(times[index]!) }));
      continue;
    }
    const isRepeated = count > 0 && result.times[count - 1] === start;
    if (isRepeated) {
      const isEqual = Object.is(result.values[count - 1], values[index]) && result.flags[count - 1] === flags[index];
      noteRepetition(result, isEqual, [lastLine, line]);
    } else count++;
    result.times[count - 1] = start;
    result.values[count - 1] = values[index]!;
    result.flags[count - 1] = flags[index]!;
    lastLine = line;
  }
  return trimmed(result, count);
}

const keptContradictions = 5;

function noteRepetition(result: GridSamples, isEqual: boolean, lines: [number, number]): void {
  if (isEqual) {
    result.duplicates++;
    return;
  }
  result.contradictions++;
  if (result.contradictingLines.length < keptContradictions) result.contradictingLines.push(lines);
}

/** The last row of each time; the others are noted in the result. */
function lastOfEqualTimes(readings: Readings, result: GridSamples): Readings {
  const { times, values, flags, lines } = readings;
  const kept: number[] = [];
  for (let index = 0; index < times.length; index++) {
    const before = kept.at(-1);
    if (before === undefined || times[before] !== times[index]) {
      kept.push(index);
      continue;
    }
    const isEqual = Object.is(values[before], values[index]) && flags[before] === flags[index];
    noteRepetition(result, isEqual, [lines[before]!, lines[index]!]);
    kept[kept.length - 1] = index;
  }
  if (kept.length === times.length) return readings;
  const order = Uint32Array.from(kept);
  return {
    ...readings,
    times: picked(times, order),
    values: picked(values, order),
    flags: picked(flags, order),
    lines: picked(lines, order),
  };
}

/** Means of the values within each interval that has three quarters of the usual number. */
function averaged(readings: Readings, average: Aggregator, options: SampleOptions, findings: Findings): GridSamples {
  const { step, stamp, now } = options;
  const result = emptySamples(readings.times.length);
  // A repeated row is no further interval: it would count for a missing one, and twice in a mean or a sum.
  const { times, values, flags, lines } = lastOfEqualTimes(readings, result);
  const gap = usualGap(times);
  const expected = Math.max(1, Math.floor(step / (gap ?? step)));
  const intervalOf = (time: number): number =>
    step === secondsPerDay
      ? startOf(time, options)
      : (stamp === 'end' ? Math.ceil(time / step) - 1 : Math.floor(time / step)) * step;
  let count = 0;
  for (let index = 0; index < times.length;) {
    const start = intervalOf(times[index]!);
    const measured: number[] = [];
    const firstLine = lines[index]!;
    let end = index;
    for (; end < times.length && intervalOf(times[end]!) === start; end++) {
      if (isMeasured(values[end]!, flags[end])) measured.push(values[end]!);
    }
    index = end;
    if (start > now) findings.reject(firstLine, sentence('imports.rows.future', { time: isoText(start) }));
    else if (measured.length < requiredCapture * expected) {
      const details = { time: isoText(start), count: measured.length, expected, interval: stepText(step) };
      findings.reject(firstLine, sentence('imports.rows.tooFew', details));
    } else {
      result.times[count] = start;
      result.values[count] = averageOf(measured, nativeRule(average));
      result.flags[count++] = flag.valid;
      result.averaged += measured.length;
    }
  }
  return trimmed(result, count);
}

const emptySamples = (length: number): GridSamples => ({
  times: new Float64Array(length),
  values: new Float32Array(length),
  flags: new Int8Array(length),
  duplicates: 0,
  contradictions: 0,
  contradictingLines: [],
  averaged: 0,
});

const trimmed = (samples: GridSamples, count: number): GridSamples => ({
  ...samples,
  times: samples.times.subarray(0, count),
  values: samples.values.subarray(0, count),
  flags: samples.flags.subarray(0, count),
});

/** 2023-03-01 14:00 UTC */
export const isoText = (time: number): string =>
  `${new Date(time * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
