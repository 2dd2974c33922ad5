import { halfUp, nullable } from '@zrak/quantities/aggregation';

/** Binary form of a response with columns; openapi/portal.yaml defines the layout. */
export const binaryType = 'application/vnd.zrak.columns';

const magic = Buffer.from('ZRK1');

/** Bytes per value: a difference, or the number itself. */
type Width = 1 | 2 | 4 | 8;

/** The part before the series. @param head as in JSON, but `series` is their number */
export function binaryHead(head: object): Buffer {
  return Buffer.concat([magic, object(head)]);
}

/**
 * One series.
 *
 * @param described as in JSON, without the values
 * @param values what is not finite is a gap; rounded to `decimals`
 */
export function binarySeries(described: object, values: Float64Array, decimals: number): Buffer {
  const { packed, width } = pack(values, decimals);
  return Buffer.concat([object({ ...described, values: { count: values.length, decimals, width } }), packed]);
}

function object(value: object): Buffer {
  const text = Buffer.from(JSON.stringify(value));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  return Buffer.concat([length, text]);
}

function pack(values: Float64Array, decimals: number): { packed: Uint8Array; width: Width } {
  const factor = 10 ** decimals;
  // Larger codes are cut off, and not used: the numbers are not encoded then.
  const codes = new Uint32Array(values.length);
  let largest = 0;
  let before = 0;
  for (let index = 0; index < values.length; index++) {
    const value = values[index]!;
    if (!Number.isFinite(value)) continue;
    const scaled = halfUp(value * factor);
    const difference = scaled - before;
    // Zero is a gap; differences near zero of either sign get small codes.
    const code = difference < 0 ? -2 * difference : 2 * difference + 1;
    codes[index] = code;
    if (code > largest) largest = code;
    before = scaled;
  }
  const width = widthOf(largest);
  return { packed: width === 8 ? plain(values, decimals) : planes(codes, width), width };
}

function widthOf(largest: number): Width {
  return largest <= 0xff ? 1 : largest <= 0xffff ? 2 : largest <= 0xffff_ffff ? 4 : 8;
}

/** The lowest bytes of all codes, then the next: similar bytes side by side compress best. */
function planes(codes: Uint32Array, width: Width): Uint8Array {
  const { length } = codes;
  const packed = new Uint8Array(length * width);
  for (let byte = 0; byte < width; byte++) {
    const plane = packed.subarray(byte * length, (byte + 1) * length);
    const shift = 8 * byte;
    for (let index = 0; index < length; index++) plane[index] = codes[index]! >>> shift;
  }
  return packed;
}

/** Numbers with too large differences, not encoded. */
function plain(values: Float64Array, decimals: number): Uint8Array {
  const packed = Buffer.alloc(values.length * 8);
  for (const [index, value] of values.entries()) {
    packed.writeDoubleLE(nullable(value, decimals) ?? Number.NaN, 8 * index);
  }
  return packed;
}
