import { describe, expect, it } from 'vitest';
import { Findings } from '../readings.ts';
import { CellReader, validityOf } from './cells.ts';
import type { Decimal } from './numbers.ts';

describe('a cell', () => {
  const readCell = (text: string, { decimal = '.', missing = [] }: { decimal?: Decimal; missing?: number[] } = {}) => {
    const findings = new Findings();
    const reader = new CellReader(decimal, missing, findings);
    const outcome = reader.read(text);
    return { outcome, value: reader.value, flag: reader.flag, findings };
  };

  it.each([
    ['12.5', 12.5],
    ['-0.4', -0.4],
    ['0', 0],
    [' 7 ', 7],
  ])('%j has the valid value %d', (text, value) => {
    expect(readCell(text)).toMatchObject({ outcome: 'value', value, flag: 1, findings: { belowDetection: 0 } });
  });

  it.each([
    ['<2', 1],
    ['< 0.5', 0.25],
    [' <3 ', 1.5],
    ['<0', 0],
    ['<1,000', 500],
  ])('%j has half of the detection limit, %d', (text, value) => {
    expect(readCell(text)).toMatchObject({ outcome: 'value', value, flag: 3, findings: { belowDetection: 1 } });
  });

  it('has a detection limit with a decimal comma', () => {
    expect(readCell('<2,5', { decimal: ',' })).toMatchObject({ outcome: 'value', value: 1.25, flag: 3 });
  });

  it.each(['abc', '<', '<-1', '<abc', '<<1', '2<', '1,5', '0x10', ' 0x10', 'na na'])('%j is bad', (text) => {
    const { outcome, findings } = readCell(text);
    expect(outcome).toBe('bad');
    expect(findings.missing.size).toBe(0);
    expect(findings.belowDetection).toBe(0);
  });

  it.each(['na', 'n/a', 'nan', 'null', 'none', 'nd', '-', '--', '---', 'nodata', 'no data', '#n/a'])(
    'with the word %j has no value, also in upper case and between spaces',
    (word) => {
      expect(readCell(word).outcome).toBe('missing');
      const { outcome, findings } = readCell(` ${word.toUpperCase()} `);
      expect(outcome).toBe('missing');
      expect([...findings.missing]).toEqual([[word.toUpperCase(), 1]]);
    },
  );

  it.each(['', ' ', '\t'])('%j has no value', (text) => {
    const { outcome, findings } = readCell(text);
    expect(outcome).toBe('missing');
    expect([...findings.missing]).toEqual([['', 1]]);
  });

  it.each(['-200', '-999', '-9999', '-99999', '-999.9', '-999.99', '-9999.9', '-999.0'])(
    'with the number %s of loggers has no value',
    (text) => {
      const { outcome, findings } = readCell(` ${text} `);
      expect(outcome).toBe('missing');
      expect([...findings.missing]).toEqual([[text, 1]]);
    },
  );

  it('with a number that the operator names has no value', () => {
    expect(readCell('-1', { missing: [-1, 888] }).outcome).toBe('missing');
    expect(readCell('888', { missing: [-1, 888] }).outcome).toBe('missing');
    expect(readCell('-999', { missing: [-1, 888] }).outcome).toBe('missing');
    expect(readCell('888').outcome).toBe('value');
  });

  it('is valid again after one below the detection limit', () => {
    const findings = new Findings();
    const reader = new CellReader('.', [], findings);
    reader.read('<2');
    reader.read('<4');
    expect(findings.belowDetection).toBe(2);
    reader.read('5');
    expect(reader).toMatchObject({ value: 5, flag: 1 });
  });
});

describe('a flag', () => {
  it.each([
    ['', 1],
    ['valid', 1],
    ['OK', 1],
    ['V', 1],
    ['1', 1],
    [' 2 ', 2],
    ['3', 3],
    ['invalid', -1],
    ['Not valid', -1],
    ['-1', -1],
    ['maintenance', -99],
    ['Calibration', -99],
    ['-99', -99],
  ])('%j is the validity %d', (text, validity) => {
    expect(validityOf(text)).toBe(validity);
  });

  it.each(['0', '7', '-2', 'x', 'toString', 'constructor'])('%j is unknown', (text) => {
    expect(validityOf(text)).toBeUndefined();
  });
});
