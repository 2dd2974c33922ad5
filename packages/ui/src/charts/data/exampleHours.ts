import type { HeatClass, HeatDay } from '../CalendarHeatmap/heatDays.ts';
import type { TimedHours } from './hourlyValues.ts';

const HOUR = 3_600_000;

/** Hours from 1 November 2026 in Ljubljana. */
export function hours(count: number, valueOf: (hour: number, index: number) => number): TimedHours {
  const start = Date.parse('2026-11-01T00:00+01:00');
  return {
    times: Float64Array.from({ length: count }, (_, index) => start + index * HOUR),
    values: Float32Array.from({ length: count }, (_, index) => valueOf(index % 24, index)),
  };
}

const rush = (hour: number) => Math.exp(-((hour - 8) ** 2) / 6) + 0.8 * Math.exp(-((hour - 18) ** 2) / 10);
const isWeekend = (index: number) => Math.floor(index / 24) % 7 === 0 || Math.floor(index / 24) % 7 === 6;

/** Deterministic month beside a street: high at rush hour, lower at weekends. */
export const street = hours(720, (hour, index) =>
  index > 300 && index < 340
    ? NaN
    : 14 + (isWeekend(index) ? 14 : 34) * rush(hour) + 5 * Math.sin(index * 1.3) + 6 * Math.sin(index / 40),
);

export const indexClasses: readonly HeatClass[] = [
  { id: 'e1', name: 'Good', sign: '1', color: 'e1', ink: 'dark' },
  { id: 'e2', name: 'Fair', sign: '2', color: 'e2', ink: 'dark' },
  { id: 'e3', name: 'Moderate', sign: '3', color: 'e3', ink: 'dark' },
  { id: 'e4', name: 'Poor', sign: '4', color: 'e4', ink: 'dark' },
  { id: 'e5', name: 'Very poor', sign: '5', color: 'e5', ink: 'light' },
  { id: 'e6', name: 'Extremely poor', sign: '6', color: 'e6', ink: 'light' },
];

const bounds = [10, 25, 60, 100, 150];

/** Days from a date, with all classes, every ninth missing. */
export function heatDays(from: string, count: number): HeatDay[] {
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.parse(`${from}T00:00Z`) + index * 24 * HOUR).toISOString().slice(0, 10);
    if (index % 9 === 4) return { date, value: NaN, classId: null };
    const value = 55 + 52 * Math.sin(index / 5) + 22 * Math.sin(index * 2.1) + (index % 23 === 0 ? 70 : 0);
    return { date, value, classId: `e${bounds.filter((bound) => value > bound).length + 1}` };
  });
}
