import { energeticMean, energyOf, levelOf } from '../aggregation/averages.ts';
import { type Grid, isMeasured } from '../aggregation/grid.ts';
import type { Zone } from '../time/zone.ts';

export type PartOfDay = 'day' | 'evening' | 'night';

/** Civil hours at which day, evening and night begin; the night ends where the day begins. */
export type NoisePeriods = Record<PartOfDay, number>;

export const noisePeriods = {
  /** Slovenian decree on limit values for noise indicators in the environment: Ldan, Lvečer, Lnoč. */
  si: { day: 6, evening: 18, night: 22 },
  /** Directive 2002/49/EC, Annex I. */
  eu: { day: 7, evening: 19, night: 23 },
} as const satisfies Record<string, NoisePeriods>;

/** Those of the country a zone is in. */
export const noisePeriodsOf = (timeZone: string): NoisePeriods =>
  timeZone === 'Europe/Ljubljana' ? noisePeriods.si : noisePeriods.eu;

const partsOfDay: readonly PartOfDay[] = ['day', 'evening', 'night'];

/** Directive 2002/49/EC, Annex I: hours of the day, and dB that are added because the time needs more quiet. */
const weights: Record<PartOfDay, { hours: number; penalty: number }> = {
  day: { hours: 12, penalty: 0 },
  evening: { hours: 4, penalty: 5 },
  night: { hours: 8, penalty: 10 },
};

/** @param civilHour 0–23 */
export function partOfDay(civilHour: number, { day, evening, night }: NoisePeriods): PartOfDay {
  if (civilHour >= night || civilHour < day) return 'night';
  return civilHour >= evening ? 'evening' : 'day';
}

/** dB(A); NaN where under the required part of its time was measured. */
export interface NoiseIndicators {
  Lday: number;
  Levening: number;
  Lnight: number;
  Lden: number;
  /** Percent of the time, rounded down, by part of the day and of all. */
  coverage: Record<PartOfDay | 'den', number>;
}

/**
 * Energetic means of LAeq by civil time of day, and Lden of them.
 * @param grid LAeq, dB(A), in the unit of the zone; nothing outside it counts as time that could have been measured.
 * @param required percent
 */
export function noiseIndicators(grid: Grid, zone: Zone, periods: NoisePeriods, required: number): NoiseIndicators {
  const levels: Record<PartOfDay, number[]> = { day: [], evening: [], night: [] };
  const slots: Record<PartOfDay, number> = { day: 0, evening: 0, night: 0 };
  for (let index = 0; index < grid.values.length; index++) {
    const hours = Math.floor(zone.civilOf(grid.start + index * grid.step) / zone.hour);
    const part = partOfDay(((hours % 24) + 24) % 24, periods);
    slots[part]++;
    if (isMeasured(grid.values[index]!, grid.flags[index])) levels[part].push(grid.values[index]!);
  }
  const percent = (measured: number, of: number): number => (of === 0 ? 0 : Math.floor((measured / of) * 100));
  const coverageOf = (part: PartOfDay): number => percent(levels[part].length, slots[part]);
  const measured = partsOfDay.reduce((sum, part) => sum + levels[part].length, 0);
  const coverage = {
    day: coverageOf('day'),
    evening: coverageOf('evening'),
    night: coverageOf('night'),
    den: percent(measured, grid.values.length),
  };
  const meanOf = (part: PartOfDay): number =>
    coverage[part] >= required && levels[part].length > 0 ? energeticMean(levels[part]) : Number.NaN;
  const [Lday, Levening, Lnight] = [meanOf('day'), meanOf('evening'), meanOf('night')];
  return { Lday, Levening, Lnight, Lden: dayEveningNight(Lday, Levening, Lnight), coverage };
}

/**
 * Lden, dB(A): `10·lg[(12·10^(Lday/10) + 4·10^((Levening+5)/10) + 8·10^((Lnight+10)/10)) / 24]` (Directive 2002/49/EC,
 * Annex I). NaN where one of them is.
 */
export function dayEveningNight(Lday: number, Levening: number, Lnight: number): number {
  const levels: Record<PartOfDay, number> = { day: Lday, evening: Levening, night: Lnight };
  const penalised = (part: PartOfDay): number => levels[part] + weights[part].penalty;
  // Relative to the highest level, as in `energeticMean`.
  const highest = Math.max(...partsOfDay.map(penalised));
  const energies = partsOfDay.map((part) => weights[part].hours * energyOf(penalised(part) - highest));
  return highest + levelOf(energies.reduce((sum, energy) => sum + energy, 0) / 24);
}
