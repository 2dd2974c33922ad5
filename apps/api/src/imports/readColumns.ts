import { flag } from '@zrak/quantities/aggregation';
import { GrowingArray } from './growingArray.ts';
import type { ColumnLabels, ReadColumn, Readings } from './readings.ts';

const times = (): GrowingArray<Float64Array> => new GrowingArray((length) => new Float64Array(length));
const values = (): GrowingArray<Float32Array> => new GrowingArray((length) => new Float32Array(length));
const flags = (): GrowingArray<Int8Array> => new GrowingArray((length) => new Int8Array(length));
const lines = (): GrowingArray<Uint32Array> => new GrowingArray((length) => new Uint32Array(length));

/** A column whose values have a row each. */
export class LongColumn implements ReadColumn {
  readonly labels: ColumnLabels;
  readonly #times = times();
  readonly #values = values();
  readonly #flags = flags();
  readonly #lines = lines();

  constructor(labels: ColumnLabels) {
    this.labels = labels;
  }

  get length(): number {
    return this.#times.length;
  }

  add(time: number, value: number, validity: number, line: number): void {
    this.#times.add(time);
    this.#values.add(value);
    this.#flags.add(validity);
    this.#lines.add(line);
  }

  finish(): Readings {
    return {
      labels: this.labels,
      times: this.#times.take(),
      values: this.#values.take(),
      flags: this.#flags.take(),
      lines: this.#lines.take(),
    };
  }
}

/** Times and lines of rows with several values. */
export class Rows {
  readonly #times = times();
  readonly #lines = lines();
  #taken: { times: Float64Array; lines: Uint32Array } | undefined;

  add(time: number, line: number): void {
    this.#times.add(time);
    this.#lines.add(line);
  }

  take(): { times: Float64Array; lines: Uint32Array } {
    this.#taken ??= { times: this.#times.take(), lines: this.#lines.take() };
    return this.#taken;
  }
}

/** A column of a table with several: it shares the times of its rows, and has a value or a gap in each. */
export class WideColumn implements ReadColumn {
  readonly labels: ColumnLabels;
  readonly #rows: Rows;
  readonly #values = values();
  readonly #flags = flags();
  length = 0;

  constructor(labels: ColumnLabels, rows: Rows) {
    this.labels = labels;
    this.#rows = rows;
  }

  add(value: number, validity: number): void {
    this.#values.add(value);
    this.#flags.add(validity);
    this.length++;
  }

  addGap(): void {
    this.#values.add(Number.NaN);
    this.#flags.add(flag.noData);
  }

  finish(): Readings {
    const rows = this.#rows.take();
    const all = { labels: this.labels, ...rows, values: this.#values.take(), flags: this.#flags.take() };
    if (this.length === all.values.length) return all;
    const { length } = this;
    const result = {
      labels: this.labels,
      times: new Float64Array(length),
      values: new Float32Array(length),
      flags: new Int8Array(length),
      lines: new Uint32Array(length),
    };
    let count = 0;
    for (let index = 0; index < all.values.length; index++) {
      if (all.flags[index] === flag.noData) continue;
      result.times[count] = all.times[index]!;
      result.values[count] = all.values[index]!;
      result.flags[count] = all.flags[index]!;
      result.lines[count++] = all.lines[index]!;
    }
    return result;
  }
}
