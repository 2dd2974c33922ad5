import { expect, it } from 'vitest';
import { wholeRows } from './wholeRows.ts';

async function* pieces(text: string, length: number): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < text.length; start += length) yield Buffer.from(text.slice(start, start + length));
}

async function blobs(text: string, length: number, size: number): Promise<string[]> {
  const all: string[] = [];
  for await (const blob of wholeRows(pieces(text, length), size)) all.push(Buffer.from(blob).toString());
  return all;
}

it.each([1, 2, 3, 100])('ends each blob with a row, in pieces of %i bytes', async (length) => {
  const text = 'one\ntwo\na row that is longer than a blob\nthree\n\nfour\n';
  const all = await blobs(text, length, 6);
  expect(all.join('')).toBe(text);
  for (const blob of all) expect(blob.at(-1)).toBe('\n');
  if (length === 1) expect(all).toEqual(['one\ntwo\n', 'a row that is longer than a blob\n', 'three\n', '\nfour\n']);
});

it('passes on a last row without an end', async () => {
  expect(await blobs('one\ntw', 2, 100)).toEqual(['one\ntw']);
  expect(await blobs('', 2, 100)).toEqual([]);
});
