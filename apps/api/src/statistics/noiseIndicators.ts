import { energeticMean, type Grid, isMeasured } from '../aggregation/aggregate.ts';
import type { Zone } from '../time/zone.ts';

/** Civil hours at which day, evening and night begin. */
export interface NoisePeriods {
  day: number;
  evening: number;
  night: number;
}

/** The periods of Slovenia, and those of Directive 2002/49/EC. */
export const noisePeriods = {
  si: { day: 6, evening: 18, night: 22 },
  eu: { day: 7, evening: 19, night: 23 },
} as const satisfies Record<string, NoisePeriods>;

export const noisePeriodsOf = (timeZone: string): NoisePeriods =>
  timeZone === 'Europe/Ljubljana' ? noisePeriods.si : noisePeriods.eu;

export type PartOfDay = keyof NoisePeriods;

export function partOfDay(civilHour: number, { day, evening, night }: NoisePeriods): PartOfDay {
  if (civilHour >= night || civilHour < day) return 'night';
  return civilHour >= evening ? 'evening' : 'day';
}

/** dB(A); NaN if less than the required part of the time was measured. */
export interface NoiseIndicators {
  Lday: number;
  Levening: number;
  Lnight: number;
  Lden: number;
  /** Percentage of the time, rounded down, by part of the day. */
  coverage: Record<PartOfDay, number>;
}

/**
 * Energetic means of LAeq by civil time of day, and the resulting Lden.
 * @param grid LAeq, dB(A); only the time inside the grid counts for the coverage.
 * @param required percent
 */
export function noiseIndicators(grid: Grid, zone: Zone, periods: NoisePeriods, required: number): NoiseIndicators {
  const levels: Record<PartOfDay, number[]> = { day: [], evening: [], night: [] };
  const slots: Record<PartOfDay, number> = { day: 0, evening: 0, night: 0 };
  for (const [index, level] of grid.values.entries()) {
    const instant = grid.start + index * grid.step;
    const civilHour = Math.floor((((instant + zone.offsetAt(instant)) % 86_400) + 86_400) / 3600) % 24;
    const part = partOfDay(civilHour, periods);
    slots[part]++;
    if (isMeasured(level, grid.flags[index]!)) levels[part].push(level);
  }
  const coverageOf = (part: PartOfDay): number =>
    slots[part] === 0 ? 0 : Math.floor((levels[part].length / slots[part]) * 100);
  const coverage = { day: coverageOf('day'), evening: coverageOf('evening'), night: coverageOf('night') };
  const levelOf = (part: PartOfDay): number =>
    coverage[part] >= required && levels[part].length > 0 ? energeticMean(levels[part]) : Number.NaN;
  const [Lday, Levening, Lnight] = [levelOf('day'), levelOf('evening'), levelOf('night')];
  return { Lday, Levening, Lnight, Lden: dayEveningNight(Lday, Levening, Lnight), coverage };
}

/** Lden, dB(A): the evening counts 5 dB louder, the night 10 dB. NaN if one of them is NaN. */
export function dayEveningNight(Lday: number, Levening: number, Lnight: number): number {
  const energy = (level: number): number => 10 ** (level / 10);
  return 10 * Math.log10((12 * energy(Lday) + 4 * energy(Levening + 5) + 8 * energy(Lnight + 10)) / 24);
}
