import { describe, expect, it } from 'vitest';
import { at, parameters, quay, quayPm10, readingsOf, type Row } from '../../test/importFixture.ts';
import { sentence } from '../sentence.ts';
import { zoneOf } from '../time/zone.ts';
import type { ImportOutcome } from './importFile.ts';
import type { PlannedSeries } from './plan.ts';
import { outcomeText, planText } from './planText.ts';
import { Findings } from './readings.ts';
import { samplesOf } from './samples.ts';

const rows: Row[] = [
  ['2023-03-01T00:00Z', 1],
  ['2023-03-01T01:00Z', 2],
];

function planned(options: Partial<PlannedSeries> = {}, given = rows): PlannedSeries {
  const dayZone = zoneOf('UTC');
  const grid = { step: 3600, stamp: 'start' as const, dayZone, average: undefined, now: at('2023-03-05T12:30Z') };
  const samples = samplesOf(readingsOf(given), grid, new Findings());
  const labels = ['quay / PM10'];
  return {
    location: quay,
    parameter: parameters[0]!,
    series: quayPm10,
    step: 3600,
    labels,
    units: ['µg/m³'],
    samples,
    ...options,
  };
}

function outcome(series: PlannedSeries[], found: Partial<Findings> = {}): ImportOutcome {
  return {
    name: 'a.csv',
    plan: { format: 'CSV', timeZone: 'UTC', stamp: 'start', series },
    findings: Object.assign(new Findings(), { rows: 2 }, found),
    counts: { added: 2, replaced: 0, unchanged: 0 },
    fingerprint: '',
  };
}

const linesOf = (result: ImportOutcome) => planText(result, 'en').split('\n');

describe('the text of a plan', () => {
  it('says how the file was understood', () => {
    expect(linesOf(outcome([planned()]))).toEqual([
      'a.csv: CSV',
      '  times: UTC; a time names the start of its interval',
      '  2 rows',
      '  quay / PM10 → Quay 7, PM10 (series quay_pm10, 1 h)',
      '    2 values from 2023-03-01 00:00 UTC to 2023-03-01 02:00 UTC; µg/m³',
    ]);
  });

  it('has the first 50 series, and all on request', () => {
    const result = outcome(Array.from({ length: 70 }, (_, index) => planned(index < 60 ? {} : { series: undefined })));
    const lines = linesOf(result);
    expect(lines).toHaveLength(3 + 2 * 50 + 1);
    expect(lines.at(-1)).toBe('  … and 20 more series, 10 of them new (--all prints them)');
    expect(planText(result, 'en', true).split('\n')).toHaveLength(3 + 2 * 70);
  });

  it('names times with their own offsets, ends of intervals and blank rows', () => {
    const result = outcome([], { blankRows: 1 });
    Object.assign(result.plan, { timeZone: undefined, stamp: 'end', format: sentence('imports.plan.longTable') });
    expect(linesOf(result)).toEqual([
      'a.csv: CSV with one value per row',
      '  times: as in the file; a time names the end of its interval',
      '  2 rows, and 1 blank row',
    ]);
  });

  it('names new series, each label once, and all units', () => {
    const units = ['µg/m³', sentence('imports.plan.unitNotStated', { unit: 'µg/m³' })];
    expect(linesOf(outcome([planned({ series: undefined, labels: ['a', 'b', 'a'], units })])).slice(3)).toEqual([
      '  a, b → Quay 7, PM10 (new series, 1 h)',
      '    2 values from 2023-03-01 00:00 UTC to 2023-03-01 02:00 UTC; µg/m³; unit not stated, taken as µg/m³',
    ]);
  });

  it('counts averages, duplicates and contradictions, with their lines', () => {
    const repeated = [rows[0]!, rows[0]!, rows[1]!, ['2023-03-01T01:00Z', 3], ['2023-03-01T01:00Z', 4]] as Row[];
    const one = planned({}, repeated);
    expect(linesOf(outcome([{ ...one, samples: { ...one.samples, averaged: 12 } }])).slice(5)).toEqual([
      '    averaged from 12 values',
      '    1 duplicate row, used once',
      '    2 times with two values, the later row counts: lines 4 and 5, 5 and 6',
    ]);
  });

  it('counts missing cells by what they hold, and other observations about the values', () => {
    const missing = new Map([
      ['', 3],
      ['-999', 1200],
    ]);
    const notes = [sentence('imports.plan.columnsLeftOut', { columns: 'x, y' })];
    const found = { missing, belowDetection: 1, negative: 2, ambiguousTimes: 1, notes };
    expect(linesOf(outcome([], found)).slice(3)).toEqual([
      '  cells without a value: empty 3, -999 1,200',
      '  below detection: 1 value, flagged',
      '  negative: 2 values, kept',
      '  1 time that clocks show twice, once in the file: taken as summer time, or as winter time if the newest row is first',
      '  Columns that are not imported: x, y.',
    ]);
  });

  it('lists the first twenty rejected rows, with their lines, and counts the others', () => {
    const findings = new Findings();
    findings.reject(undefined, sentence('imports.rows.noPeriod'));
    for (let line = 2; line < 23; line++) findings.reject(line, sentence('imports.rows.badDate', { text: 'x' }));
    const lines = linesOf({ ...outcome([]), findings }).slice(3);
    expect(lines).toHaveLength(22);
    expect([...lines.slice(0, 3), ...lines.slice(-2)]).toEqual([
      '  rejected: 22',
      '    there is no period',
      '    line 2: "x" is no date',
      '    line 20: "x" is no date',
      '    … and 2 more',
    ]);
  });

  it('lists all rejected rows if they are few', () => {
    const findings = new Findings();
    findings.reject(7, sentence('imports.rows.noPeriod'));
    expect(linesOf({ ...outcome([]), findings }).slice(3)).toEqual(['  rejected: 1', '    line 7: there is no period']);
  });
});

describe('the result', () => {
  const result = (counts: ImportOutcome['counts'], series: PlannedSeries[] = [planned()]) => ({
    ...outcome(series),
    counts,
  });

  it.each([
    [{ added: 2, replaced: 1, unchanged: 3 }, '2 new, 1 replaced, 3 stored already'],
    [{ added: 0, replaced: 1, unchanged: 0 }, '0 new, 1 replaced, 0 stored already'],
    [{ added: 1200, replaced: 0, unchanged: 0 }, '1,200 new, 0 replaced, 0 stored already'],
  ])('of %j is written', (counts, parts) => {
    expect(outcomeText(result(counts), false, 'en')).toBe(`Written: ${parts}.`);
    expect(outcomeText(result(counts), true, 'en')).toBe(`Would write: ${parts}. Nothing was written.`);
  });

  it('counts the new series', () => {
    const series = [planned({ series: undefined }), planned(), planned({ series: undefined })];
    expect(outcomeText(result({ added: 2, replaced: 0, unchanged: 0 }, series), false, 'en')).toBe(
      'Written: 2 new, 0 replaced, 0 stored already, 2 new series.',
    );
  });

  it('may be that nothing changes', () => {
    expect(outcomeText(result({ added: 0, replaced: 0, unchanged: 96 }), false, 'en')).toBe(
      'Nothing changes: 96 values stored already.',
    );
  });
});
