import { flag } from '@zrak/quantities/aggregation';
import { missingValues } from '../../measurements/missingValues.ts';
import type { Findings } from '../readings.ts';
import { type Decimal, numberReader } from './numbers.ts';

const words = new Set(['', 'na', 'n/a', 'nan', 'null', 'none', 'nd', '-', '--', '---', 'nodata', 'no data', '#n/a']);

/** Reads cells of values and keeps the last result in fields: an object per cell would cost more than its number. */
export class CellReader {
  value = Number.NaN;
  flag: number = flag.valid;
  readonly #numberOf: (text: string) => number;
  readonly #sentinels: ReadonlySet<number>;
  readonly #findings: Findings;

  constructor(decimal: Decimal, missing: readonly number[], findings: Findings) {
    this.#numberOf = numberReader(decimal);
    this.#sentinels = new Set([...missingValues, ...missing]);
    this.#findings = findings;
  }

  /** @returns `bad` for a text that is neither a value nor a missing one */
  read(text: string): 'value' | 'missing' | 'bad' {
    this.flag = flag.valid;
    const trimmed = text.trim();
    const value = this.#numberOf(trimmed);
    if (!Number.isNaN(value)) return this.#readNumber(value, trimmed);
    if (words.has(trimmed.toLowerCase())) {
      this.#findings.countMissing(trimmed);
      return 'missing';
    }
    if (!trimmed.startsWith('<')) return 'bad';
    const limit = this.#numberOf(trimmed.slice(1));
    if (!(limit >= 0)) return 'bad';
    this.value = limit / 2;
    this.flag = flag.belowDetectionHalved;
    this.#findings.belowDetection++;
    return 'value';
  }

  #readNumber(value: number, text: string): 'value' | 'missing' {
    if (this.#sentinels.has(value)) {
      this.#findings.countMissing(text);
      return 'missing';
    }
    this.value = value;
    return 'value';
  }
}

const flagWords: Readonly<Record<string, number>> = {
  '': flag.valid,
  valid: flag.valid,
  ok: flag.valid,
  v: flag.valid,
  invalid: flag.notValid,
  'not valid': flag.notValid,
  maintenance: flag.maintenance,
  calibration: flag.maintenance,
};

const validities = new Set<number>(Object.values(flag).filter((validity) => validity !== flag.noData));

/** The validity of a flag column; undefined for an unknown one. */
export function validityOf(text: string): number | undefined {
  const key = text.trim().toLowerCase();
  if (Object.hasOwn(flagWords, key)) return flagWords[key];
  const code = Number(key);
  return validities.has(code) ? code : undefined;
}
