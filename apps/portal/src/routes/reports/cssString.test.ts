import { expect, test } from 'vitest';
import { cssString } from './cssString.ts';

test('quotes a text for CSS', () => {
  expect(cssString('Line\nbreak "north" \\ south')).toBe(String.raw`"Line break \"north\" \\ south"`);
});
