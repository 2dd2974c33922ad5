import { modulo, zoneOf } from '@zrak/quantities/time';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

export type TickUnit = 'minute' | 'hour' | 'day' | 'month' | 'year';

export interface TimeTicks {
  unit: TickUnit;
  /** Epoch milliseconds. */
  times: number[];
}

interface Step {
  unit: TickUnit;
  every: number;
  /** Approximate length, for choosing the unit. */
  length: number;
}

const steps: readonly Step[] = [
  ...[5, 15, 30].map((every) => ({ unit: 'minute' as const, every, length: every * minuteMs })),
  ...[1, 3, 6, 12].map((every) => ({ unit: 'hour' as const, every, length: every * hourMs })),
  ...[1, 2, 7, 14].map((every) => ({ unit: 'day' as const, every, length: every * dayMs })),
  ...[1, 3, 6].map((every) => ({ unit: 'month' as const, every, length: every * 30.4 * dayMs })),
  ...[1, 2, 5, 10].map((every) => ({ unit: 'year' as const, every, length: every * 365.25 * dayMs })),
];

/** Round civil times of the zone (midnights, Mondays, first days of months) in `[from, to]`, at most `maxTicks`. */
export function timeTicks(from: number, to: number, timeZone: string, maxTicks: number): TimeTicks {
  const shortest = (to - from) / Math.max(1, maxTicks);
  const step = steps.find(({ length }) => length >= shortest) ?? steps[steps.length - 1];
  if (!step || !(to > from)) return { unit: 'day', times: [] };
  const zone = zoneOf(timeZone, 'milliseconds');
  const times: number[] = [];
  let civil = floor(zone.civilOf(from), step);
  for (let guard = 0; guard < 1000; guard++) {
    const time = zone.instantOf(civil);
    if (time > to) break;
    // When clocks go back, two civil times may be the same instant.
    if (time >= from && time !== times.at(-1)) times.push(time);
    civil = next(civil, step);
  }
  return { unit: step.unit, times };
}

function floor(civil: number, { unit, every }: Step): number {
  const date = new Date(civil);
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth();
  if (unit === 'year') return Date.UTC(year - (year % every), 0);
  if (unit === 'month') return Date.UTC(year, month - (month % every));
  if (unit === 'day' && every >= 7) return civil - modulo(civil - mondayMs, every * dayMs);
  if (unit === 'day') return civil - modulo(civil, every * dayMs);
  return civil - modulo(civil, every * (unit === 'hour' ? hourMs : minuteMs));
}

const mondayMs = Date.UTC(1970, 0, 5);

function next(civil: number, { unit, every }: Step): number {
  const date = new Date(civil);
  if (unit === 'year') return Date.UTC(date.getUTCFullYear() + every, 0);
  if (unit === 'month') return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + every);
  return civil + every * (unit === 'day' ? dayMs : unit === 'hour' ? hourMs : minuteMs);
}

const dateOptions = {
  year: { year: 'numeric' },
  month: { month: 'short' },
  day: { day: 'numeric', month: 'short' },
  clock: { hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Creating a format takes longer than writing the ticks of a plot, and each zoom writes them again. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(kind: keyof typeof dateOptions, locale: string, timeZone: string): Intl.DateTimeFormat {
  const key = `${kind} ${locale} ${timeZone}`;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.DateTimeFormat(locale, { timeZone, ...dateOptions[kind] })));
  return format;
}

/** Formatter of ticks. The first tick, and ticks at which a larger unit begins, show that unit too. */
export function tickFormatter({ unit, times }: TimeTicks, locale: string, timeZone: string): (time: number) => string {
  const zone = zoneOf(timeZone, 'milliseconds');
  const isMidnight = (time: number) => zone.civilOf(time) % dayMs === 0;
  const isNewYear = (time: number) => new Date(zone.civilOf(time)).getUTCMonth() === 0;
  const isDay = (time: number) => isMidnight(time) || (time === times[0] && times.length < 3);
  const kindOf = (time: number): keyof typeof dateOptions => {
    if (unit === 'year' || unit === 'day') return unit;
    if (unit === 'month') return isNewYear(time) ? 'year' : 'month';
    return isDay(time) ? 'day' : 'clock';
  };
  return (time) => formatOf(kindOf(time), locale, timeZone).format(time);
}
