import { expect } from 'vitest';

/** The cross-reference table must point at objects, and decoding the strings must give the text. */
export function expectPdf(file: Buffer, text: string): void {
  const source = file.toString('latin1');
  expect(source.startsWith('%PDF-1.')).toBe(true);
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(source)?.[1]);
  const offsets = [...source.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  expect(offsets.length).toBeGreaterThan(6);
  for (const [n, offset] of offsets.entries()) expect(source.slice(offset)).toMatch(new RegExp(`^${n + 1} 0 obj\n`));
  expect(source).toContain(text);
}
