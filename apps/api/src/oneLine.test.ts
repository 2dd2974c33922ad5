import { expect, it } from 'vitest';
import { oneLine } from './oneLine.ts';

it.each([
  ['Quay\n7', 'Quay 7'],
  ['Quay\r\n\t7\u2028south\u0085', 'Quay 7 south'],
  ['\u200b Quay 7\u00a0\n', 'Quay 7'],
  ['Postaja  Žalec', 'Postaja  Žalec'],
  ['\n\t', ''],
])('%j as one line is %j', (given, line) => {
  expect(oneLine(given)).toBe(line);
  expect(oneLine(line)).toBe(line);
});
