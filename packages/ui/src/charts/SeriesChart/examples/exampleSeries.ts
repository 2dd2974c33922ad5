import type { ChartSeries } from '../../data/series.ts';

export const HOUR = 3_600_000;
export const from = Date.parse('2026-11-14T00:00:00+01:00');
export const to = Date.parse('2026-11-21T00:00:00+01:00');

interface Wave {
  label: string;
  unit: string;
  decimals?: number;
  base: number;
  swing: number;
  seed: number;
  kind?: 'line' | 'bars';
}

/** Deterministic values that resemble a week of measurements. */
export function measured(
  { label, unit, decimals = 1, base, swing, seed, kind = 'line' }: Wave,
  count = 168,
  step = HOUR,
): ChartSeries {
  const times = Float64Array.from({ length: count }, (_, index) => from + index * step);
  let drift = 0;
  let noise = seed;
  const values = Float32Array.from({ length: count }, (_, index) => {
    noise = (noise * 16_807) % 2_147_483_647;
    drift = drift * 0.96 + (noise / 2_147_483_647 - 0.5) * swing * 0.5;
    const day = Math.sin(((index * step) / HOUR - 8) * (Math.PI / 12));
    return kind === 'bars' ? Math.max(0, drift) : base + swing * 0.4 * day + drift;
  });
  return { id: label, label, unit, decimals, times, values, kind };
}

export const pm10 = measured({ label: 'PM10', unit: 'µg/m³', base: 32, swing: 18, seed: 7 });
// A calibration, and a single value between two gaps.
pm10.values.fill(NaN, 60, 75);
pm10.values[67] = 41;
export const no2 = measured({ label: 'NO₂', unit: 'µg/m³', base: 22, swing: 12, seed: 11 });
export const temperature = measured({ label: 'Temperature', unit: '°C', base: 2, swing: 9, seed: 5 });
export const rain = measured({ label: 'Precipitation', unit: 'mm', base: 0, swing: 4, seed: 3, kind: 'bars' });

/** With a calibration and invalid values. */
export const flagged: ChartSeries = { ...pm10, flags: new Int8Array(168).fill(1) };
flagged.flags?.fill(-99, 60, 75);
flagged.flags?.fill(2, 100, 106);
flagged.flags?.fill(-1, 130, 133);

/** A chart of one series. */
export const exampleArgs = {
  label: 'PM10 at Ljubljana Bežigrad',
  series: [pm10],
  from,
  to,
  timeZone: 'Europe/Ljubljana',
  caption: '1 h mean, Europe/Ljubljana',
};
