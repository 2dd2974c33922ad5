type Numbers = Float64Array | Float32Array | Int8Array | Uint32Array;

const firstBlock = 1024;
const largestBlock = 65_536;

/** Numbers that are added one by one. Grows by blocks: doubling one array needs three times its memory for a moment. */
export class GrowingArray<T extends Numbers> {
  readonly #make: (length: number) => T;
  #blocks: T[] = [];
  #block: T;
  #used = 0;
  #full = 0;

  constructor(make: (length: number) => T) {
    this.#make = make;
    this.#block = make(firstBlock);
  }

  get length(): number {
    return this.#full + this.#used;
  }

  add(value: number): void {
    if (this.#used === this.#block.length) {
      this.#blocks.push(this.#block);
      this.#full += this.#used;
      this.#block = this.#make(Math.min(this.#used * 2, largestBlock));
      this.#used = 0;
    }
    this.#block[this.#used++] = value;
  }

  /** All numbers in one array. The blocks are released: afterwards there are none. */
  take(): T {
    const whole = this.#make(this.length);
    let offset = 0;
    for (const block of [...this.#blocks, this.#block.subarray(0, this.#used)]) {
      whole.set(block, offset);
      offset += block.length;
    }
    this.#blocks = [];
    this.#block = this.#make(0);
    this.#used = 0;
    this.#full = 0;
    return whole;
  }
}
