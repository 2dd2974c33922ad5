import { exceeds } from '@zrak/quantities/limits';
import type { ReferenceValue } from '../db/schema.ts';
import { noisePeriods, partOfDay } from '@zrak/quantities/noise';

/** From good to bad. */
const order = ['none', 'low', 'medium', 'high'] as const;
export type RatedLevel = (typeof order)[number];
export type WarningLevel = RatedLevel | 'noData';

export const warningColors: Readonly<Record<WarningLevel, string>> = {
  none: '#2E9E5B',
  low: '#E3B505',
  medium: '#E8730C',
  high: '#C1121F',
  noData: '#6F6F6F',
};

/** Bands of the European index: good and fair, moderate, poor, worse. */
export function warningOfBand(band: number): RatedLevel {
  if (band <= 2) return 'none';
  if (band === 3) return 'low';
  return band === 4 ? 'medium' : 'high';
}

/**
 * Indicative, because limits of noise apply to indicators of a year. The last hour's LAeq above the limit of its time
 * of day (Lnight at night, Lden otherwise) is low, above the critical value medium. Noise alone is never high.
 */
export function warningOfNoise(level: number, civilHour: number, references: readonly ReferenceValue[]): RatedLevel {
  const indicator = partOfDay(civilHour, noisePeriods.si) === 'night' ? 'Lnight' : 'Lden';
  const valueOf = (kind: string): number =>
    references.find((one) => one.regime === 'si' && one.kind === kind && one.averaging === indicator)?.value ??
    Number.POSITIVE_INFINITY;
  if (exceeds(level, valueOf('critical'))) return 'medium';
  return exceeds(level, valueOf('limit')) ? 'low' : 'none';
}

export function worstWarning(levels: Iterable<RatedLevel>): RatedLevel {
  let worst = 0;
  for (const level of levels) worst = Math.max(worst, order.indexOf(level));
  return order[worst]!;
}
