import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as database from '../src/commands/database.ts';
import { isCommand, runCommand } from '../src/commands/main.ts';
import { everything, within } from '../src/db/scope.ts';
import { settingsFrom } from '../src/settings.ts';
import { startApi, temporaryFolder, type TestApi } from './helpers.ts';

/** Commands run in the database of this API; without it, they open their own. */
const shared = vi.hoisted(() => ({ context: undefined as database.CommandContext | undefined }));
vi.mock('../src/commands/database.ts', async (importOriginal) => {
  const original = await importOriginal<typeof database>();
  const withDatabase: typeof original.withDatabase = async (work) => {
    const { context } = shared;
    return context === undefined ? original.withDatabase(work) : within(everything, async () => work(context));
  };
  return { withDatabase };
});

const network = `clients:
  - code: PORT
    name: Port of Koper
    logo: logo.svg
    stations:
      - {id: quay, name: Quay 7, latitude: 45.55, longitude: 13.73, interval: PT1H, series: [PM10, NO2]}
    users:
      - {email: ana@port.example, name: Ana Novak}
`;
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
let api: TestApi;
let file: string;
let printed = '';
beforeAll(async () => {
  api = await startApi({ settings: { demo: false } });
  const { database, settings, now } = api.app.services;
  shared.context = { db: database.db, settings, now };
  file = join(api.folder, 'network.yaml');
  writeFileSync(file, network);
  writeFileSync(join(api.folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((printed += String(text))));
  vi.spyOn(console, 'error').mockImplementation((text) => void (printed += `${String(text)}\n`));
}, 60_000);
afterAll(async () => {
  vi.restoreAllMocks();
  await api.close();
});
beforeEach(() => (printed = ''));

/** Runs a command. @returns its status and its output */
async function zrak(...[name = '', ...args]: string[]): Promise<[status: number, output: string]> {
  printed = '';
  expect(isCommand(name)).toBe(true);
  const status = await runCommand(name, args);
  return [status, printed];
}

describe('the command line', () => {
  it('applies a network and shows it', async () => {
    expect(await zrak('apply', file)).toEqual([
      1,
      expect.stringContaining('there is no terminal to ask. --yes applies'),
    ]);
    expect(await zrak('apply', file, '--dry-run')).toEqual([0, expect.stringContaining('5 to add')]);
    const [status, output] = await zrak('apply', file, '--yes');
    expect([status, output]).toEqual([
      0,
      expect.stringMatching(/Password of ana@port\.example: \S{48} \(shown this once\)/),
    ]);
    expect(await zrak('apply', file)).toEqual([0, expect.stringContaining('Nothing changes')]);
    expect(await zrak('show', '--format', 'json')).toEqual([0, expect.stringContaining('"code": "PORT"')]);
    expect(await zrak('list', 'series')).toEqual([0, expect.stringMatching(/^quay +quay_no2 +NO2 +PT1H +none$/m)]);
  });

  it('names stored texts in languages that the portal does not have, as the plan does', async () => {
    const texts = join(api.folder, 'texts.yaml');
    const instruments =
      '\n        instruments:\n          - {id: bam, maker: Met One, model: BAM 1020, principle: {en: Beta, hr: Beta}}';
    writeFileSync(
      texts,
      network.replace(
        /- \{id: quay, (.*)\}$/m,
        (_, fields: string) => `- id: quay\n        ${fields.replaceAll(/, (?=\w+:)/g, '\n        ')}${instruments}`,
      ),
    );
    const note = 'hr is none of the languages of the portal (en, sl, de); the portal does not show this text';
    expect((await zrak('apply', texts, '--yes'))[1]).toContain(`: ${note}\n`);
    for (const format of ['yaml', 'json']) {
      const [status, output] = await zrak('show', '--format', format);
      const [, line] = new RegExp(
        `\nnetwork\\.${format}:(\\d+):\\d+: ${note.replaceAll(/[()]/g, String.raw`\$&`)}\n$`,
      ).exec(output)!;
      expect([status, output.split('\n')[Number(line) - 1]]).toEqual([
        0,
        expect.stringMatching(/^ +"?hr"?: "?Beta"?$/),
      ]);
    }
    // No part of the file.
    expect(vi.spyOn(console, 'error').mock.lastCall?.[0]).toContain(note);
    expect((await zrak('apply', file, '--prune', '--yes'))[0]).toBe(0);
    expect((await zrak('show'))[1]).not.toContain(note);
  });

  it('says in lines what is wrong', async () => {
    const bad = join(api.folder, 'bad.yaml');
    writeFileSync(bad, network.replace('PM10', 'PM-10').replace('logo.svg', 'logo.svg'));
    expect(await zrak('apply', bad)).toEqual([
      1,
      expect.stringMatching(/bad\.yaml:6:\d+: parameter "PM-10" is not known; did you/),
    ]);
    writeFileSync(bad, network.replace('logo.svg', 'logo.pdf'));
    expect(await zrak('apply', bad)).toEqual([
      1,
      expect.stringContaining('bad.yaml:4:11: logo "logo.pdf" is no picture'),
    ]);
    expect(await zrak('apply', 'nowhere.yaml')).toEqual([1, expect.stringContaining('cannot be read')]);
    expect(await zrak('apply')).toEqual([2, expect.stringContaining('Name one file.\n\nUsage: zrak apply')]);
    expect(await zrak('list', 'clients', '--client', 'PROT')).toEqual([
      1,
      'There is no client "PROT"; did you mean "PORT"?\n',
    ]);
  });

  it('creates and revokes a key', async () => {
    const [, output] = await zrak('key', 'create', 'Logger', '--client', 'PORT', '--station', 'quay');
    const [, id = '', secret = ''] = /Key (key_\w+) of PORT[^\n]+\n(zrak_\S+)/.exec(output)!;
    const body = { series: [{ seriesId: 'quay_pm10', times: ['2026-11-17T08:00:00Z'], values: [1] }] };
    await api.app.services.catalogue.loadChanges();
    expect((await api.send('POST', '/api/measurements', body, secret)).statusCode).toBe(200);
    expect(await zrak('key', 'list')).toEqual([0, expect.stringMatching(/Logger +quay .*valid/)]);
    expect(await zrak('key', 'revoke', id)).toEqual([0, `The key ${id} is revoked.\n`]);
    expect((await api.send('POST', '/api/measurements', body, secret)).statusCode).toBe(401);
  });

  it('adds and disables a user, but not the last administrator', async () => {
    const [, output] = await zrak('user', 'add', 'eva@port.example', '--name', 'Eva', '--client', 'PORT');
    const password = /: (\S+) \(shown/.exec(output)![1]!;
    const form = { grant_type: 'password', username: 'eva@port.example', password };
    const { access_token: access } = (await api.token(form)).json<{ access_token: string }>();
    const me = async () => (await api.get('/api/Account/users/me', access)).statusCode;
    expect(await me()).toBe(200);
    expect(await zrak('user', 'add', 'eva@port.example', '--name', 'Eva')).toEqual([
      1,
      expect.stringContaining('already'),
    ]);
    expect((await zrak('user', 'disable', 'eva@port.example'))[0]).toBe(0);
    expect((await api.token(form)).statusCode).toBe(400);
    expect((await zrak('user', 'enable', 'eva@port.example'))[0]).toBe(0);
    expect((await api.token(form)).statusCode).toBe(200);
    // The sessions from before have ended.
    expect(await me()).toBe(401);
    const last = 'Nothing was changed: no administrator would remain.\n';
    expect(await zrak('user', 'disable', 'administrator@zrak.example')).toEqual([1, last]);
    expect((await zrak('remove', 'user', 'administrator@zrak.example', '--yes'))[1]).toContain(last);
  });

  it('adds and removes alerts, reports and photos', async () => {
    const alert = [
      'alert',
      'add',
      '--client',
      'PORT',
      '--station',
      'quay',
      '--title',
      'Calibration',
      '--title-sl',
      'Umerjanje',
    ];
    const times = [
      '--message',
      'Two hours',
      '--parameter',
      'PM10',
      '--from',
      '2026-11-18',
      '--to',
      '2026-11-19T08:00:00Z',
    ];
    const report = ['report', 'add', join(api.folder, 'year.pdf'), '--client', 'PORT', '--title', 'Air in 2025'];
    const photo = [
      'photo',
      'add',
      join(api.folder, 'quay.png'),
      '--station',
      'quay',
      '--alt',
      'The quay',
      '--view',
      '90',
    ];
    writeFileSync(join(api.folder, 'year.pdf'), '%PDF-1.4');
    writeFileSync(join(api.folder, 'quay.png'), onePixel);
    const ids: string[] = [];
    for (const args of [[...alert, ...times], [...report, '--year', '2025', '--type', 'annual'], photo]) {
      const [status, output] = await zrak(...args);
      expect([status, output]).toEqual([0, expect.stringMatching(/^Added \w+\.$/m)]);
      ids.push(/Added (\w+)/.exec(output)![1]!);
    }
    const { db } = api.app.services.database;
    const stored = await within(everything, async () => ({
      alert: await db.selectFrom('maintenanceAlert').selectAll().executeTakeFirstOrThrow(),
      photo: await db.selectFrom('photo').selectAll().executeTakeFirstOrThrow(),
      report: await db.selectFrom('report').selectAll().executeTakeFirstOrThrow(),
    }));
    expect(stored).toMatchObject({
      alert: { locationId: 'quay', title: { en: 'Calibration', sl: 'Umerjanje' }, parameters: ['PM10'] },
      photo: { width: 1, height: 1, mediaType: 'image/png', viewDirection: 90, alt: { en: 'The quay' } },
      report: { clientId: 'port', type: 'annual', year: 2025, fileName: 'year.pdf', size: 8 },
    });
    for (const [index, kind] of ['alert', 'report', 'photo'].entries()) {
      expect(await zrak(kind, 'list')).toEqual([0, expect.stringContaining(ids[index]!)]);
      expect(await zrak(kind, 'remove', ids[index]!)).toEqual([0, `Removed ${ids[index]}.\n`]);
      expect(await zrak(kind, 'remove', ids[index]!)).toEqual([1, expect.stringContaining('There is no')]);
    }
    expect(await zrak(...alert, '--message', 'x', '--from', '2026-11-18T08:00', '--to', '2026-11-19')).toEqual([
      2,
      expect.stringContaining('--from is to be'),
    ]);
  });

  it('says which measurements are older than they are kept, and deletes them', async () => {
    expect(await zrak('retention')).toEqual([0, 'ZRAK_KEEP_MEASUREMENTS is not set: all measurements are kept.\n']);
    const { measurements, catalogue } = api.app.services;
    const context = shared.context!;
    const { keepMeasurements } = settingsFrom({ ZRAK_KEEP_MEASUREMENTS: 'P2Y' });
    shared.context = { ...context, settings: { ...context.settings, keepMeasurements } };
    try {
      expect(await zrak('retention')).toEqual([0, 'No measurements are older than they are kept.\n']);
      await within(everything, async () => {
        await catalogue.loadChanges();
        const series = catalogue.series.find(({ key }) => key === 'quay_pm10')!;
        const times = ['2020-03-01T00:00Z', '2020-03-01T01:00Z', '2021-03-01T00:00Z'].map(
          (one) => Date.parse(one) / 1000,
        );
        const samples = { series, times, values: Float32Array.of(1, 2, 3), flags: Int8Array.of(1, 1, 1) };
        await measurements.write([samples], { source: 'test', actor: 'test', clientId: 'PORT' });
      });
      const plan = [
        'SERIES     FROM        TO          DAYS  VALUES',
        'quay_pm10  2020-03-01  2021-03-01  2     3',
        '',
        '3 values of 2 days, in 1 series.',
        '',
      ].join('\n');
      expect(await zrak('retention', '--dry-run')).toEqual([0, plan]);
      expect((await zrak('retention'))[1]).toContain('Nothing was deleted');
      expect(await zrak('retention', '--yes')).toEqual([0, `${plan}Deleted 3 values.\n`]);
      expect(await zrak('retention')).toEqual([0, 'No measurements are older than they are kept.\n']);
      expect((await zrak('retention', 'PORT'))[0]).toBe(2);
    } finally {
      shared.context = context;
    }
  });

  it('removes a station with its measurements only on request', async () => {
    expect(await zrak('remove', 'station', 'quay', '--yes')).toEqual([1, expect.stringContaining('has measurements')]);
    const [status, output] = await zrak('remove', 'station', 'quay', '--yes', '--remove-measurements');
    expect([status, output]).toEqual([0, expect.stringContaining('- station PORT/quay')]);
    expect(await zrak('remove', 'client', 'PORT', '--yes')).toEqual([0, expect.stringContaining('- client PORT')]);
    expect((await zrak('list', 'clients'))[1]).not.toContain('PORT');
  });
});

it('says in one line that a server uses the embedded database', async () => {
  const { context } = shared;
  shared.context = undefined;
  const folder = temporaryFolder();
  vi.stubEnv('ZRAK_DATA', folder);
  vi.stubEnv('DATABASE_URL', '');
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'zrak.lock'), `${process.ppid}\n`);
    expect(await zrak('show')).toEqual([
      1,
      `The data folder ${folder} is in use by the process ${process.ppid}. Stop the server first, or use PostgreSQL (DATABASE_URL).\n`,
    ]);
  } finally {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
    shared.context = context;
  }
});
