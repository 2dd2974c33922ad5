import type { QuantityKind } from '../db/schema.ts';

/** Numbers that loggers and archives write for a missing value. */
export const missingValues: ReadonlySet<number> = new Set([-200, -999, -9999, -99_999, -999.9, -999.99, -9999.9]);

/** Values of these quantities are not lower, in any unit. Others, such as a voltage, can have such a value. */
const lowest: Readonly<Partial<Record<QuantityKind, number>>> = {
  concentration: 0,
  count: 0,
  humidity: 0,
  precipitation: 0,
  ratio: 0,
  signalStrength: -174,
  soundLevel: -100,
  soundLevelMaximum: -100,
  soundLevelPercentile: -100,
  speed: 0,
  temperature: -460,
  windDirection: 0,
  windGust: 0,
  windSpeed: 0,
};

/** Whether a number can only mean a missing value of a quantity. */
export const meansMissing = (value: number, quantity: QuantityKind): boolean =>
  missingValues.has(value) && value < (lowest[quantity] ?? Number.NEGATIVE_INFINITY);
