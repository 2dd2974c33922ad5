import { expect, it } from 'vitest';
import { digestOf } from './rowDigest.ts';

async function* pieces(text: string, length: number): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; start += length) yield bytes.subarray(start, start + length);
}

const digest = async (text: string, length = 1000): Promise<[number, string]> => {
  const { rows, value } = await digestOf(pieces(text, length));
  return [rows, value];
};

it('gives rows in any order and in any pieces the same digest', async () => {
  const expected = await digest('a\tb\nlonger row\n\n');
  expect(expected[0]).toBe(3);
  for (const length of [1, 2, 3, 5, 7]) expect(await digest('longer row\n\na\tb\n', length)).toEqual(expected);
});

it.each(['a\tc\nlonger row\n\n', 'a\tb\nlonger row\n', 'a\tb\nlonger row\n\n\n', 'a\tb\nlonger row\n\nx'])(
  'tells %j from the rows',
  async (text) => {
    expect(await digest(text)).not.toEqual(await digest('a\tb\nlonger row\n\n'));
  },
);
