import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planOf } from '../src/commands/apply.ts';
import { everything, within } from '../src/db/scope.ts';
import { type AddedUser, applyChanges, LastAdministrator, OutdatedPlan } from '../src/network/apply.ts';
import { planText } from '../src/network/describe.ts';
import { readNetworkFile } from '../src/network/networkFile.ts';
import type { Logo } from '../src/network/objects.ts';
import { definitionOf, networkText } from '../src/network/show.ts';
import { readNetwork } from '../src/network/state.ts';
import { filled } from './filledNetwork.ts';
import { startApi, testNow, type TestApi } from './helpers.ts';

const smallest = `clients:
  - code: PORT
    name: Port of Koper
    public: true
    stations:
      - id: quay
        name: Quay 7
        latitude: 45.55
        longitude: 13.73
        timeZone: Europe/Ljubljana
        interval: PT1H
        series: [PM10, NO2]
    users:
      - {email: ana@port.example, name: Ana Novak, roles: [PortalKeyUser]}
`;
const rich = `${smallest
  .replace('Quay 7', 'Quay 8')
  .replace(
    'public: true',
    'public: true\n    accentColor: "#0b5c91"\n    logo: logo.svg\n    sitePlan: { picture: plan.svg, description: { en: Quay and sheds } }',
  )
  .replace('name: Quay 8', 'name: Quay 8\n        planPosition: [0.25, 0.5]')}limits:
  - {parameter: PM10, regime: eu2008, kind: limit, averaging: P1D, value: 45, allowedExceedances: 18, label: {en: Ours, sl: Naša, de: Unser, hr: Naša granica}}
  - {parameter: UFP, regime: si, kind: guideline, averaging: PT1H, value: 20000, label: Number of particles}
parameters:
  - {code: UFP, name: Ultrafine particles, unit: 1/cm³, decimals: 0, category: pollution, quantity: count}
  - {code: PM10, name: {en: Dust}, unit: µg/m³, category: pollution, quantity: concentration}
`;
const logo: Logo = { mediaType: 'image/svg+xml', content: Buffer.from('<svg/>'), md5: '9ec2e0a4' };
const planPictures = new Map([['plan.svg', { ...logo, width: 1600, height: 1000 }]]);
const chosen = { prune: false, removeMeasurements: false };
let api: TestApi;

beforeAll(async () => {
  api = await startApi({ settings: { demo: false } });
}, 60_000);
afterAll(async () => api.close());

const db = () => api.app.services.database.db;

/** Applies a file. @returns the plan and the added users */
async function apply(source: string, options = chosen): Promise<{ plan: string; added: AddedUser[] }> {
  return within(everything, async () => {
    const file = readNetworkFile('n.yaml', source);
    if ('faults' in file) throw new Error(file.faults);
    const plan = (state: Awaited<ReturnType<typeof readNetwork>>) =>
      planOf(file, state, { logos: new Map([['logo.svg', logo]]), planPictures }, options);
    const changes = plan(await readNetwork(db()));
    const added = await applyChanges(db(), changes, { now: testNow, givesPasswords: true, plan });
    await api.app.services.catalogue.loadChanges();
    return { plan: planText(changes), added };
  });
}

const signIn = async (username: string, password: string) => api.token({ grant_type: 'password', username, password });
const state = () => within(everything, () => readNetwork(db()));

describe('a network file', () => {
  it('brings a client, its station and a user to a server that runs, once', async () => {
    const { plan, added } = await apply(smallest);
    expect(plan).toContain('5 to add, 0 to change, 0 to remove.');
    const clients = (await api.get('/api/clients/get')).json<{ id: string; code: string }[]>();
    expect(clients).toEqual([expect.objectContaining({ id: 'port', code: 'PORT' })]);
    const map = (await api.get('/api/locations/map?clientId=port')).json<unknown[]>();
    expect(map).toEqual([expect.objectContaining({ id: 'quay', name: 'Quay 7', categories: ['pollution'] })]);
    const series = (await api.get('/api/dataseries/get?locationId=quay')).json();
    expect(JSON.stringify(series)).toContain('quay_pm10');
    expect(added).toEqual([
      { user: expect.objectContaining({ email: 'ana@port.example' }), password: expect.any(String) },
    ]);
    expect((await signIn('ana@port.example', added[0]!.password!)).statusCode).toBe(200);
    const events = await within(everything, () => api.app.services.auditEvents.find({ kinds: ['userAdd'], limit: 5 }));
    expect(events).toEqual([
      expect.objectContaining({ targetName: 'ana@port.example', clientId: 'port', actorId: null }),
    ]);
    expect((await apply(smallest)).plan).toBe('Nothing changes: the database is as the file says.');
  });

  it('changes fields, moves a station and replaces limit values of the standard', async () => {
    const before = await db().selectFrom('referenceValue').selectAll().where('parameterCode', '=', 'PM10').execute();
    const { plan } = await apply(rich);
    expect(plan).toContain('~ station PORT/quay\n    name: Quay 7 → Quay 8');
    expect(plan).toContain('logo: none → image/svg+xml 9ec2e0a4');
    const rows = await db().selectFrom('referenceValue').selectAll().where('parameterCode', '=', 'PM10').execute();
    expect(rows).toHaveLength(before.length);
    expect(rows.filter(({ regime, averaging }) => regime === 'eu2008' && averaging === 'P1D')).toEqual([
      expect.objectContaining({
        value: 45,
        origin: 'operator',
        label: { en: 'Ours', sl: 'Naša', de: 'Unser', hr: 'Naša granica' },
      }),
    ]);
    expect((await api.get('/api/clients/logo?clientId=port')).statusCode).toBe(200);
    expect(plan).toContain('sitePlan.picture: none → image/svg+xml 9ec2e0a4');
    expect(plan).toContain('sitePlan.description: none → Quay and sheds');
    expect(plan).toContain('planPosition: none → 0.25, 0.5');
    expect((await api.get('/api/clients/sitePlan?clientId=port')).body).toBe('<svg/>');
    const [quay] = (await api.get('/api/locations/map?clientId=port')).json<object[]>();
    expect(quay).toMatchObject({ planPosition: [0.25, 0.5] });
    // Pruned rows return to the standard.
    const options = { prune: true, removeMeasurements: false };
    expect((await apply(smallest, options)).plan).toContain('- parameter PM10');
    const after = await state();
    expect(after.limits).toEqual([]);
    expect(after.parameters.find(({ code }) => code === 'PM10')).toMatchObject({
      origin: 'standard',
      name: { en: 'PM10 particles' },
    });
    expect(after.parameters.find(({ code }) => code === 'UFP')?.origin).not.toBe('operator');
    const again = await db().selectFrom('referenceValue').select('value').where('parameterCode', '=', 'PM10').execute();
    expect(new Set(again.map(({ value }) => value))).toEqual(new Set(before.map(({ value }) => value)));
  });

  it('is what `show` prints: applied again, and to an empty database', async () => {
    await apply(rich);
    const before = definitionOf(await state());
    const shown = networkText(await state(), 'yaml');
    const all = { prune: true, removeMeasurements: false };
    expect((await apply(shown, all)).plan).toBe('Nothing changes: the database is as the file says.');
    await apply('clients: []', all);
    expect((await state()).clients).toEqual([]);
    await apply(shown);
    expect(definitionOf(await state())).toEqual(before);
    await apply(smallest, all);
  });

  it('loses no field: each is written, shown, read again and compared', async () => {
    const all = { prune: true, removeMeasurements: false };
    // The first one has been there from the start.
    const expected = { ...filled, administrators: [expect.anything(), ...filled.administrators] };
    await apply(JSON.stringify(filled), all);
    const shown = networkText(await state(), 'yaml');
    expect(definitionOf(await state())).toEqual(expected);
    expect((await apply(shown, all)).plan).toBe('Nothing changes: the database is as the file says.');
    await apply('clients: []', all);
    await apply(shown);
    expect(definitionOf(await state())).toEqual(expected);
    await within(everything, () => db().deleteFrom('appUser').where('email', '=', 'eva@works.example').execute());
    await apply(smallest, all);
  });

  it('removes series with measurements only on request, and all or nothing', async () => {
    const row = (await state()).series.find(({ key }) => key === 'quay_no2')!;
    const values = new Float32Array(24).fill(12);
    const flags = new Int8Array(24).fill(1);
    await within(everything, () =>
      api.app.services.measurements.append([{ seriesId: row.id, day: 20_000, values, flags, filled: 24 }]),
    );
    const without = smallest.replace('[PM10, NO2]', '[PM10]');
    await expect(apply(without, { prune: true, removeMeasurements: false })).rejects.toThrow(
      'The series PORT/quay/NO2 has measurements.\nNothing was changed: --remove-measurements deletes them.',
    );
    const { plan } = await apply(without, { prune: true, removeMeasurements: true });
    expect(plan).toContain('- series PORT/quay/NO2 (with its measurements)');
    expect((await state()).series.map(({ key }) => key)).toEqual(['quay_pm10']);
    const empty = await apply('clients: []', { prune: true, removeMeasurements: true });
    expect(empty.plan).toContain('- user ana@port.example');
    expect((await state()).clients).toEqual([]);
  });

  it('is refused if the network changed after the plan, and if no administrator would remain', async () => {
    const file = readNetworkFile('n.yaml', smallest);
    if ('faults' in file) throw new Error(file.faults);
    await within(everything, async () => {
      const plan = (found: Awaited<ReturnType<typeof readNetwork>>) => planOf(file, found, {}, chosen);
      const changes = plan(await readNetwork(db()));
      await apply(smallest);
      await expect(applyChanges(db(), changes, { now: testNow, givesPasswords: false, plan })).rejects.toThrow(
        OutdatedPlan,
      );
    });
    const { users } = await state();
    const { email } = users.find(({ roles }) => roles.includes('administrator'))!;
    const demoted = smallest.replace('ana@port.example', email);
    await expect(apply(demoted)).rejects.toThrow(LastAdministrator);
    expect((await state()).users).toEqual(users);
  });
});

it.each<[object: string, fields: object]>([
  ['file', filled],
  ['client', { ...filled.clients[0], logo: '', sitePlan: '' }],
  ['station', { ...filled.clients[0]!.stations[0], interval: '' }],
  ['series', filled.clients[0]!.stations[0]!.series[0]!],
  ['instrument', filled.clients[0]!.stations[0]!.instruments[0]!],
  ['user, administrator', filled.clients[0]!.users[0]!],
  ['parameter', filled.parameters[0]!],
  ['limit', filled.limits[0]!],
])('has all fields of %s in the table of the guide', (object, fields) => {
  const guide = readFileSync(join(import.meta.dirname, '../../../docs/operators/network-file.md'), 'utf8');
  const row = guide.split('\n').find((line) => line.startsWith(`| ${object} |`))!;
  expect(Object.keys(fields).filter((field) => !row.includes(`\`${field}\``))).toEqual([]);
});

it('is in the guide as a file that can be applied', async () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../docs/operators.md'), 'utf8');
  const [, source = ''] = /```yaml\n([\s\S]+?)```/.exec(guide)!;
  await apply('clients: []', { prune: true, removeMeasurements: true });
  expect((await apply(source)).plan).toContain('6 to add');
});
