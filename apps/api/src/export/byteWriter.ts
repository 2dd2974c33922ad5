/** Size of a piece; a row that is longer makes it longer. */
const pieceSize = 1 << 16;
/** Room for the text of any number. */
const numberLength = 32;
/** Above, a double has no room for every decimal that is written. */
const largestExact = 1e15;

const [zero, minus, point, comma] = [...Buffer.from('0-.,')] as [number, number, number, number];

/**
 * Collects the text of a file as UTF-8 in one buffer. Numbers are written without strings: V8 keeps the texts of
 * thousands of recent numbers, and moves them to the old generation in each collection of a long export.
 */
export class ByteWriter {
  #bytes: Buffer<ArrayBuffer> = Buffer.allocUnsafeSlow(2 * pieceSize);
  #length = 0;

  get isFull(): boolean {
    return this.#length >= pieceSize;
  }

  /** The bytes written since the last call, until something is written again. */
  take(): Buffer<ArrayBuffer> {
    const piece = this.#bytes.subarray(0, this.#length);
    this.#length = 0;
    return piece;
  }

  text(text: string): void {
    this.#reserve(text.length * 3);
    this.#length += this.#bytes.write(text, this.#length);
  }

  /** Few bytes of UTF-8, faster than {@link text}. */
  bytes(bytes: Uint8Array): void {
    this.#reserve(bytes.length);
    const target = this.#bytes;
    let at = this.#length;
    for (let index = 0; index < bytes.length; index++) target[at++] = bytes[index]!;
    this.#length = at;
  }

  /** A whole number from 0. */
  count(value: number): void {
    this.#reserve(numberLength);
    this.#digits(value, 1);
  }

  /** As `toFixed`, with another decimal mark. */
  fixed(value: number, decimals: number, mark: '.' | ',' = '.'): void {
    const scaled = scaledOf(value, decimals);
    if (scaled === undefined) this.text(value.toFixed(decimals).replace('.', mark));
    else this.#decimal(scaled, decimals, mark === '.' ? point : comma);
  }

  /** As `String`; fast if the value has no more than these decimals. */
  shortest(value: number, decimals: number): void {
    const scaled = scaledOf(value, decimals);
    if (scaled === undefined) this.text(String(value));
    else if (decimals === 0 || scaled === 0) this.#decimal(scaled, 0, point);
    else {
      this.#decimal(scaled, decimals, point);
      const target = this.#bytes;
      while (target[this.#length - 1] === zero) this.#length--;
      if (target[this.#length - 1] === point) this.#length--;
    }
  }

  #decimal(scaled: number, decimals: number, mark: number): void {
    this.#reserve(numberLength);
    if (scaled < 0) this.#bytes[this.#length++] = minus;
    const magnitude = Math.abs(scaled);
    if (decimals === 0) {
      this.#digits(magnitude, 1);
      return;
    }
    const factor = powers[decimals]!;
    const whole = Math.floor(magnitude / factor);
    this.#digits(whole, 1);
    this.#bytes[this.#length++] = mark;
    this.#digits(magnitude - whole * factor, decimals);
  }

  #digits(value: number, fewest: number): void {
    let count = fewest;
    while (count < powers.length && value >= powers[count]!) count++;
    const target = this.#bytes;
    let rest = value;
    for (let at = this.#length + count - 1; at >= this.#length; at--) {
      const next = Math.floor(rest / 10);
      target[at] = zero + (rest - next * 10);
      rest = next;
    }
    this.#length += count;
  }

  #reserve(length: number): void {
    if (this.#length + length <= this.#bytes.length) return;
    const longer = Buffer.allocUnsafeSlow(2 * (this.#length + length));
    longer.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = longer;
  }
}

const powers = Array.from({ length: 16 }, (_, exponent) => 10 ** exponent);

/** The value in units of its last decimal, if it has no more decimals than these. */
function scaledOf(value: number, decimals: number): number | undefined {
  const factor = powers[decimals]!;
  const scaled = Math.round(value * factor);
  return scaled / factor === value && Math.abs(scaled) < largestExact ? scaled : undefined;
}
