import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { english, isoOf } from '../../../test/importFixture.ts';
import { parameterFinder } from '../labels.ts';
import { Findings } from '../readings.ts';
import { openSource } from '../source.ts';
import { type JsonOptions, readJson } from './json.ts';

const folder = mkdtempSync(join(tmpdir(), 'zrak-json-'));
afterAll(() => rmSync(folder, { recursive: true }));

const parameterOf = parameterFinder(['PM10', 'NO2', 'T'].map((code) => ({ code, name: { en: code } })));
const ljubljana = { timeZone: 'Europe/Ljubljana' };

async function read(content: unknown, options: Partial<JsonOptions> = {}) {
  const path = join(folder, 'file.json');
  writeFileSync(path, typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content));
  const findings = new Findings();
  const result = await readJson(await openSource(path), { parameterOf, missing: [], ...options }, findings);
  const readings = result.columns.map((column) => {
    const { labels, times, values, flags, lines } = column.finish();
    return { labels, times: [...times].map(isoOf), values: [...values], flags: [...flags], lines: [...lines] };
  });
  const rejections = findings.rejections.map(({ line, reason }) => `${line}: ${english(reason)}`);
  return { ...result, findings, rejections, readings };
}

const stream = {
  name: 'Stream 7',
  ObservedProperty: { name: 'PM10' },
  unitOfMeasurement: { name: 'micrograms', symbol: 'µg/m³' },
  Thing: { name: 'Quay 7' },
};
const observation = (time: string, result: unknown, Datastream: unknown = stream) => ({
  phenomenonTime: time,
  result,
  Datastream,
});
const noon = '2023-03-01T12:00:00Z';
const labels = { station: 'Quay 7', parameter: 'PM10', heading: 'PM10', unit: 'µg/m³' };

describe('SensorThings', () => {
  it('lists observations with their streams; a period begins at its first time', async () => {
    const value = [observation(noon, 1.5), observation('2023-03-01T13:00:00Z/2023-03-01T14:00:00Z', '2.5')];
    const { format, timeZone, stamp, readings, findings } = await read({ value });
    expect({ format, timeZone, stamp }).toEqual({ format: 'SensorThings', timeZone: undefined, stamp: 'start' });
    expect(readings).toEqual([
      { labels, times: ['2023-03-01T12:00', '2023-03-01T13:00'], values: [1.5, 2.5], flags: [1, 1], lines: [1, 2] },
    ]);
    expect(findings).toMatchObject({ rows: 2, rejected: 0, negative: 0, ambiguousTimes: 0 });
  });

  it.each([
    ['a list', [observation(noon, 7)]],
    ['one observation', observation(noon, 7)],
    ['a list with other things', { value: [null, 'x', [], { name: 'a' }, observation(noon, 7)] }],
    ['a datastream with its observations', { ...stream, Observations: [{ phenomenonTime: noon, result: 7 }] }],
    [
      'a datastream of a service beside another',
      {
        value: [
          { ...stream, Observations: [5, { phenomenonTime: noon, result: 7 }] },
          { name: 'b', Observations: 3 },
        ],
      },
    ],
    [
      'an array of data',
      {
        value: [
          {
            Datastream: stream,
            components: ['id', 'phenomenonTime', 'result'],
            dataArray: [[4, noon, 7], 'x'],
          },
        ],
      },
    ],
    [
      'an array of data without a datastream',
      { ...stream, components: ['result', 'phenomenonTime'], dataArray: [[7, noon]] },
    ],
  ])('may be %s', async (_, content) => {
    const { readings, rejections } = await read(content);
    expect(readings).toEqual([{ labels, times: ['2023-03-01T12:00'], values: [7], flags: [1], lines: [1] }]);
    expect(rejections).toEqual([]);
  });

  it('without names of the components has no times', async () => {
    const { readings, rejections } = await read({ dataArray: [[noon, 7]] });
    expect(readings).toEqual([]);
    expect(rejections).toEqual(['1: "" is no date']);
  });

  it.each([
    [{}, undefined, 'result', undefined],
    [null, undefined, 'result', undefined],
    [{ name: 'NO2', unitOfMeasurement: { name: 'ppb', symbol: '' } }, undefined, 'NO2', 'ppb'],
    [{ name: 'NO2', ObservedProperty: { name: '' }, Thing: { name: 'Mill' } }, 'Mill', 'NO2', undefined],
    [{ ObservedProperty: 'T', unitOfMeasurement: '°C', Thing: 'Mill' }, undefined, 'result', undefined],
    [{ ObservedProperty: null, Thing: [{ name: 'Mill' }] }, undefined, 'result', undefined],
  ])('names what a datastream tells: %j', async (of, station, heading, unit) => {
    const { readings } = await read([observation(noon, 1, of)]);
    expect(readings[0]!.labels).toEqual({ station, heading, unit, parameter: heading });
  });

  it('names the parameter that a heading means', async () => {
    const { readings } = await read([observation(noon, 1, { name: 'Temperature' })]);
    expect(readings[0]!.labels).toMatchObject({ heading: 'Temperature', parameter: 'T' });
  });

  it('keeps stations, headings and units apart', async () => {
    const others = [
      stream,
      { ...stream, Thing: { name: 'Mill' } },
      { ...stream, ObservedProperty: { name: 'NO2' } },
      { ...stream, unitOfMeasurement: { symbol: 'ppb' } },
      stream,
    ];
    const { readings } = await read(others.map((of, index) => observation(`2023-03-01T0${index}:00Z`, index, of)));
    expect(readings.map(({ values }) => values)).toEqual([[0, 4], [1], [2], [3]]);
  });
});

describe('results', () => {
  const hour = (index: number) => `2023-03-01T0${index}:00:00Z`;

  it('without a value are counted, and others are rejected with their number', async () => {
    const results = [null, '', 'NA', true, { a: 1 }, -77, 'dry', -0.5, '<2'];
    const value = results.map((result, index) => observation(hour(index), result));
    const { readings, rejections, findings } = await read({ value }, { missing: [-77] });
    expect(readings).toMatchObject([{ values: [-0.5, 1], flags: [1, 3], lines: [8, 9] }]);
    expect(rejections).toEqual(['7: "dry" is no number (PM10)']);
    expect([...findings.missing]).toEqual([
      ['', 4],
      ['NA', 1],
      ['-77', 1],
    ]);
    expect(findings).toMatchObject({ rows: 9, negative: 1, belowDetection: 1 });
  });

  it('are rejected with a comma, which could be a decimal mark or separate thousands', async () => {
    const { rejections } = await read([observation(hour(1), '1,234'), observation(hour(2), '1,5')]);
    expect(rejections).toEqual(['1: "1,234" is no number (PM10)', '2: "1,5" is no number (PM10)']);
  });

  it('are rejected if they are too large to be stored', async () => {
    const { readings, rejections } = await read([observation(hour(1), 1e39), observation(hour(2), 1e38)]);
    expect(readings).toMatchObject([{ values: [Math.fround(1e38)] }]);
    expect(rejections).toEqual(['1: "1e+39" is no number (PM10)']);
  });

  it('have a decimal point, and zero is a value', async () => {
    const { readings, findings } = await read([observation(hour(1), 0), observation(hour(2), '1.25')]);
    expect(readings).toMatchObject([{ values: [0, 1.25] }]);
    expect(findings.negative).toBe(0);
  });
});

describe('times', () => {
  it.each([null, 5, '', 'soon', '/2023-03-01T12:00Z'])('are rejected if they are none: %j', async (phenomenonTime) => {
    const { rejections } = await read([{ phenomenonTime, result: 1 }, observation(noon, 1)]);
    expect(rejections).toEqual([`1: "${phenomenonTime === 'soon' ? 'soon' : ''}" is no date`]);
  });

  it('without an offset need a zone, and clocks that go back show an hour twice', async () => {
    const value = ['01:30', '02:30', '02:30', '03:30'].map((time, index) => observation(`2023-10-29T${time}`, index));
    await expect(read({ value })).rejects.toThrow('has times without an offset: name their zone');
    const { readings, findings } = await read({ value }, ljubljana);
    expect(readings[0]!.times.map((time) => time.slice(11))).toEqual(['23:30', '00:30', '01:30', '02:30']);
    expect(findings.ambiguousTimes).toBe(0);
    expect((await read({ value: value.slice(0, 2) }, ljubljana)).findings.ambiguousTimes).toBe(1);
  });

  it('that are dates only name days of the zone', async () => {
    const dates = ['2023-07-01', '2023-07-02/2023-07-03'].map((time) => observation(time, 1));
    const file = await read(dates, ljubljana);
    expect(file).toMatchObject({ timeZone: 'Europe/Ljubljana', hasDatesOnly: true });
    expect(file.readings[0]!.times).toEqual(['2023-06-30T22:00', '2023-07-01T22:00']);
    const uba = { indices: {}, data: { 143: { '2023-07-01': [5, 2, 1] } } };
    expect(await read(uba)).toMatchObject({ timeZone: '+01:00', hasDatesOnly: true });
    expect(await read([...dates, observation(noon, 1)], ljubljana)).toMatchObject({ hasDatesOnly: false });
    // A zone that no time of the file needs.
    expect(await read([observation(noon, 1)], ljubljana)).toMatchObject({ timeZone: undefined, hasDatesOnly: false });
  });

  it('of another series are no second hour', async () => {
    const streams = [stream, { ...stream, Thing: { name: 'Mill' } }];
    const { readings } = await read(
      streams.map((of) => observation('2023-10-29T02:30', 1, of)),
      ljubljana,
    );
    expect(readings.map(({ times }) => times)).toEqual([['2023-10-29T00:30'], ['2023-10-29T00:30']]);
  });

  it('with a date that can be read in two ways are asked for, as in tables', async () => {
    const value = [observation('03/10/2004 12:00', 1)];
    const options = { timeZone: 'UTC' };
    await expect(read({ value }, options)).rejects.toThrow('has dates such as 10/03/2004 that can be read in two ways');
    await expect(read([observation('03/13/2004 12:00', 1), ...value], options)).rejects.toThrow('the month first');
    const timesOf = async (dateOrder: 'dmy' | 'mdy') =>
      (await read({ value }, { ...options, dateOrder })).readings[0]!.times;
    expect(await timesOf('dmy')).toEqual(['2004-10-03T12:00']);
    expect(await timesOf('mdy')).toEqual(['2004-03-10T12:00']);
    const uba = { indices: {}, data: { 143: { '03-10-2004 12:00': [5, 2, 1] } } };
    await expect(read(uba)).rejects.toThrow('can be read in two ways');
  });
});

describe('measures of the Umweltbundesamt', () => {
  const indices = { 143: {} };
  const measures = (component: unknown, value: unknown = 44) => ({
    indices,
    data: { 143: { '2023-03-01 00:00:00': [component, 2, value, '2023-03-01 01:00:00', '2'] } },
  });

  it.each([
    [1, 'PM10', 'µg/m³'],
    [2, 'CO', 'mg/m³'],
    [3, 'O3', 'µg/m³'],
    [4, 'SO2', 'µg/m³'],
    ['5', 'NO2', 'µg/m³'],
    [9, 'PM2.5', 'µg/m³'],
    [8, 'component 8', undefined],
    [null, 'component ', undefined],
  ])('of the component %j are %s in %s, at hours of UTC+1', async (component, heading, unit) => {
    const { format, timeZone, stamp, readings } = await read(measures(component));
    expect({ format, timeZone, stamp }).toEqual({
      format: 'Umweltbundesamt, JSON',
      timeZone: '+01:00',
      stamp: 'start',
    });
    const named = { station: '143', parameter: heading, heading, unit };
    expect(readings).toMatchObject([{ labels: named, times: ['2023-02-28T23:00'], values: [44], lines: [1] }]);
  });

  it('are in another zone if the operator says so', async () => {
    const { timeZone, readings } = await read(measures(5), { timeZone: 'UTC' });
    expect(timeZone).toBe('UTC');
    expect(readings[0]!.times).toEqual(['2023-03-01T00:00']);
  });

  it('may have gaps and notes beside them', async () => {
    const data = {
      143: { '2023-03-01 00:00:00': [5, 2, null], '2023-03-01 01:00:00': 'x', '2023-03-01 02:00:00': [5, 2, 3] },
      note: 'x',
    };
    const { readings, findings } = await read({ indices, data });
    expect(readings).toMatchObject([{ times: ['2023-03-01T01:00'], values: [3], lines: [2] }]);
    expect(findings).toMatchObject({ rows: 2, rejected: 0 });
  });

  it.each([
    { data: { 143: {} }, indices: [] },
    { data: [], indices },
    { data: null, indices },
  ])('are not %j', async (content) => {
    await expect(read(content)).rejects.toThrow('is JSON, but neither');
  });
});

describe('a file', () => {
  it.each([
    ['a byte order mark', `\ufeff${JSON.stringify([observation(noon, 7)])}`],
    ['UTF-16', Buffer.from(`\ufeff${JSON.stringify([observation(noon, 7)])}`, 'utf16le')],
  ])('may have %s', async (_, content) => {
    expect((await read(content)).readings).toMatchObject([{ labels, values: [7] }]);
  });

  it('is read in the encoding that the operator names', async () => {
    const content = Buffer.from(JSON.stringify([observation(noon, 7)]), 'latin1');
    expect((await read(content, { encoding: 'windows-1252' })).readings).toMatchObject([{ labels }]);
    await expect(read(content, { encoding: 'utf-8' })).rejects.toThrow('not utf-8');
  });

  it.each(['{"a": 1}', '[]', '{"value": {"phenomenonTime": 1}}', '[1, "x", null]', '{"value": []}'])(
    'that holds other JSON is refused: %s',
    async (content) => {
      await expect(read(content)).rejects.toThrow('file.json is JSON, but neither of SensorThings');
    },
  );

  it('that is cut is refused with the cause', async () => {
    await expect(read('{"value": [')).rejects.toThrow(/^file\.json is no JSON: .*JSON/);
  });
});
