import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
// Only reads files that the API has written in this test.
import { read, utils } from 'xlsx';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { demoPassword } from '../src/demo/people.ts';
import { everything, within } from '../src/db/scope.ts';
import { ReportDelivery } from '../src/reports/reportDelivery.ts';
import { startApi, type TestApi } from './helpers.ts';

/** Early in the year, so that the demo computes few values. */
const january = Date.parse('2026-01-20T10:00:00Z') / 1000;
const january2026 = 'clientId=cli_okolje&locationId=loc_bezigrad&period=2026-01';
const firstDue = Date.parse('2026-02-02T05:00:00Z') / 1000;

let api: TestApi;
const errors: unknown[] = [];
beforeAll(async () => {
  api = await startApi({ now: january, settings: { publicUrl: 'https://portal.example' } });
}, 120_000);
afterAll(() => api.close());

const mails = (): string[] => {
  const outbox = join(api.folder, 'outbox');
  return existsSync(outbox) ? readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'latin1')) : [];
};
/** One of several processes on the same database. */
async function round(): Promise<void> {
  const { catalogue, store, alerts, mailer, reportSubscriptions, reportStatistics, settings, dataSource } =
    api.app.services;
  const { publicUrl, licence } = settings;
  const delivery = new ReportDelivery({
    subscriptions: reportSubscriptions,
    catalogue,
    store,
    maintenance: alerts,
    statistics: reportStatistics,
    mailer,
    publicUrl,
    dataSource,
    licence,
    onError: (error) => errors.push(error),
  });
  await within(everything, () => delivery.run());
}
const change = (values: object) =>
  within(everything, () =>
    api.app.services.database.db.updateTable('appUser').set(values).where('userName', '=', 'okolje').execute(),
  );

it('mails a month once after it has ended, to users with access', async () => {
  const { access_token: token } = (
    await api.token({ grant_type: 'password', username: 'okolje', password: demoPassword })
  ).json<{ access_token: string }>();
  const subscribe = (language: string) =>
    api.app.inject({
      method: 'POST',
      url: '/api/reports/subscriptions',
      payload: { clientId: 'cli_okolje', locationId: 'loc_bezigrad' },
      headers: { authorization: `Bearer ${token}`, 'x-app-language': language },
    });
  const added = await subscribe('en-GB');
  expect(added.json(), added.body).toMatchObject({ locationId: 'loc_bezigrad', nextMonth: '2026-01' });
  expect((await subscribe('sl-SI')).json()).toEqual(added.json());

  api.clock.now = firstDue - 1;
  await round();
  expect(mails()).toEqual([]);

  api.clock.now = firstDue;
  await change({ isEnabled: false });
  await round();
  expect(mails()).toEqual([]);
  await change({ isEnabled: true });

  const refused = vi.spyOn(api.app.services.mailer, 'send').mockRejectedValue(new Error('no mail server'));
  await round();
  refused.mockRestore();
  expect(errors).toEqual([new Error('no mail server')]);
  await round();
  expect(mails()).toEqual([]);

  // A process that is slower than its claim leaves the report to the process that took it over.
  const { reportSubscriptions } = api.app.services;
  const { id } = added.json<{ id: string }>();
  const now = firstDue + 3600;
  expect(await within(everything, () => reportSubscriptions.renewClaim(id, '2026-01', now, now))).toBe(false);
  expect(await within(everything, () => reportSubscriptions.renewClaim(id, '2026-01', firstDue, firstDue))).toBe(true);

  api.clock.now += 3601;
  await Promise.all([round(), round()]);
  await round();
  expect(mails()).toHaveLength(1);
  expect(errors).toHaveLength(1);

  const [mail = ''] = mails();
  expect(mail).toContain('Content-Language: sl');
  expect(mail).toContain('List-Unsubscribe: <https://portal.example/SI-OKOLJE/alerts>');
  expect(mail).toContain(`<${added.json<{ id: string }>().id}.2026-01@portal.example>`);
  expect(mail).toContain('https://portal.example/SI-OKOLJE/reports/loc_bezigrad/2026-01');
  const file = /Content-Transfer-Encoding: base64\r\n[^]*?\r\n\r\n([\w+/=\r\n]+)/.exec(mail)![1]!;
  // The page offers the same file for download.
  const ofPage = await api.get(`/api/reports/workbook?${january2026}`, undefined, { 'x-app-language': 'sl-SI' });
  expect(decodeURIComponent(String(ofPage.headers['content-disposition']))).toMatch(
    /Ljubljana Bežigrad, januar 2026\.xlsx$/,
  );
  expect(ofPage.rawPayload.equals(Buffer.from(file, 'base64'))).toBe(true);
}, 60_000);

it('has the same figures in the workbook and on the page', async () => {
  type Parameter = { name: string; value: number | null; daily: (number | null)[] };
  const { parameters } = (await api.get(`/api/reports/statistics?${january2026}`)).json<{
    stations: [{ parameters: Parameter[] }];
  }>().stations[0];
  const book = read((await api.get(`/api/reports/workbook?${january2026}`)).rawPayload, { type: 'buffer' });
  const rowsOf = (name: string) => utils.sheet_to_json<unknown[]>(book.Sheets[name]!, { header: 1 }).slice(1);
  expect(rowsOf('Statistics').map(([, name, , , value]) => [name, value ?? null])).toEqual(
    parameters.map(({ name, value }) => [name, value]),
  );
  const days = rowsOf('Daily values');
  // 1 January 2026 as an Excel date.
  expect([days.length, days[0]![0]]).toEqual([31, 46_023]);
  expect(days.map((row) => row[1] ?? null)).toEqual(parameters[0]!.daily);
}, 60_000);
