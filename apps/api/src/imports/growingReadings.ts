import type { ColumnLabels, ReadColumn, Readings } from './readings.ts';

const firstBlock = 1024;
const largestBlock = 65_536;

interface Block {
  times: Float64Array;
  values: Float32Array;
  flags: Int8Array;
  lines: Uint32Array;
}

const blockOf = (length: number): Block => ({
  times: new Float64Array(length),
  values: new Float32Array(length),
  flags: new Int8Array(length),
  lines: new Uint32Array(length),
});

/** Columns that grow by blocks: doubling one array would need three times its memory for a moment. */
export class GrowingReadings implements ReadColumn {
  readonly #blocks: Block[] = [];
  #block: Block = blockOf(firstBlock);
  #used = 0;
  #full = 0;
  readonly station: string | undefined;
  aliases: string[] = [];
  readonly parameter: string;
  readonly heading: string;
  readonly unit: string | undefined;

  constructor({ station, parameter, heading, unit }: ColumnLabels) {
    this.station = station;
    this.parameter = parameter;
    this.heading = heading;
    this.unit = unit;
  }

  get length(): number {
    return this.#full + this.#used;
  }

  add(time: number, value: number, flag: number, line: number): void {
    if (this.#used === this.#block.times.length) {
      this.#blocks.push(this.#block);
      this.#full += this.#used;
      this.#block = blockOf(Math.min(this.#used * 2, largestBlock));
      this.#used = 0;
    }
    const index = this.#used++;
    this.#block.times[index] = time;
    this.#block.values[index] = value;
    this.#block.flags[index] = flag;
    this.#block.lines[index] = line;
  }

  finish(): Readings {
    const { station, aliases, parameter, unit, heading, length } = this;
    const whole = blockOf(length);
    let offset = 0;
    this.#blocks.push(this.#block);
    for (let block = this.#blocks.shift(); block !== undefined; block = this.#blocks.shift()) {
      const used = Math.min(block.times.length, length - offset);
      whole.times.set(block.times.subarray(0, used), offset);
      whole.values.set(block.values.subarray(0, used), offset);
      whole.flags.set(block.flags.subarray(0, used), offset);
      whole.lines.set(block.lines.subarray(0, used), offset);
      offset += used;
    }
    this.#block = blockOf(0);
    this.#used = 0;
    this.#full = 0;
    return { station, aliases, parameter, unit, heading, ...whole };
  }
}
