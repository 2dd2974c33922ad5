import type { LimitCheck, StationStatistics } from '@zrak/api-client';
import { limitsOf, verdictOf } from './limits.ts';

export interface Headline {
  /** Limits and targets in force: their number, and how many are exceeded or unknown. */
  limits: number;
  broken: LimitCheck[];
  unknown: number;
  /** Days with a class, and how many of them were good or fair. */
  days: number;
  goodDays: number;
}

const goodBands = 2;

/** Key values of a report. */
export function headlineOf({ limits, index }: StationStatistics): Headline {
  const inForce = limitsOf(limits, 'until2030').filter(({ reference }) => reference.kind !== 'critical');
  const classed = index?.days.filter((band) => band !== null) ?? [];
  return {
    limits: inForce.length,
    broken: inForce.filter((limit) => verdictOf(limit) === 'broken'),
    unknown: inForce.filter((limit) => verdictOf(limit) === 'unknown').length,
    days: classed.length,
    goodDays: classed.filter((band) => band <= goodBands).length,
  };
}

/** Nothing was measured. */
export const isEmpty = ({ parameters }: StationStatistics): boolean =>
  parameters.every(({ coverage }) => coverage === 0);

/** Vehicles of all classes, daily mean; null if one class is unknown, undefined if none are counted. */
export function vehiclesPerDay({ traffic }: StationStatistics): number | null | undefined {
  if (traffic.length === 0) return undefined;
  if (traffic.some(({ dailyMean }) => dailyMean === null)) return null;
  return traffic.reduce((sum, { dailyMean }) => sum + dailyMean!, 0);
}

export const parameterOf = ({ parameters }: StationStatistics, code: string) =>
  parameters.find(({ parameter }) => parameter === code);

/** The unit in which all stations measure the parameter; undefined if they differ, or if none measures it. */
export function commonUnit(stations: readonly StationStatistics[], code: string): string | undefined {
  const units = new Set(stations.flatMap((station) => parameterOf(station, code)?.unit ?? []));
  return units.size === 1 ? [...units][0] : undefined;
}
