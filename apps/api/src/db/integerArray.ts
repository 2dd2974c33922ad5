/** Bytes before the elements of an array with one dimension. */
const headLength = 20;
/** Bytes of an element: its length, then the number. */
const elementLength = 8;

/** Numbers of an `integer[]` without nulls, as `copyOut` reads it. */
export function integersOf(array: Buffer): number[] {
  const length = Math.max(0, (array.length - headLength) / elementLength);
  return Array.from({ length }, (_, index) => array.readInt32BE(headLength + index * elementLength + 4));
}

/** The bytes of the elements [begin, end) of an array of 32-bit numbers. */
export const elementsOf = (array: Buffer, begin: number, end: number): Buffer =>
  array.subarray(headLength + begin * elementLength, headLength + end * elementLength);
