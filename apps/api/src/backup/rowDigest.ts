import { createHash, type Hash, hash } from 'node:crypto';

const lineFeed = 0x0a;

/**
 * Number and digest of the rows of a table, a line each. The order of the rows does not count: two databases with the same
 * rows give the same digest.
 */
export class RowDigest {
  rows = 0;
  #sum = 0n;
  /** Of a row whose end has not come yet. */
  #begun: Hash | undefined;

  update(piece: Uint8Array): void {
    let start = 0;
    for (let end = piece.indexOf(lineFeed); end >= 0; end = piece.indexOf(lineFeed, start)) {
      this.#add(piece.subarray(start, end));
      start = end + 1;
    }
    if (start < piece.length) this.#begin().update(piece.subarray(start));
  }

  /** The sum of the hashes of all rows, modulo 2^64. A text that does not end with a line differs from all that do. */
  get value(): string {
    const sum = this.#sum.toString(16).padStart(16, '0');
    return this.#begun === undefined ? sum : `${sum}+`;
  }

  #begin = (): Hash => (this.#begun ??= createHash('sha256'));

  #add(end: Uint8Array): void {
    const digest = this.#begun === undefined ? hash('sha256', end, 'buffer') : this.#begun.update(end).digest();
    this.#begun = undefined;
    this.#sum = BigInt.asUintN(64, this.#sum + digest.readBigUInt64BE());
    this.rows++;
  }
}

/** Passes pieces on, and digests them. */
export async function* digested(pieces: AsyncIterable<Uint8Array>, digest: RowDigest): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    digest.update(piece);
    yield piece;
  }
}

export async function digestOf(pieces: AsyncIterable<Uint8Array>): Promise<RowDigest> {
  const digest = new RowDigest();
  for await (const piece of pieces) digest.update(piece);
  return digest;
}
