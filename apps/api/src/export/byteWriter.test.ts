import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ByteWriter } from './byteWriter.ts';

const decimals = fc.integer({ min: 0, max: 6 });
/** Rounded values, as they are exported, and any others. */
const numbers = fc.oneof(
  fc.tuple(fc.integer(), decimals).map(([scaled, digits]) => scaled / 10 ** digits),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(-0, -0.04, 1.005, 1e15, 999_999_999_999_999, 1e21, 1e-7, Number.MIN_VALUE),
);

function written(write: (out: ByteWriter) => void): string {
  const out = new ByteWriter();
  write(out);
  return out.take().toString();
}

it('writes the shortest text of a number', () => {
  fc.assert(
    fc.property(numbers, decimals, (value, digits) => {
      expect(written((out) => out.shortest(value, digits))).toBe(String(value));
    }),
    { numRuns: 2000 },
  );
});

it('writes a number with fixed decimals', () => {
  fc.assert(
    fc.property(numbers, decimals, (value, digits) => {
      expect(written((out) => out.fixed(value, digits))).toBe(value.toFixed(digits));
      expect(written((out) => out.fixed(value, digits, ','))).toBe(value.toFixed(digits).replace('.', ','));
    }),
    { numRuns: 2000 },
  );
});

it('writes counts up to the largest safe integer', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), (value) => {
      expect(written((out) => out.count(value))).toBe(String(value));
    }),
  );
});

it('keeps text of any length and language in order', () => {
  const texts = ['a', 'č'.repeat(300_000), '💧', 'x'.repeat(100_000)];
  const out = new ByteWriter();
  for (const text of texts) {
    out.text(text);
    out.bytes(Buffer.from('|'));
    out.count(7);
  }
  expect(out.isFull).toBe(true);
  expect(out.take().toString()).toBe(texts.map((text) => `${text}|7`).join(''));
  expect(out.isFull).toBe(false);
  out.text('next');
  expect(out.take().toString()).toBe('next');
});
