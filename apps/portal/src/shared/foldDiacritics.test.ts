import { expect, test } from 'vitest';
import { foldDiacritics } from './foldDiacritics.ts';

test.each([
  ['Žalec', 'zalec'],
  ['ČŠŽ čšž', 'csz csz'],
  ['Ć Đ', 'c đ'],
  ['Zürich Ölbach', 'zurich olbach'],
  ['MARIBOR 2', 'maribor 2'],
])('%s is found by %s', (name, searched) => expect(foldDiacritics(name)).toBe(searched));
