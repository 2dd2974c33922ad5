import { expect, test } from 'vitest';
import { plain } from './plain.ts';

test.each([
  ['Žalec', 'zalec'],
  ['ČŠŽ čšž', 'csz csz'],
  ['Ć Đ', 'c đ'],
  ['Zürich Ölbach', 'zurich olbach'],
  ['MARIBOR 2', 'maribor 2'],
])('%s is found by %s', (name, searched) => expect(plain(name)).toBe(searched));
