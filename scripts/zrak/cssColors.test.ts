import { expect, test } from 'vitest';
import { isCssColor } from './cssColors.ts';

test.each([
  'red',
  'RebeccaPurple',
  ' steelblue ',
  'transparent',
  '#0a0',
  '#3FA34D80',
  'rgb(1 2 3 / 50%)',
  'oklch(50% 0.1 20)',
])('%j is a colour of CSS', (text) => expect(isCssColor(text)).toBe(true));

test.each(['', 'elevated', 'green2', 'ff0000', '#12345', 'rgb', 'currentcolor', 'none', 'url(#a)'])(
  '%j is none',
  (text) => expect(isCssColor(text)).toBe(false),
);
