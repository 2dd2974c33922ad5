// Invented, and the same on every visit: a server and a browser must render the same page.

const levels = ['none', 'none', 'none', 'low', 'medium', 'high'] as const;

/** Between 0 and 1, by index. */
const spread = (index: number, factor: number) => (index * factor) % 1;

export const stations = Array.from({ length: 500 }, (_, index) => ({
  id: String(index),
  name: `Postaja ${index + 1}`,
  latitude: 45.5 + spread(index, 0.618_034) * 1.3,
  longitude: 13.6 + spread(index, 0.754_878) * 2.8,
  level: levels[index % levels.length] ?? 'none',
  valueLabel: `${Math.round(10 + spread(index, 0.569_84) * 80)} µg/m³`,
}));

const hour = 3_600_000;
const from = Date.UTC(2026, 10, 15, 23);
const hours = 7 * 24;
const cleaning = { from: 60, to: 72 };

export const readings = {
  from,
  to: from + hours * hour,
  series: [
    {
      id: 'pm10',
      label: 'PM10',
      unit: 'µg/m³',
      decimals: 1,
      times: Float64Array.from({ length: hours }, (_, index) => from + index * hour),
      // A missing value is NaN, and the line has a gap there.
      values: Float32Array.from({ length: hours }, (_, index) =>
        index >= cleaning.from && index < cleaning.to ? Number.NaN : 30 + 18 * Math.sin(index / 4) + (index % 7),
      ),
    },
  ],
};
