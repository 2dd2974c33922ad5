import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { fileOf, type FileRequest, invalidAt, seriesAt } from '../../test/exportFixture.ts';

const [north, south] = [
  { id: 'n', name: 'North' },
  { id: 's', name: 'South; "by the sea"' },
];
const day = { from: '2026-11-15T23:00:00Z', to: '2026-11-16T23:00:00Z' };

const unpacked = (bytes: Buffer): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, file]) => [name, Buffer.from(file).toString()]));
const tabsOf = (files: Record<string, string>): string[] =>
  [...files['xl/workbook.xml']!.matchAll(/<sheet name="([^"]+)"/g)].map(([, name]) => name!);
const rowsOf = (xml: string): number => xml.match(/<row /g)?.length ?? 0;

describe('a workbook', () => {
  it('continues on another sheet if one is full and drops nothing', async () => {
    const { bytes } = await fileOf({ series: [seriesAt(north, 'PM10')], ...day, rowLimit: 41 });
    const files = unpacked(bytes);
    expect(tabsOf(files)).toEqual(['North', 'North (2)', 'North (3)', 'About the data']);
    // Each has a header; together they have the 96 quarter hours of a day.
    expect([1, 2, 3].map((n) => rowsOf(files[`xl/worksheets/sheet${n}.xml`]!))).toEqual([41, 41, 17]);
    expect(files['xl/worksheets/sheet2.xml']).toContain('<row r="2"><c r="A2" s="1"><v>46342.4166');
  });

  it('is one table if requested, with less frequent series separate', async () => {
    const series = [seriesAt(north, 'PM10'), seriesAt(south, 'PM10'), seriesAt(north, 'C6H6', 3600)];
    const files = unpacked((await fileOf({ series, ...day, layout: 'oneTable', language: 'sl' })).bytes);
    expect(tabsOf(files)).toEqual(['Vrednosti', 'Vrednosti 1 ura', 'O podatkih']);
    const table = files['xl/worksheets/sheet1.xml']!;
    expect(table).toContain('North: PM10 [µg/m³]');
    expect(table).toContain('South; &quot;by the sea&quot;: PM10 [µg/m³]');
    expect([rowsOf(table), rowsOf(files['xl/worksheets/sheet2.xml']!)]).toEqual([97, 25]);
  });

  it('states the number of values, the user and the licence', async () => {
    const files = unpacked((await fileOf({ series: [seriesAt(north, 'PM10')], ...day })).bytes);
    const about = files['xl/worksheets/sheet2.xml']!;
    for (const text of ['CC BY 4.0', 'Ana', 'Europe/Ljubljana', 'µg/m³', 'mean']) expect(about).toContain(`>${text}<`);
    // Every seventh of the 96 values is missing: 83 are left, 86 %.
    expect(about).toContain('<v>83</v></c><c r="J13" s="4"><v>86</v>');
  });
});

describe('the description of the data', () => {
  // Excel cuts the name of a sheet after 31 characters.
  const twins = ['north', 'south'].map((side) => ({ id: side, name: `Station beside the motorway A1, ${side}` }));
  const series = twins.map((place) => seriesAt(place, 'PM10'));

  it.each([
    ['en', 'Sheet', 'File'],
    ['sl', 'List', 'Datoteka'],
    ['de', 'Tabellenblatt', 'Datei'],
  ] as const)('names the sheet and the file of each station, %s', async (language, sheet, file) => {
    const files = unpacked((await fileOf({ series, ...day, language })).bytes);
    const [first, second] = tabsOf(files);
    expect([first, second]).toEqual(['Station beside the motorway A1,', 'Station beside the motorway (2)']);
    const about = files['xl/worksheets/sheet3.xml']!;
    expect(about).toContain(`>${sheet}<`);
    for (const tab of [first, second]) expect(about).toContain(`>${tab}<`);

    const format = { kind: 'csv', separator: 'semicolon', decimalMark: 'comma' } as const;
    const archive = unpacked((await fileOf({ series, ...day, language, format })).bytes);
    const lines = Object.values(archive).at(-1)!.split('\r\n');
    expect(lines.find((line) => line.includes(`;${file};`))).toBeDefined();
    for (const [index, name] of Object.keys(archive).slice(0, 2).entries()) {
      expect(lines.at(index - 3)).toContain(`${twins[index]!.name};${name};`);
    }
  });

  it('names every sheet of a station with more rows than a sheet holds', async () => {
    const files = unpacked((await fileOf({ series: [seriesAt(north, 'PM10')], ...day, rowLimit: 41 })).bytes);
    expect(files['xl/worksheets/sheet4.xml']).toContain('>North, North (2), North (3)<');
  });
});

describe('CSV', () => {
  const csv = { kind: 'csv', separator: 'semicolon', decimalMark: 'comma' } as const;

  it('of one table is one file and reports its number of lines', async () => {
    const { bytes, extension, rowCount } = await fileOf({ series: [seriesAt(north, 'PM10')], ...day, format: csv });
    const lines = bytes.toString().split('\r\n');
    expect([extension, rowCount, lines.length]).toEqual(['csv', 97, 98]);
    expect(lines[0]).toBe('\uFEFFFrom (local time);To (local time);UTC offset;PM10 [µg/m³];PM10: flag');
    expect(lines[1]).toMatch(/^2026-11-16 00:00;2026-11-16 00:15;1;-?\d+,\d\d;1$/);
    expect(lines.some((line) => line.endsWith(';;-99'))).toBe(true);
  });

  it('has the numbers that are not valid in a further column, if requested', async () => {
    const series = [seriesAt(north, 'PM10'), seriesAt(north, 'LAeq')];
    const linesOf = async (request: Partial<FileRequest>) => {
      const { bytes } = await fileOf({ series, ...day, format: csv, hasInvalidValues: true, ...request });
      return bytes.toString().split('\r\n');
    };
    const [titles, ...lines] = await linesOf({});
    expect(titles).toContain('PM10 [µg/m³];PM10: flag;PM10: invalid value;LAeq [µg/m³];LAeq: flag;LAeq: invalid value');
    const instants = Array.from({ length: 96 }, (_, slot) => Date.parse(day.from) / 1000 + slot * 900);
    const expected = instants.map((instant) => (invalidAt(instant) === null ? '' : '99,25'));
    expect(expected.filter((text) => text !== '').length).toBeGreaterThan(5);
    expect(lines.slice(0, 96).map((line) => line.split(';')[5])).toEqual(expected);
    // Computed values have coverages, and no such column.
    expect((await linesOf({ interval: 'PT1H' }))[0]).not.toContain('invalid');
    expect((await linesOf({ hasInvalidValues: false })).join('')).not.toMatch(/invalid|99,25/);
  });

  it('of one table is an archive if a description of the data is requested', async () => {
    const series = [seriesAt(north, 'PM10')];
    const plain = await fileOf({ series, ...day, language: 'sl', format: csv });
    const { bytes, extension, rowCount } = await fileOf({
      series,
      ...day,
      language: 'sl',
      format: { ...csv, kind: 'csvArchive' },
    });
    const files = unpacked(bytes);
    expect([extension, rowCount, Object.keys(files)]).toEqual(['zip', undefined, ['North.csv', 'O podatkih.csv']]);
    expect(files['North.csv']).toBe(plain.bytes.toString());
    const about = files['O podatkih.csv']!.split('\r\n');
    expect(about[0]).toBe('\uFEFFObdobje;2026-11-15T23:00:00Z – 2026-11-16T23:00:00Z');
    for (const line of ['Časovni pas dni;Europe/Ljubljana', 'Licenca;CC BY 4.0', 'Izvozil;Ana']) {
      expect(about).toContain(line);
    }
    expect(about.at(-2)).toBe(
      'North;North.csv;PM10;µg/m³;15 min;15 min;povprečje;0,50;83;86;299;46,0500;14,5000;Maker Beta 10;0107;absorpcija žarkov beta;3,6;2026-11-02',
    );
  });

  it('of several tables is an archive with a description of the data', async () => {
    const series = [seriesAt(north, 'PM10'), seriesAt(south, 'PM10')];
    const { bytes, extension } = await fileOf({ series, ...day, format: csv });
    const files = unpacked(bytes);
    expect([extension, Object.keys(files)]).toEqual([
      'zip',
      // Windows allows no quotation marks in the name of a file.
      ['North.csv', 'South; by the sea.csv', 'About the data.csv'],
    ]);
    expect(files['About the data.csv']).toContain('"South; ""by the sea""";"South; by the sea.csv";PM10;µg/m³');
  });
});

describe('every file', () => {
  const csv = { kind: 'csv', separator: 'comma', decimalMark: 'point' } as const;

  it('has the coverage of each value that is computed from several, and none for measured values', async () => {
    const series = [seriesAt(north, 'PM10'), seriesAt(north, 'C6H6', 3600)];
    const { bytes } = await fileOf({ series, ...day, format: csv, interval: 'PT1H' });
    const [header, ...lines] = bytes.toString().trimEnd().split('\r\n');
    expect(header!.split(',').slice(3)).toEqual([
      'PM10 [µg/m³]',
      'PM10: flag',
      'PM10: coverage (%)',
      'C6H6 [µg/m³]',
      'C6H6: flag',
    ]);
    // Three of four quarter hours where the seventh is missing, otherwise all.
    const coverages = lines.map((line) => Number(line.split(',')[5]));
    expect(new Set(coverages)).toEqual(new Set([75, 100]));
    expect(lines.every((line) => line.split(',').length === 8)).toBe(true);
  });

  it('shows half and three quarters of an hour ahead of UTC', async () => {
    const kathmandu = seriesAt({ id: 'k', name: 'Kathmandu' }, 'PM10');
    const series = [{ ...kathmandu, location: { ...kathmandu.location, timeZone: 'Asia/Kathmandu' } }];
    const { bytes } = await fileOf({ series, ...day, format: csv });
    expect(bytes.toString().split('\r\n')[1]).toMatch(/^2026-11-16 04:45,2026-11-16 05:00,5\.75,/);
    const files = unpacked((await fileOf({ series, ...day })).bytes);
    expect(files['xl/styles.xml']).toContain('&quot;UTC&quot;+0.0#;&quot;UTC&quot;\\-0.0#');
    expect(files['xl/worksheets/sheet1.xml']).toContain('<c r="C2" s="14"><v>5.75</v>');
    const whole = unpacked((await fileOf({ series: [seriesAt(north, 'PM10')], ...day })).bytes);
    expect(whole['xl/worksheets/sheet1.xml']).toContain('<c r="C2" s="3"><v>1</v>');
  });

  it('that is a workbook begins with the values, which can be filtered', async () => {
    const { bytes } = await fileOf({ series: [seriesAt(north, 'PM10')], ...day });
    const { 'xl/worksheets/sheet1.xml': values, 'xl/worksheets/sheet2.xml': about } = unpacked(bytes);
    expect(values).toMatch(/<\/sheetData><autoFilter ref="A1:E97"\/><\/worksheet>$/);
    expect(about).not.toContain('autoFilter');
    // Bytes 12 and 13 of an entry: the day of its change, with the years since 1980.
    expect(bytes.readUInt16LE(12)).toBe(((2026 - 1980) << 9) | (11 << 5) | 18);
  });
});
