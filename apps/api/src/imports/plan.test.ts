import { describe, expect, it } from 'vitest';
import { at, columnOf, english, isoOf, network, quayPm10, type Row } from '../../test/importFixture.ts';
import { planOf, type PlanOptions } from './plan.ts';
import { type FileContent, Findings, type ReadColumn } from './readings.ts';

const defaults: PlanOptions = {
  stations: new Map(),
  mapped: new Map(),
  units: new Map(),
  gasTemperature: 20,
  average: false,
};

const hours = (...values: number[]): Row[] =>
  values.map((value, hour) => [new Date(Date.UTC(2023, 2, 1, hour)).toISOString(), value]);

async function plan(
  columns: ReadColumn[],
  options: Partial<PlanOptions> = {},
  content: Partial<FileContent> = {},
  findings = new Findings(),
) {
  const file: FileContent = { format: 'CSV', timeZone: 'UTC', stamp: 'start', columns, ...content };
  const all = { ...defaults, now: at('2023-03-05T12:30Z'), ...options };
  const result = await planOf('a.csv', file, network, all, findings);
  const series = result.series.map(({ location, parameter, samples, units, ...planned }) => ({
    ...planned,
    station: location.id,
    parameter: parameter.code,
    units: units.map(english),
    times: [...samples.times].map(isoOf),
    values: [...samples.values],
  }));
  return { ...result, series, notes: findings.notes.map(english), findings };
}

describe('the plan of an import', () => {
  it('has format, zone and end of the stamps as the file has them', async () => {
    const { format, timeZone, stamp } = await plan([columnOf(hours(1))], {}, { timeZone: undefined, stamp: 'end' });
    expect({ format, timeZone, stamp }).toEqual({ format: 'CSV', timeZone: undefined, stamp: 'end' });
  });

  it('takes the end of the stamps that the operator names', async () => {
    const { stamp, series } = await plan([columnOf(hours(1, 2))], { stamp: 'end' });
    expect([stamp, series[0]!.times[0]]).toEqual(['end', '2023-02-28T23:00']);
  });

  it('names the start for dates, which name their day with either end', async () => {
    const dates: Row[] = [
      ['2023-03-01T00:00Z', 1],
      ['2023-03-02T00:00Z', 2],
    ];
    const daily = columnOf(dates, { parameter: 'RAIN', heading: 'RAIN', unit: 'mm', station: 'mill' });
    const content = { hasDatesOnly: true };
    const { stamp, series } = await plan([daily], { stamp: 'end' }, content);
    expect([stamp, series[0]!.times[0]]).toEqual(['start', '2023-03-01T00:00']);
    // Hours that are read beside them end at the time.
    expect((await plan([daily, columnOf(dates)], { stamp: 'end' }, content)).stamp).toBe('end');
  });

  it('has the values of each series, with the labels of the file', async () => {
    const { series, notes } = await plan([
      columnOf(hours(1, 2)),
      columnOf(hours(5, 6), { station: 'mill', parameter: 'NO2', heading: 'no2' }),
    ]);
    expect(series).toMatchObject([
      { station: 'quay', parameter: 'PM10', series: quayPm10, step: 3600, labels: ['quay / PM10'], values: [1, 2] },
      { station: 'mill', parameter: 'NO2', series: undefined, step: 3600, labels: ['mill / no2'], values: [5, 6] },
    ]);
    expect(notes).toEqual([]);
  });

  it('joins columns of one series', async () => {
    const stations = new Map([['Quay', 'quay']]);
    const second: Row[] = [['2023-03-01T02:00Z', 3]];
    const { series } = await plan([columnOf(hours(1, 2)), columnOf(second, { station: 'Quay' })], { stations });
    expect(series).toMatchObject([{ labels: ['quay / PM10', 'Quay / PM10'], units: ['µg/m³'], values: [1, 2, 3] }]);
  });

  it('rejects what is off the grid of the series, and in the future', async () => {
    const rows: Row[] = [...hours(1), ['2023-03-01T00:10Z', 2], ['2023-03-06T00:00Z', 3]];
    const { series, findings } = await plan([columnOf(rows)]);
    expect(series[0]!.values).toEqual([1]);
    expect(findings.rejected).toBe(2);
  });

  it('leaves out empty columns, those that the operator leaves out, and series without a row that can be imported', async () => {
    const { series, notes } = await plan(
      [
        columnOf([], { parameter: 'unknown' }),
        columnOf(hours(1), { heading: 'raw' }),
        columnOf([['2123-03-01T00:00Z', 1]], { station: 'mill' }),
        columnOf(hours(2)),
      ],
      { mapped: new Map([['raw', '']]), step: 3600 },
    );
    expect(series).toMatchObject([{ station: 'quay', values: [2] }]);
    expect(notes).toEqual([]);
  });

  it('notes once per reason which columns have no series', async () => {
    const nowhere = { station: 'Nowhere' };
    const { series, notes } = await plan([
      columnOf(hours(1), nowhere),
      columnOf(hours(1), { parameter: 'dust', heading: 'Dust' }),
      columnOf(hours(1), { ...nowhere, parameter: 'NO2', heading: 'NO2' }),
      columnOf(hours(2)),
    ]);
    expect(series).toHaveLength(1);
    expect(notes).toEqual([
      'Not imported: Nowhere / PM10, Nowhere / NO2; the station "Nowhere" is not in the database: add it, or name one with --station.',
      'Not imported: quay / Dust; the quantity "Dust" is not known: name a series with --map "Dust=SERIES".',
    ]);
  });
});

describe('the stations of a file', () => {
  const columns = ['A', 'B', 'C', 'D', 'E', 'F'].map((station) => columnOf(hours(1, 2), { station }));

  it('cannot all be the one that the operator names', async () => {
    const stations = new Map([['', 'quay']]);
    await expect(plan(columns, { stations })).rejects.toThrow(
      'a.csv has 6 stations (A, B, C, D, E): name each with --station LABEL=NAME.',
    );
    await expect(plan(columns.slice(0, 2), { stations })).rejects.toThrow('2 stations (A, B)');
  });

  it('may be one that the operator names, beside others that are named by their label', async () => {
    const stations = new Map([
      ['', 'quay'],
      ['B', 'mill'],
    ]);
    const { series } = await plan(columns.slice(0, 2), { stations });
    expect(series.map(({ station }) => station)).toEqual(['quay', 'mill']);
    const unnamed = columnOf(hours(1, 2), { station: undefined });
    const alone = await plan([unnamed, columns[0]!], { stations: new Map([['', 'quay']]) });
    expect(alone.series.map(({ labels }) => labels)).toEqual([['PM10', 'A / PM10']]);
  });

  it('are refused if none is known', async () => {
    await expect(plan(columns)).rejects.toThrow('a.csv: the station "A" is not in the database: add it');
  });
});

describe('units', () => {
  const unitsOf = async (unit: string | undefined, options: Partial<PlanOptions> = {}, parameter = 'NO2') => {
    const { series } = await plan([columnOf(hours(10, 20), { unit, parameter, heading: 'x' })], options);
    return [series[0]!.units[0], series[0]!.values[0]];
  };

  it('are those of the parameter if the file states none, and the plan says so', async () => {
    expect(await unitsOf(undefined)).toEqual(['unit not stated, taken as µg/m³', 10]);
    expect(await unitsOf('ug/m3')).toEqual(['µg/m³', 10]);
  });

  it('are converted, and the plan shows how', async () => {
    expect(await unitsOf('mg/m3')).toEqual(['mg/m³ to µg/m³: × 1000', 10_000]);
    expect(await unitsOf('K', {}, 'T')).toEqual(['K to °C: × 1 − 273.15', expect.closeTo(-263.15, 3)]);
    expect(await unitsOf('F', {}, 'T')).toEqual([
      expect.stringMatching(/^.?F to °C: × 0\.555556 − 17\.7778$/),
      expect.closeTo(-12.222, 3),
    ]);
  });

  it('of gases are converted at the temperature that the operator names', async () => {
    expect(await unitsOf('ppb')).toEqual(['ppb to µg/m³: × 1.9125 (20 °C, 101.325 kPa)', expect.closeTo(19.125, 2)]);
    const [text] = await unitsOf('ppb', { gasTemperature: 25 });
    expect(text).toBe('ppb to µg/m³: × 1.88043 (25 °C, 101.325 kPa)');
  });

  it('that the operator states are stronger than those of the file; a station is stronger still', async () => {
    const units = new Map([['x', 'mg/m³']]);
    expect(await unitsOf('ppb', { units })).toEqual(['mg/m³ to µg/m³: × 1000', 10_000]);
    expect(await unitsOf('ppb', { units: units.set('quay/x', 'ng/m³') })).toEqual([
      'ng/m³ to µg/m³: × 0.001',
      expect.closeTo(0.01),
    ]);
    const unnamed = columnOf(hours(1), { station: undefined, heading: 'x' });
    const options = { units: new Map([['/x', 'mg/m³']]), stations: new Map([['', 'quay']]) };
    expect((await plan([unnamed], options)).series[0]!.values).toEqual([1000]);
  });

  it('that do not convert are refused with the way out', async () => {
    await expect(unitsOf('°C')).rejects.toThrow(
      'a.csv has quay / x in °C, which does not convert to µg/m³: state its unit with --unit "x=µg/m³".',
    );
  });

  it('of a series are listed once each', async () => {
    const stations = new Map(['a', 'b', 'c'].map((label) => [label, 'quay']));
    const units = ['mg/m³', 'µg/m³', 'mg/m³'];
    const columns = ['a', 'b', 'c'].map((station, index) => columnOf(hours(1), { station, unit: units[index] }));
    expect((await plan(columns, { stations })).series[0]!.units).toEqual(['mg/m³ to µg/m³: × 1000', 'µg/m³']);
  });
});

describe('the interval of a new series', () => {
  const rain = (rows: Row[]) => [columnOf(rows, { parameter: 'RAIN', heading: 'RAIN', unit: 'mm', station: 'mill' })];
  const quarters: Row[] = ['00', '15', '30', '45'].map((minute, index) => [`2023-03-01T00:${minute}Z`, index]);

  it('is taken from the times, or named by the operator', async () => {
    expect((await plan(rain(quarters))).series[0]).toMatchObject({ step: 900, values: [0, 1, 2, 3] });
    expect((await plan(rain(hours(1)), { step: 3600 })).series[0]).toMatchObject({ step: 3600 });
  });

  it('is asked for if there is one value, or if the times are irregular', async () => {
    await expect(plan(rain(hours(1)))).rejects.toThrow('a.csv has one value of mill / RAIN: state the interval');
    const irregular: Row[] = [...hours(1, 2), ['2023-03-01T01:07Z', 3], ['2023-03-01T01:26Z', 3]];
    await expect(plan(rain(irregular))).rejects.toThrow('a.csv has values of mill / RAIN at irregular times');
  });

  it('of an existing series stays: values are averaged to it where asked', async () => {
    const pm10 = columnOf(quarters);
    expect((await plan([pm10], { step: 900 })).series[0]).toMatchObject({ step: 3600, values: [0] });
    expect((await plan([pm10], { average: true })).series[0]).toMatchObject({ step: 3600, values: [1.5] });
    expect((await plan(rain(quarters), { average: true, step: 3600 })).series[0]).toMatchObject({ values: [6] });
  });

  it('of days follows the clock of the station', async () => {
    const days: Row[] = [
      ['2023-03-01T23:00Z', 1],
      ['2023-03-02T23:00Z', 2],
    ];
    expect((await plan(rain(days))).series[0]!.times).toEqual(['2023-03-02T00:00', '2023-03-03T00:00']);
  });
});

describe('a file of which nothing is left', () => {
  it('is refused with the first reason', async () => {
    await expect(plan([])).rejects.toThrow('a.csv has no values.');
    const future = columnOf([['2123-03-01T00:00Z', 1]]);
    await expect(plan([future])).rejects.toThrow('line 2: 2123-03-01 00:00 UTC is in the future.');
    const findings = new Findings();
    findings.reject(undefined, { id: 'imports.rows.noPeriod', values: {} });
    await expect(plan([], {}, {}, findings)).rejects.toThrow('the first reason is: there is no period.');
  });
});
