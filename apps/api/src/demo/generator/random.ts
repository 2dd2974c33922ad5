/**
 * Randomness without state: every number follows only from a stream and an index. Any moment of any year can be
 * computed independently, with the same result each time.
 */
function hash(stream: number, index: number): number {
  let x = (Math.imul(stream | 0, 0x9e3779b1) ^ Math.imul((index | 0) + 0x7f4a7c15, 0x85ebca6b)) | 0;
  x ^= x >>> 16;
  x = Math.imul(x, 0x21f0aaad);
  x ^= x >>> 15;
  x = Math.imul(x, 0x735a2d97);
  x ^= x >>> 15;
  return x >>> 0;
}

/** Uniform in [0, 1). */
export function uniform(stream: number, index: number): number {
  return hash(stream, index) / 4_294_967_296;
}

/** Approximately normal: mean 0, variance 1, within ±3.5. */
export function gaussian(stream: number, index: number): number {
  const sum =
    uniform(stream, 4 * index) +
    uniform(stream, 4 * index + 1) +
    uniform(stream, 4 * index + 2) +
    uniform(stream, 4 * index + 3);
  return (sum - 2) * 1.7320508;
}

/** A smooth curve through normal values at the integers, with variance 1 everywhere. */
export function smooth(stream: number, x: number): number {
  const index = Math.floor(x);
  const part = x - index;
  const weight = part * part * (3 - 2 * part);
  const mixed = gaussian(stream, index) * (1 - weight) + gaussian(stream, index + 1) * weight;
  return mixed / Math.sqrt((1 - weight) ** 2 + weight ** 2);
}

export function sigmoid(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

export function clamp(x: number, low: number, high: number): number {
  return x < low ? low : x > high ? high : x;
}

/** A bell curve of height 1 around `middle`. */
export function bell(x: number, middle: number, width: number): number {
  return Math.exp(-0.5 * ((x - middle) / width) ** 2);
}
