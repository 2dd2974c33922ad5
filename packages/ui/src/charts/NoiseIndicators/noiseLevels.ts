import { energeticMean } from '../data/averages.ts';
import { isValid } from '../data/hourlyValues.ts';
import { civilTimes, mod } from '../data/zone.ts';
import type { TimedHours } from '../data/profile.ts';

const HOUR = 3_600_000;

/** Parts of the day a level stands for. */
export type NoisePart = 'day' | 'evening' | 'night';

/** Civil hours at which the parts begin; the night ends where the day begins. */
export type NoiseHours = Record<NoisePart, number>;

/** By the law of a country, and where it says nothing else by Directive 2002/49/EC. */
export const noiseHours = {
  si: { day: 6, evening: 18, night: 22 },
  eu: { day: 7, evening: 19, night: 23 },
} as const satisfies Record<string, NoiseHours>;

const noiseParts: readonly NoisePart[] = ['day', 'evening', 'night'];

/** Hours of a day, and dB added for being more disturbing. */
const weights: Record<NoisePart, { hours: number; penalty: number }> = {
  day: { hours: 12, penalty: 0 },
  evening: { hours: 4, penalty: 5 },
  night: { hours: 8, penalty: 10 },
};

export interface NoiseLevel {
  /** dB(A), energetic mean; NaN where less than three quarters of its hours are valid. */
  level: number;
  /** Valid hours of all, 0–1; NaN where the period has none. */
  coverage: number;
}

export type NoiseLevels = Record<NoisePart | 'den', NoiseLevel>;

const dataCapture = 0.75;

/** Of a civil hour, 0–23. */
function noisePartOf(hour: number, { day, evening, night }: NoiseHours): NoisePart {
  if (hour < day || hour >= night) return 'night';
  return hour < evening ? 'day' : 'evening';
}

/** `10·lg[(12·10^(Lday/10) + 4·10^((Levening+5)/10) + 8·10^((Lnight+10)/10)) / 24]`, dB(A) */
export function dayEveningNight(levels: Record<NoisePart, number>): number {
  const energies = noiseParts.map((part) => weights[part].hours * 10 ** ((levels[part] + weights[part].penalty) / 10));
  return 10 * Math.log10(energies.reduce((sum, energy) => sum + energy, 0) / 24);
}

/**
 * Lday, Levening, Lnight and Lden of a period.
 *
 * @param series LAeq of hours, dB(A)
 * @param timeZone IANA name; a night in which clocks change has 7 or 9 hours
 */
export function noiseIndicators(series: TimedHours, timeZone: string, hours: NoiseHours): NoiseLevels {
  const parts: Record<NoisePart, { of: number; levels: number[] }> = {
    day: { of: 0, levels: [] },
    evening: { of: 0, levels: [] },
    night: { of: 0, levels: [] },
  };
  civilTimes(series.times, timeZone).forEach((civil, index) => {
    const part = parts[noisePartOf(mod(Math.floor(civil / HOUR), 24), hours)];
    part.of++;
    if (isValid(series, index)) part.levels.push(series.values[index]!);
  });
  const levelOf = ({ of, levels }: { of: number; levels: readonly number[] }): NoiseLevel => ({
    level: of > 0 && levels.length >= dataCapture * of ? energeticMean(levels) : NaN,
    coverage: levels.length / of,
  });
  const [day, evening, night] = [levelOf(parts.day), levelOf(parts.evening), levelOf(parts.night)];
  const valid = noiseParts.reduce((sum, part) => sum + parts[part].levels.length, 0);
  return {
    day,
    evening,
    night,
    den: {
      level: dayEveningNight({ day: day.level, evening: evening.level, night: night.level }),
      coverage: valid / series.times.length,
    },
  };
}
