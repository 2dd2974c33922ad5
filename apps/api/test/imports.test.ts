import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everything, within } from '../src/db/scope.ts';
import { importDefaults, importFile, type ImportOptions } from '../src/imports/importFile.ts';
import { outcomeText, planText } from '../src/imports/planText.ts';
import { Refusal } from '../src/imports/refusal.ts';
import { inWords } from '../src/sentence.ts';
import { languageCodes } from '../src/language.ts';
import { texts } from '../src/texts.ts';
import { addStation, startOwnApi } from './ownStation.ts';
import { temporaryFolder, testNow, type TestApi } from './helpers.ts';

let api: TestApi;
const folder = temporaryFolder();
beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  api = await startOwnApi();
  await within(everything, async () => {
    const { db } = api.app.services.database;
    await addStation(db, { id: 'quay', name: 'Quay 7', timeZone: 'Europe/Ljubljana' });
    await addStation(db, { id: 'mill', name: 'Old mill', timeZone: 'Europe/Ljubljana' });
  });
}, 60_000);
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});

/** Imports a file with this content. */
async function load(
  name: string,
  content: string | Uint8Array,
  options: Partial<ImportOptions> = {},
  isDryRun = false,
) {
  const path = join(folder, name);
  writeFileSync(path, content);
  const { db } = api.app.services.database;
  const context = { db, now: () => testNow, actor: 'chief', isDryRun };
  const outcome = await within(everything, () => importFile(path, { ...importDefaults, ...options }, context));
  return { ...outcome, text: planText(outcome, 'en'), result: outcomeText(outcome, isDryRun, 'en') };
}

async function valuesOf(key: string, from: string, to: string, interval = 'PT1H') {
  const answer = await api.get(`/api/dataseries/getData?seriesIds=${key}&from=${from}&to=${to}&interval=${interval}`);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ series: { values: (number | null)[] }[] }>().series[0]!.values;
}

const toQuay = { stations: new Map([['', 'quay']]) };
const hours = (count: number, row: (hour: number) => string) =>
  Array.from({ length: count }, (_, hour) => row(hour)).join('\n');
const hourOf = (hour: number) => `2023-03-0${1 + Math.floor(hour / 24)}T${String(hour % 24).padStart(2, '0')}:00Z`;

describe('an import', () => {
  it('prints its plan, changes nothing in a dry run, creates series and can be repeated', async () => {
    const table = `timestamp,PM10 [mg/m³],NO2 [ppb]\n${hours(48, (hour) => `${hourOf(hour)},${hour / 1000},${hour}`)}\n`;
    const dry = await load('quay.csv', table, toQuay, true);
    expect(dry.result).toBe('Would write: 96 new, 0 replaced, 0 stored already, 2 new series. Nothing was written.');
    expect(dry.text).toContain('PM10 [mg/m³] → Quay 7, PM10 (new series, 1 h)');
    expect(dry.text).toContain('48 values from 2023-03-01 00:00 UTC to 2023-03-03 00:00 UTC; mg/m³ to µg/m³: × 1000');
    expect(dry.text).toContain('ppb to µg/m³: × 1.9125 (20 °C, 101.325 kPa)');
    const series = async () => (await api.get('/api/dataseries/get?locationId=quay')).json<{ id: string }[]>();
    await expect.poll(series).toEqual([]);

    expect((await load('quay.csv', table, toQuay)).result).toContain('Written: 96 new');
    expect((await load('quay.csv', table, toQuay)).result).toBe('Nothing changes: 96 values stored already.');
    await expect.poll(series).toMatchObject([{ id: 'quay_pm10' }, { id: 'quay_no2' }]);
    expect(await valuesOf('quay_pm10', '2023-03-01T05:00:00Z', '2023-03-01T07:00:00Z')).toEqual([5, 6]);
    const [no2] = await valuesOf('quay_no2', '2023-03-01T10:00:00Z', '2023-03-01T11:00:00Z');
    expect(no2).toBeCloseTo(19.125, 1);
  });

  it('replaces corrected values and keeps who, when and from which file', async () => {
    const table = `timestamp,PM10\n${hourOf(5)},50\n${hourOf(6)},6\n`;
    expect((await load('corrected.csv', table, toQuay)).counts).toEqual({ added: 0, replaced: 1, unchanged: 1 });
    expect(await valuesOf('quay_pm10', '2023-03-01T05:00:00Z', '2023-03-01T07:00:00Z')).toEqual([50, 6]);
    const revisions = await within(everything, () =>
      api.app.services.database.db
        .selectFrom('measurementChunkRevision')
        .innerJoin('measurementImport', 'id', 'importId')
        .select(['source', 'actor', 'recordedAt', 'clientId', 'contentHash'])
        .execute(),
    );
    expect(revisions).toMatchObject([
      { source: 'corrected.csv', actor: 'chief', clientId: 'own', recordedAt: new Date(testNow * 1000) },
    ]);
    expect(revisions[0]!.contentHash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('writes nothing of a file that fails in the middle', async () => {
    const rows = [
      'timestamp,station,parameter,unit,value',
      `${hourOf(0)},quay,O3,µg/m³,1`,
      `${hourOf(0)},quay,SO2,°C,1`,
    ];
    await expect(load('units.csv', rows.join('\n'), { step: 3600 })).rejects.toThrow(
      'SO2 in °C, which does not convert to µg/m³',
    );
    expect(await valuesOf('quay_pm10', '2023-03-01T05:00:00Z', '2023-03-01T06:00:00Z')).toEqual([50]);
    expect((await api.get('/api/dataseries/get?locationId=quay')).json()).toHaveLength(2);
  });

  it('is refused if a series changes while the file is read', async () => {
    const { db } = api.app.services.database;
    const path = join(folder, 'overtaken.csv');
    writeFileSync(path, `timestamp,NO2 [µg/m³]\n${hours(6, (hour) => `${hourOf(hour)},77`)}\n`);
    const setStep = async (stepSeconds: number) =>
      within(everything, () =>
        db
          .updateTable('series')
          .set({ stepSeconds })
          .where('key', '=', 'quay_no2')
          .execute()
          .then(() => undefined),
      );
    let change: Promise<void> | undefined;
    const context = { db, now: () => testNow, actor: 'chief', onProgress: () => void (change ??= setStep(900)) };
    const importing = within(everything, () => importFile(path, { ...importDefaults, ...toQuay }, context));
    await expect(importing).rejects.toThrow(
      'overtaken.csv was not imported, because one of its series was added, removed or got another interval meanwhile: import it again.',
    );
    await setStep(3600);
    expect(await valuesOf('quay_no2', '2023-03-01T00:00:00Z', '2023-03-01T02:00:00Z')).not.toContain(77);
  });

  it('is refused if a series that it is to create appears while the file is read', async () => {
    const { db } = api.app.services.database;
    const path = join(folder, 'appeared.csv');
    writeFileSync(path, `timestamp,SO2 [µg/m³]\n${hours(6, (hour) => `${hourOf(hour)},7`)}\n`);
    const context = { db, now: () => testNow, actor: 'chief' };
    const options = { ...importDefaults, ...toQuay };
    const series = {
      key: 'so2_of_quay',
      locationId: 'quay',
      parameterCode: 'SO2',
      stepSeconds: 900,
      instrumentId: null,
    };
    const add = async () => {
      await within(everything, () => db.insertInto('series').values(series).execute());
    };
    let added: Promise<void> | undefined;
    const onProgress = () => void (added ??= add());
    const importing = within(everything, () => importFile(path, options, { ...context, onProgress }));
    await expect(importing).rejects.toThrow('one of its series was added');
    await added;
    const ofQuay = await within(everything, () =>
      db.selectFrom('series').select('key').where('parameterCode', '=', 'SO2').execute(),
    );
    expect(ofQuay).toEqual([{ key: 'so2_of_quay' }]);
    await within(everything, () => db.deleteFrom('series').where('key', '=', 'so2_of_quay').execute());
  });

  it('states duplicates, rejected rows and what is left out', async () => {
    const rows = [
      'timestamp,station,parameter,unit,value',
      `${hourOf(0)},Old mill,PM10,µg/m³,1`,
      `${hourOf(0)},Old mill,PM10,µg/m³,1`,
      `${hourOf(1)},Old mill,PM10,µg/m³,2`,
      `${hourOf(1)},Old mill,PM10,µg/m³,3`,
      `${hourOf(2)},Old mill,PM10,µg/m³,-0.5`,
      '2023-03-01T02:10Z,Old mill,PM10,µg/m³,4',
      '2123-03-01T02:00Z,Old mill,PM10,µg/m³,4',
      `${hourOf(0)},Nowhere,PM10,µg/m³,1`,
      `${hourOf(0)},Old mill,um003,particles/cm³,1`,
    ];
    const { text, counts } = await load('mill.csv', rows.join('\n'), { step: 3600 });
    expect(counts).toEqual({ added: 3, replaced: 0, unchanged: 0 });
    for (const sentence of [
      '1 duplicate row, used once',
      '1 time with two values, the later row counts: lines 4 and 5',
      'line 7: 2023-03-01 02:10 UTC is no start of an interval of 1 h',
      'line 8: 2123-03-01 02:00 UTC is in the future',
      'negative: 1 value, kept',
      'Not imported: Nowhere / PM10; the station "Nowhere" is not in the database',
      'Not imported: Old mill / um003; the quantity "um003" is not known',
    ]) {
      expect(text).toContain(sentence);
    }
  });

  it('asks before it guesses', async () => {
    const table = `timestamp,PM10\n${hourOf(0)},1\n`;
    await expect(load('a.csv', table)).rejects.toThrow('the file names no station: name one with --station');
    await expect(load('a.csv', table, { stations: new Map([['', 'nowhere']]) })).rejects.toThrow('"nowhere" is not in');
    await expect(load('a.csv', `timestamp,O3\n${hourOf(0)},1\n`, toQuay)).rejects.toThrow('--interval');
    const two = `timestamp,site,PM10\n${hourOf(0)},A,1\n${hourOf(0)},B,1\n`;
    await expect(load('a.csv', two, toQuay)).rejects.toThrow('has 2 stations (A, B)');
    await expect(load('a.csv', table, { ...toQuay, mapped: new Map([['PM10', 'none']]) })).rejects.toThrow(
      'There is no series "none"',
    );
  });

  it('takes the end of the interval, and days by their civil date', async () => {
    const ends = `timestamp,T\n2023-03-01 02:00,7\n2023-03-01 03:00,8\n`;
    await load('ends.csv', ends, { ...toQuay, stamp: 'end', timeZone: 'Europe/Ljubljana' });
    await expect.poll(() => valuesOf('quay_t', '2023-03-01T00:00:00Z', '2023-03-01T02:00:00Z')).toEqual([7, 8]);
    const days = `datum;C6H6\n26.03.2023;1,5\n27.03.2023;2,5\n28.03.2023;3,5\n`;
    const { text } = await load('days.csv', days, { ...toQuay, timeZone: 'Europe/Ljubljana' });
    expect(text).toContain('C6H6 (new series, 1 day)');
    expect(text).toContain('3 values from 2023-03-26 00:00 UTC to 2023-03-29 00:00 UTC');
  });

  it('takes dates without a time of day as days of the station, with any zone and end', async () => {
    const { db } = api.app.services.database;
    await within(everything, async () => {
      await addStation(db, { id: 'pier', name: 'Pier', timeZone: 'Europe/Ljubljana' });
      await db.updateTable('location').set({ dayBoundary: 'utcPlus1' }).where('id', '=', 'pier').execute();
    });
    const dates = 'date,PM10\n2023-07-01,1\n2023-07-02,2\n2023-07-03,3\n';
    const options = { stations: new Map([['', 'pier']]), timeZone: 'Europe/Ljubljana' };
    expect((await load('dates.csv', dates, options)).counts.added).toBe(3);
    const days = () => valuesOf('pier_pm10', '2023-06-29T23:00:00Z', '2023-07-03T23:00:00Z', 'P1D');
    await expect.poll(days).toEqual([null, 1, 2, 3]);
    for (const again of [{ timeZone: 'UTC' }, { timeZone: 'America/St_Johns' }, { stamp: 'end' as const }]) {
      expect((await load('dates.csv', dates, { ...options, ...again })).counts.unchanged).toBe(3);
    }
    const value = [1, 2, 3].map((result) => ({
      phenomenonTime: `2023-07-0${result}`,
      result,
      Datastream: { name: 'PM10', unitOfMeasurement: { symbol: 'µg/m³' } },
    }));
    expect((await load('dates.json', JSON.stringify({ value }), options)).counts.unchanged).toBe(3);
  });

  it('keeps the order of the two equal hours of a file with the newest row first', async () => {
    const stamps = ['04:00', '03:00', '02:00', '02:00', '01:00'].map((time) => `2023-10-29 ${time}`);
    const table = `timestamp,T\n${stamps.map((stamp, index) => `${stamp},${9 - index}`).join('\n')}\n`;
    await load('newest.csv', table, { ...toQuay, timeZone: 'Europe/Ljubljana' });
    expect(await valuesOf('quay_t', '2023-10-28T23:00:00Z', '2023-10-29T04:00:00Z')).toEqual([5, 6, 7, 8, 9]);
  });

  it('averages irregular values by the rule of the parameter, where asked', async () => {
    const row = (minute: number) => `2023-03-01T00:${String(minute).padStart(2, '0')}:03,${minute < 30 ? 50 : 70}`;
    const minutes = Array.from({ length: 30 }, (_, index) => row(index * 2)).join('\n');
    const table = `timestamp,LAeq\n${minutes}\n2023-03-01T01:02:03,99\n`;
    const options = { ...toQuay, timeZone: 'UTC', step: 3600 };
    await expect(load('noise.csv', table, options)).rejects.toThrow('is no start of an interval of 1 h');
    const { plan, text } = await load('noise.csv', table, { ...options, average: true });
    expect(plan.series[0]!.samples.values[0]).toBeCloseTo(10 * Math.log10((10 ** 5 + 10 ** 7) / 2), 4);
    expect(text).toContain('1 of 30 values are too few for 1 h');
  });
});

/** Why a file is refused, by language. */
async function refusalOf(name: string, content: string | Uint8Array, options: Partial<ImportOptions> = {}) {
  const error = await load(name, content, options).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Refusal)) throw new Error(`${name} was not refused.`);
  return Object.fromEntries(languageCodes.map((code) => [code, inWords(error.sentence, texts.in(code))]));
}

describe('the language of the operator', () => {
  const latin = Buffer.from(`timestamp;Temp. [\xb0C]\n${'2023-03-01T00:00Z;1\n'.repeat(3)}`, 'latin1');
  const bad: [name: string, content: string | Uint8Array, options: Partial<ImportOptions>, ...texts: string[]][] = [
    [
      'scan.pdf',
      '%PDF-1.7\n',
      {},
      'scan.pdf is a PDF: export the values as CSV.',
      'scan.pdf je PDF: vrednosti izvozite kot CSV.',
      'scan.pdf ist ein PDF: Exportieren Sie die Werte als CSV.',
    ],
    [
      'wrong.csv',
      latin,
      { ...toQuay, encoding: 'utf-8' },
      'wrong.csv is not utf-8 from about line 1 on; name another with --encoding, such as windows-1250.',
      'wrong.csv približno od vrstice 1 naprej ni v kodiranju utf-8; drugo kodiranje navedite z --encoding, na primer windows-1250.',
      'wrong.csv ist etwa ab Zeile 1 nicht in utf-8; nennen Sie eine andere Codierung mit --encoding, zum Beispiel windows-1250.',
    ],
    [
      'headless.csv',
      '2023-03-01 00:00,1\n2023-03-01 01:00,2\n',
      toQuay,
      'headless.csv has no header: line 1 holds values. Put the names of the columns in the first line.',
      'headless.csv nima glave: v vrstici 1 so vrednosti. V prvo vrstico vpišite imena stolpcev.',
      'headless.csv hat keine Kopfzeile: Zeile 1 enthält Werte. Schreiben Sie die Namen der Spalten in die erste Zeile.',
    ],
    [
      'words.csv',
      'timestamp,PM10\n2023-03-01T00:00Z,dry\n',
      toQuay,
      'words.csv has no row that can be imported; the first reason is: line 2: "dry" is no number (PM10).',
      'words.csv nima vrstice, ki bi jo bilo mogoče uvoziti; prvi razlog: vrstica 2: »dry« ni število (PM10).',
      'words.csv enthält keine Zeile, die importiert werden kann; der erste Grund: Zeile 2: „dry“ ist keine Zahl (PM10).',
    ],
    [
      'foreign.csv',
      `timestamp,PM10\n${hourOf(0)},1\n`,
      { stations: new Map([['', 'nowhere']]) },
      'foreign.csv: the station "nowhere" is not in the database.',
      'foreign.csv: postaje »nowhere« ni v bazi.',
      'foreign.csv: die Station „nowhere“ ist nicht in der Datenbank.',
    ],
    [
      'tomorrow.csv',
      'timestamp,PM10\n2123-03-01T00:00Z,1\n2123-03-01T01:00Z,1\n',
      { ...toQuay, step: 3600 },
      'tomorrow.csv has no row that can be imported; the first reason is: line 2: 2123-03-01 00:00 UTC is in the future.',
      'tomorrow.csv nima vrstice, ki bi jo bilo mogoče uvoziti; prvi razlog: vrstica 2: 2123-03-01 00:00 UTC je v prihodnosti.',
      'tomorrow.csv enthält keine Zeile, die importiert werden kann; der erste Grund: Zeile 2: 2123-03-01 00:00 UTC liegt in der Zukunft.',
    ],
  ];

  it.each(bad)('%s is refused in words that the operator reads', async (name, content, options, en, sl, de) => {
    expect(await refusalOf(name, content, options)).toMatchObject({ en, sl, de });
  });

  it('has the plan and the result in each language', async () => {
    const row = (hour: number) => `${hourOf(hour)},Old mill,SO2,µg/m³,${hour === 1 ? 'wet' : hour}`;
    const table = `timestamp,station,parameter,unit,value\n${hours(4, row)}\n`;
    const outcome = await load('tri.csv', table, { step: 3600 }, true);
    const slovene = planText(outcome, 'sl');
    expect(slovene).toContain('tri.csv: CSV z eno vrednostjo v vrstici (utf-8, vejica)');
    expect(slovene).toContain('časi: kot v datoteki; čas označuje začetek intervala');
    expect(slovene).toContain('4 vrstice');
    expect(slovene).toContain('Old mill / SO2 → Old mill, SO2 (nov podatkovni niz, 1 h)');
    expect(slovene).toContain('vrstica 3: »wet« ni število (SO2)');
    expect(outcomeText(outcome, true, 'sl')).toBe(
      'Zapisano bi bilo: novih 3, zamenjanih 0, že shranjenih 0, 1 nov podatkovni niz. Nič ni bilo zapisano.',
    );
    const german = planText(outcome, 'de');
    expect(german).toContain('Zeile 3: „wet“ ist keine Zahl (SO2)');
    expect(outcomeText(outcome, true, 'de')).toBe(
      'Würde schreiben: 3 neu, 0 ersetzt, 0 schon gespeichert, 1 neue Datenreihe. Nichts wurde geschrieben.',
    );
  });
});

describe('formats', () => {
  it('Parquet of the EEA, with the names of its metadata', async () => {
    const count = 4;
    const column = <T>(name: string, data: T[], type: 'STRING' | 'INT32' | 'DOUBLE' | 'TIMESTAMP') => ({
      name,
      data,
      type,
    });
    const start = Array.from({ length: count }, (_, hour) => new Date(Date.UTC(2023, 2, 1, hour)));
    const content = parquetWriteBuffer({
      columnData: [
        column('Samplingpoint', Array<string>(count).fill('SI/SPO.1_PM10'), 'STRING'),
        column('Pollutant', Array<number>(count).fill(6001), 'INT32'),
        column('Start', start, 'TIMESTAMP'),
        column(
          'End',
          start.map((date) => new Date(date.getTime() + 3_600_000)),
          'TIMESTAMP',
        ),
        column('Value', [10, -5009, 12, 13], 'DOUBLE'),
        column('Unit', ['ug.m-3', 'ug.m-3', 'ug/m3', 'ug/m3'], 'STRING'),
        column('Validity', [1, -1, 1, -99], 'INT32'),
      ],
    });
    const metadata = join(folder, 'metadata.csv');
    writeFileSync(
      metadata,
      'Air Quality Station EoI Code,Air Quality Station Name,Sampling Point Id\nSI1,Old mill,SPO.1_PM10\n',
    );
    const { text } = await load('eea.parquet', new Uint8Array(content), { metadata });
    expect(text).toContain('SPO.1_PM10 / PM2.5 → Old mill, PM2.5 (new series, 1 h)');
    expect(text).toContain('times: +01:00');
    await expect
      .poll(() => valuesOf('mill_pm25', '2023-02-28T23:00:00Z', '2023-03-01T03:00:00Z'))
      .toEqual([10, null, 12, null]);
  });

  it('observations of SensorThings and measures of the Umweltbundesamt', async () => {
    const stream = {
      name: 'Feinstaub',
      ObservedProperty: { name: 'PM1' },
      unitOfMeasurement: { symbol: 'µg/m³' },
      Thing: { name: 'Old mill' },
    };
    const observation = (hour: number, result: unknown) => ({
      phenomenonTime: `2023-03-01T0${hour}:00:00Z/2023-03-01T0${hour + 1}:00:00Z`,
      result,
      Datastream: stream,
    });
    const things = { value: [observation(0, '1.5'), observation(1, 2.5), observation(2, null)] };
    expect((await load('things.json', JSON.stringify(things))).counts.added).toBe(2);
    const bare = { value: [{ phenomenonTime: '2023-03-01T03:00:00Z', result: 9 }] };
    await expect(load('bare.json', JSON.stringify(bare), toQuay)).rejects.toThrow('--map "result=SERIES"');
    await load('bare.json', JSON.stringify(bare), { mapped: new Map([['result', 'mill_pm1']]) });
    await expect
      .poll(() => valuesOf('mill_pm1', '2023-03-01T00:00:00Z', '2023-03-01T04:00:00Z'))
      .toEqual([1.5, 2.5, null, 9]);

    const measures = {
      request: {},
      indices: {},
      data: { 143: { '2023-03-01 00:00:00': [5, 2, 44, '2023-03-01 01:00:00', '2'] } },
    };
    const { text } = await load('uba.json', JSON.stringify(measures), { stations: new Map([['143', 'quay']]) });
    expect(text).toContain('143 / NO2 → Quay 7, NO2 (series quay_no2, 1 h)');
    expect(text).toContain('from 2023-02-28 23:00 UTC');
    await expect(load('x.json', '{"a": 1}')).rejects.toThrow('is JSON, but');
    await expect(load('x.json', '{"a": ')).rejects.toThrow('is no JSON');
  });
});
