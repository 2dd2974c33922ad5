import { describe, expect, it } from 'vitest';
import { decimalOfCells, numberReader } from './numbers.ts';

const noBreak = '\u00a0';
const narrowNoBreak = '\u202f';

describe('with a decimal point', () => {
  const numberOf = numberReader('.');

  it.each([
    ['12.5', 12.5],
    ['-0.4', -0.4],
    ['+7', 7],
    ['0', 0],
    ['0.000', 0],
    ['.5', 0.5],
    ['5.', 5],
    ['1.25e-3', 0.001_25],
    ['2E3', 2000],
    [' 8.5 ', 8.5],
    ['1,013.25', 1013.25],
    ['1,234', 1234],
    ['-12,345', -12_345],
    ['+123,456,789.5', 123_456_789.5],
    ['1 013.25', 1013.25],
    [`1${noBreak}013.25`, 1013.25],
    [`1${narrowNoBreak}013.25`, 1013.25],
    ["1'013.25", 1013.25],
    ['1’013’000.75', 1_013_000.75],
    [' 1,013.25 ', 1013.25],
  ])('%j is the number %d', (text, number) => {
    expect(numberOf(text)).toBe(number);
  });

  it.each([
    ['an empty text', ''],
    ['spaces', '  '],
    ['a word', 'abc'],
    ['a number with a unit', '12 µg'],
    ['a decimal comma', '12,5'],
    ['a comma after a zero', '0,123'],
    ['groups of two digits', '1,23,456'],
    ['a group of four digits', '1,2345'],
    ['a first group of four digits', '1234,567'],
    ['no digit before the separator', ',567'],
    ['a fraction without a digit after thousands', '1,234.'],
    ['two kinds of separators', '1 234,567'],
    ['two points', '1.234.567'],
    ['hexadecimal digits', '0x10'],
    ['hexadecimal digits after a space', ' 0x10'],
    ['hexadecimal digits in upper case', '0X1F'],
    ['binary digits', '0b11'],
    ['octal digits', '0o17'],
    ['infinity', 'Infinity'],
    ['negative infinity', '-Infinity'],
    ['a number that is too large', '1e999'],
    ['a number that is too large for 32 bits', '1e39'],
    ['text before thousands', 'x1,234'],
    ['text after thousands', '1,234x'],
  ])('%s (%j) is no number', (_, text) => {
    expect(numberOf(text)).toBeNaN();
  });
});

describe('with a decimal comma', () => {
  const numberOf = numberReader(',');

  it.each([
    ['12,5', 12.5],
    ['-0,4', -0.4],
    ['0,123', 0.123],
    ['1,234', 1.234],
    ['1234,567', 1234.567],
    ['7', 7],
    ['1.013,25', 1013.25],
    ['1.234', 1234],
    ['1.234.567,5', 1_234_567.5],
    ['1 013,25', 1013.25],
    [`1${noBreak}013,25`, 1013.25],
    [`1${narrowNoBreak}013,25`, 1013.25],
    ["1'013,25", 1013.25],
    ['1,5e3', 1500],
  ])('%j is the number %d', (text, number) => {
    expect(numberOf(text)).toBe(number);
  });

  it.each([
    ['a decimal point', '12.5'],
    ['a point after a zero', '0.123'],
    ['two commas', '1,234,567'],
    ['a point after the comma', '1,234.5'],
    ['two kinds of separators', '1 234.567'],
    ['an empty text', ''],
  ])('%s (%j) is no number', (_, text) => {
    expect(numberOf(text)).toBeNaN();
  });
});

describe('the decimal mark of a sample', () => {
  it.each([
    ['one digit after a comma', '1,2'],
    ['two digits after a comma', '-1,25'],
    ['four digits after a comma', '+1,2345'],
    ['no digit before the comma', ',5'],
    ['three digits after a comma, none before it', ',567'],
    ['three digits after a comma, four before it', '1234,567'],
    ['a zero before the comma', '0,123'],
    ['a comma and an exponent', '1,234e-3'],
    ['a comma and a positive exponent', '1,2e12'],
    ['thousands with points and a comma', '1.013,25'],
    ['thousands with spaces and a comma', '1 234,567'],
  ])('is a comma by %s, beside an unclear point', (_, cell) => {
    expect(decimalOfCells([cell, '1.234'], ';')).toBe(',');
  });

  it.each([
    ['one digit after a point', '1.2'],
    ['two digits after a point', '-1.25'],
    ['four digits after a point', '+1.2345'],
    ['no digit before the point', '.5'],
    ['three digits after a point, four before it', '1234.567'],
    ['a zero before the point', '-0.123'],
    ['a point and an exponent', '1.234E-03'],
    ['a point and a positive exponent', '1.2e12'],
    ['thousands with commas and a point', '1,013.25'],
    ['thousands with spaces and a point', '1 234.567'],
  ])('is a point by %s, beside an unclear comma', (_, cell) => {
    expect(decimalOfCells([cell, '1,234'], ';')).toBe('.');
  });

  it.each([
    ['whole numbers', ['12', '7'], '.'],
    ['no numbers', ['', 'NA'], '.'],
    ['more commas than points', ['1,2', '1.5', '2,5'], ','],
    ['more points than commas', ['1,2', '1.5', '2.5'], '.'],
  ] as const)('is clear from %s', (_, cells, decimal) => {
    expect(decimalOfCells(cells, ';')).toBe(decimal);
  });

  it.each(['x1.5', '1.5x', '1.5e', '15.2.2023', 'x1,5', '1,5x', '1,5e+', '1,013.25x', 'x1,013.25', '1.013,'])(
    'is not clear from %s',
    (cell) => {
      expect(decimalOfCells([cell, '1,234'], ';')).toBeUndefined();
      expect(decimalOfCells([cell, '12'], ';')).toBe('.');
    },
  );

  it.each([
    ['three digits after a comma', ['1,234']],
    ['three digits after a point', ['-123.456']],
    ['as many commas as points', ['1,5', '1.5']],
  ])('is unclear from %s', (_, cells) => {
    expect(decimalOfCells(cells, ';')).toBeUndefined();
  });

  it.each([
    ['unclear numbers', ['1,234', '1.234']],
    ['as many commas as points', ['1,5', '1.5']],
  ])('is a point in a table with commas between cells, for %s', (_, cells) => {
    expect(decimalOfCells(cells, ',')).toBe('.');
  });
});
