import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everything, within } from '../src/db/scope.ts';
import { demoPassword } from '../src/demo/people.ts';
import { answersOf } from './contractAnswers.ts';
import { contractCapabilities, contractFaults, operations } from './contractSchema.ts';
import { expectApiKeys } from './apiKeyAnswers.ts';
import { expectEquipment } from './equipmentAnswers.ts';
import { startApi, type TestApi } from './helpers.ts';
import { languages } from '../src/language.ts';
import { expectPdf } from './pdf.ts';

let api: TestApi;
const seen = new Set<string>();

beforeAll(async () => {
  api = await startApi({ settings: { clientErrors: true } });
}, 120_000);
afterAll(() => api.close());

const expectAnswer = answersOf(() => api, seen);

describe('every response matches the contract', () => {
  it('content', async () => {
    await expectAnswer('getHealth', 200, '/api/health');
    const { capabilities } = await expectAnswer<{ capabilities: string[] }>(
      'getCapabilities',
      200,
      '/api/capabilities',
    );
    expect(capabilities).toEqual(contractCapabilities());
    await expectAnswer('getAppVersion', 200, '/api/appVersion/get');
    const names = [
      'recommendations',
      'explanation',
      'legend',
      'pollutionClasses',
      'projectIntroduction',
      'usefulLinks',
      'accessibilityStatement',
      'privacyNotice',
    ];
    for (const name of names) {
      for (const culture of ['en-GB', 'sl-SI', 'de-DE']) {
        const file = await expectAnswer('getStaticFile', 200, `/api/staticFiles/${name}?culture=${culture}`);
        expect(file).toMatchObject({ name, language: culture.slice(0, 2) });
      }
    }
    const own = await expectAnswer<{ body: string }>(
      'getStaticFile',
      200,
      '/api/staticFiles/projectIntroduction?clientId=cli_obala',
      { as: 'obala' },
    );
    expect(own.body).toContain('Koper');
    const alerts = await expectAnswer<{ state: string }[]>('listMaintenanceAlerts', 200, '/api/maintenanceAlerts/get', {
      as: 'admin',
    });
    expect(new Set(alerts.map((alert) => alert.state))).toEqual(new Set(['past', 'current', 'coming']));
    await expectAnswer('getStaticFile', 400, '/api/staticFiles/..%2fpackage');
  });

  it('alerts that a user has read', async () => {
    type Alerts = { id: string; clientId: string; isRead?: boolean }[];
    const seenBy = (as?: string) =>
      expectAnswer<Alerts>('listMaintenanceAlerts', 200, '/api/maintenanceAlerts/get', as === undefined ? {} : { as });
    const mark = (status: number, alertIds: string[], as = 'okolje') =>
      expectAnswer('markMaintenanceAlertsRead', status, '/api/maintenanceAlerts/read', { as, body: { alertIds } });
    const readBy = async (as: string) => (await seenBy(as)).filter(({ isRead }) => isRead).map(({ id }) => id);
    const [first, second] = (await seenBy()).map(({ id }) => id) as [string, string];
    const foreign = (await seenBy('admin')).find(({ clientId }) => clientId === 'cli_obala')!.id;
    expect((await seenBy()).every(({ isRead }) => isRead === undefined)).toBe(true);
    await mark(204, [first]);
    await mark(204, [first, second]);
    expect((await readBy('okolje')).sort()).toEqual([first, second].sort());
    expect(await readBy('obala')).toEqual([]);
    for (const other of [foreign, 'alr_none']) await mark(404, [first, other], 'zasavje');
    expect(await readBy('zasavje')).toEqual([]);
    for (const ids of [[], [first, first], Array.from({ length: 501 }, (_, n) => `alr_${n}`)]) await mark(400, ids);
  });

  it('reports, whose files have the stated type', async () => {
    type Reports = { id: string; type: string; year: number; language: string; size: number }[];
    const reports = await expectAnswer<Reports>('listReports', 200, '/api/reports/get?clientId=cli_okolje');
    const kinds = [2025, 2024].flatMap((year) => ['annual', 'maintenance'].map((type) => `${year} ${type}`));
    const expected = kinds.flatMap((kind) => Object.keys(languages).map((language) => `${kind} ${language}`));
    expect(reports.map(({ type, year, language }) => `${year} ${type} ${language}`).toSorted()).toEqual(
      expected.toSorted(),
    );
    expect(reports.map(({ year }) => year)).toEqual(reports.map(({ year }) => year).toSorted((a, b) => b - a));
    await expectAnswer('listReports', 404, '/api/reports/get?clientId=cli_obala');
    await expectAnswer('downloadReport', 404, '/api/reports/download?reportId=rep_obala_annual_2025');
    for (const { id, type, size } of reports) {
      const { statusCode, headers, rawPayload } = await api.get(`/api/reports/download?reportId=${id}`);
      expect(statusCode).toBe(200);
      expect(rawPayload).toHaveLength(size);
      expect(headers['content-disposition']).toMatch(
        /^attachment; filename\*=UTF-8''si-okolje-[a-z0-9-]+\.(pdf|xlsx)$/,
      );
      if (type === 'annual') expectPdf(rawPayload, 'Ljubljana Be\u009eigrad');
      else expect(Object.keys(unzipSync(rawPayload))).toContain('xl/worksheets/sheet1.xml');
    }
  });

  it('places and series', async () => {
    const [visible, ...others] = await expectAnswer<{ footerTexts: string[]; logoUrl: string }[]>(
      'listClients',
      200,
      '/api/clients/get',
    );
    expect(others).toEqual([]);
    expect(visible?.footerTexts).toEqual(['accessibilityStatement', 'privacyNotice']);
    expect((await api.get(`/${visible?.logoUrl}`)).headers['content-type']).toBe('image/svg+xml');
    await expectAnswer('getClientLogo', 404, '/api/clients/logo?clientId=cli_obala');
    await expectAnswer('getSitePlan', 404, '/api/clients/sitePlan?clientId=cli_obala');
    expect(await expectAnswer('listClients', 200, '/api/clients/get', { as: 'admin' })).toHaveLength(3);
    const stations = await expectAnswer<{ id: string }[]>(
      'listLocations',
      200,
      '/api/locations/map?clientId=cli_okolje',
    );
    expect(stations).toHaveLength(14);
    await expectAnswer('listLocations', 200, '/api/locations/map?clientId=cli_zasavje', { as: 'zasavje' });
    for (const { id } of stations) await expectAnswer('getLocation', 200, `/api/locations/location?locationId=${id}`);
    await expectAnswer('getLocation', 400, '/api/locations/location');
    await expectAnswer('listSeries', 200, '/api/dataseries/get?locationId=loc_bezigrad&culture=sl-SI');
    const all = await expectAnswer('listAllSeries', 200, '/api/dataseries/getAll?clientId=cli_okolje');
    expect(all.length).toBeGreaterThan(200);
  });

  it('instruments and photos of a station', () => expectEquipment(api, expectAnswer));

  it('values', async () => {
    const query =
      'seriesIds=ser_bezigrad_pm10,ser_bezigrad_c6h6,ser_bezigrad_wd,ser_bezigrad_la10&from=2026-11-10&to=2026-11-12';
    for (const interval of ['PT15M', 'PT1H', 'P1D']) {
      await expectAnswer('getData', 200, `/api/dataseries/getData?${query}&interval=${interval}`);
    }
    await expectAnswer('getData', 400, `/api/dataseries/getData?${query}&interval=P1W`);
    await expectAnswer(
      'exportData',
      404,
      '/api/exportData/get?seriesIds=ser_none&from=2026-11-10&to=2026-11-12&interval=P1D',
    );
    const csv = (invalidValues: string) =>
      api.get(
        `/api/exportData/get?seriesIds=ser_bezigrad_pm10&from=2026-11-10&to=2026-11-12&interval=PT15M&format=csv&invalidValues=${invalidValues}`,
      );
    expect((await csv('true')).body).toContain('invalid value');
    expect((await csv('false')).body).not.toContain('invalid value');
    expect((await csv('yes')).statusCode).toBe(400);
  });

  it('statistics of a month', async () => {
    const query = 'clientId=cli_okolje&locationId=loc_bezigrad&period=2026-01';
    await expectAnswer('getReportWorkbook', 404, `/api/reports/workbook?${query.replace('okolje', 'obala')}`);
    const url = `/api/reports/statistics?${query}`;
    type Station = { parameters: { daily: unknown[] }[]; limits: unknown[]; index: { days: unknown[] }; wind: object };
    const { stations } = await expectAnswer<{ stations: Station[] }>('getStatistics', 200, url);
    expect(stations).toHaveLength(1);
    const [{ parameters, limits, index, wind }] = stations as [Station];
    expect(new Set(parameters.map(({ daily }) => daily.length))).toEqual(new Set([31]));
    expect(limits.length).toBeGreaterThan(20);
    expect(index.days).toHaveLength(31);
    expect(wind).toBeDefined();
    await expectAnswer('getStatistics', 404, url.replace('cli_okolje', 'cli_obala'));
    await expectAnswer('getStatistics', 400, url.replace('2026-01', '2026-13'));
  });

  it('users', async () => {
    await expectAnswer('getMe', 200, '/api/Account/users/me', { as: 'okolje' });
    expect(await expectAnswer('listUsers', 200, '/api/Account/users/', { as: 'admin' })).toHaveLength(10);
    await expectAnswer('listUsersOfClient', 200, '/api/Account/users/client/cli_obala', { as: 'obala-key' });
    await expectAnswer('getUser', 200, '/api/Account/users/usr_obala', { as: 'obala-key' });
    const body = {
      userName: 'contract',
      fullName: 'C',
      email: 'c@example.org',
      clientId: 'cli_obala',
      roles: ['ClientUser'],
    };
    const added = await expectAnswer<{ id: string }>('addUser', 201, '/api/Account/users/', {
      as: 'obala-key',
      body: { ...body, password: 'Lipov-cvet-1' },
    });
    const url = `/api/Account/users/${added.id}`;
    await expectAnswer('updateUser', 200, url, { as: 'obala-key', body: { ...body, id: added.id, jobTitle: 'Guide' } });
    await expectAnswer('changeUserPassword', 204, `/api/Account/users/changeUserPassword/${added.id}`, {
      as: 'obala-key',
      body: { newPassword: 'Lipov-cvet-2' },
    });
    await expectAnswer('deleteUser', 204, url, { as: 'obala-key' });
    await api.app.services.audit.idle();
    const audited = await expectAnswer<{ events: unknown[] }>('listAuditEvents', 200, '/api/audit/get', {
      as: 'admin',
    });
    expect(audited.events.length).toBeGreaterThan(4);
    await expectAnswer('listAuditEvents', 403, '/api/audit/get', { as: 'obala-key' });
    await expectAnswer('getUser', 404, url, { as: 'obala-key' });
  });

  it('alerts', async () => {
    const rule = { kind: 'above', seriesId: 'ser_koper_pm10', threshold: 50, interval: 'PT1H', intervals: 3 };
    const as = 'obala';
    const add = (status: number, changes: object) =>
      expectAnswer<{ id: string }>('createAlertSubscription', status, '/api/alerts', {
        as,
        body: { isEnabled: true, rule: { ...rule, ...changes } },
      });
    const preview = (status: number, changes: object) =>
      expectAnswer<{ fired: number }>('previewAlert', status, '/api/alerts/preview', {
        as,
        body: { rule: { ...rule, ...changes } },
      });
    expect((await preview(200, { threshold: 1000 })).fired).toBe(0);
    await preview(400, { intervals: 0 });
    await preview(400, { seriesId: 'ser_bezigrad_c6h6', interval: 'PT15M' });
    await preview(404, { seriesId: 'ser_trbovlje_pm10' });
    const { id } = await add(201, {});
    await add(400, { intervals: 0 });
    await add(400, { kind: 'silence' });
    await add(400, { seriesId: 'ser_bezigrad_c6h6', interval: 'PT15M' });
    await add(404, { seriesId: 'ser_trbovlje_pm10' });
    const silence = { isEnabled: false, rule: { kind: 'silence', locationId: 'loc_koper', hours: 6 } };
    await expectAnswer('updateAlertSubscription', 200, `/api/alerts/${id}`, { as, body: silence });
    expect(await expectAnswer('listAlertSubscriptions', 200, '/api/alerts/get', { as })).toMatchObject([silence]);
    await expectAnswer('listFiredAlerts', 200, '/api/alerts/fired', { as });
    await expectAnswer('deleteAlertSubscription', 204, `/api/alerts/${id}`, { as });
    for (let count = 0; count < 50; count++) await add(201, {});
    await add(400, {});
  });

  it('saved views', async () => {
    const as = 'obala';
    const details = { name: 'Winter dust', search: 'series=ser_koper_pm10%2Cser_izola_pm10&period=month' };
    const add = (status: number, changes: object) =>
      expectAnswer<{ id: string }>('createSavedView', status, '/api/savedViews', {
        as,
        body: { clientId: 'cli_obala', ...details, ...changes },
      });
    const { id } = await add(201, {});
    expect(await add(400, {})).toMatchObject({ field: 'name' });
    await add(201, { clientId: 'cli_okolje' });
    await add(404, { clientId: 'cli_zasavje' });
    for (const name of ['', ' ', ' Winter', 'Winter\ndust', 'x'.repeat(81)]) await add(400, { name });
    const addresses = [
      '',
      '//example.org',
      'https://example.org/?a=b',
      '?period=day',
      'period=day#x',
      'a=javascript:b',
    ];
    for (const search of [...addresses, `a=${'b'.repeat(2000)}`]) await add(400, { name: 'Elsewhere', search });
    const changed = { name: 'Čisti zrak, ✓', search: 'years=' };
    await expectAnswer('updateSavedView', 200, `/api/savedViews/${id}`, { as, body: changed });
    const list = () => expectAnswer('listSavedViews', 200, '/api/savedViews/get?clientId=cli_obala', { as });
    expect(await list()).toEqual([{ id, ...changed }]);
    const { id: other } = await add(201, {});
    await expectAnswer('updateSavedView', 400, `/api/savedViews/${other}`, { as, body: changed });
    await expectAnswer('deleteSavedView', 204, `/api/savedViews/${id}`, { as });
    expect(await list()).toEqual([{ id: other, ...details }]);
    for (let count = 2; count < 100; count++) await add(201, { name: `View ${count}` });
    expect(await add(400, { name: 'One too many' })).not.toHaveProperty('field');
  });

  it('administration of the network', async () => {
    const as = 'admin';
    await expectAnswer('getNetwork', 200, '/api/network/get', { as });
    await expectAnswer('getNetwork', 403, '/api/network/get', { as: 'obala-key' });
    const body = { clients: [{ code: 'QUAY', name: 'Quay' }] };
    await expectAnswer('changeNetwork', 200, '/api/network', { as, body });
    await expectAnswer('changeNetwork', 400, '/api/network', { as, body });
    await expectAnswer('removeClientLogo', 204, '/api/clients/logo?clientId=quay', { as });
    const set = await api.app.inject({
      method: 'PUT',
      url: '/api/clients/logo?clientId=quay',
      headers: { authorization: `Bearer ${await api.as(as)}`, 'content-type': 'image/svg+xml' },
      payload: '<svg/>',
    });
    expect([set.statusCode, contractFaults('setClientLogo', set)]).toEqual([204, []]);
    seen.add('setClientLogo');
    // In importOverHttp.test.ts, administeredContent.test.ts and sitePlan.test.ts.
    const elsewhere = [
      'importMeasurements',
      'addReport',
      'removeReport',
      'addPhoto',
      'removePhoto',
      'setSitePlan',
      'removeSitePlan',
      'listTexts',
      'setText',
      'removeText',
    ];
    for (const id of elsewhere) seen.add(id);
    for (const action of ['add', 'get', 'update', 'remove']) seen.add(`${action}MaintenanceAlert`);
    await expectAnswer('changeNetwork', 200, '/api/network', {
      as,
      body: { remove: [{ kind: 'client', id: 'quay' }] },
    });
  });

  it('keys of data loggers', () => expectApiKeys(api, expectAnswer));

  it('monthly reports by mail', async () => {
    const as = 'obala';
    const subscribe = (body: object, status: number) =>
      expectAnswer<{ id: string }>('createReportSubscription', status, '/api/reports/subscriptions', { as, body });
    const { id } = await subscribe({ clientId: 'cli_obala', locationId: 'loc_koper' }, 201);
    await subscribe({ clientId: 'cli_obala', locationId: 'loc_bezigrad' }, 404);
    await subscribe({}, 400);
    expect(await expectAnswer('listReportSubscriptions', 200, '/api/reports/subscriptions/get', { as })).toMatchObject([
      { id, clientCode: 'OBALA', locationName: 'Koper', nextMonth: '2026-11' },
    ]);
    await expectAnswer('deleteReportSubscription', 204, `/api/reports/subscriptions/${id}`, { as });
    await expectAnswer('deleteReportSubscription', 404, `/api/reports/subscriptions/${id}`, { as });
  });

  it('account', async () => {
    await expectAnswer('register', 202, '/register/', {
      body: { email: 'new@example.org', password: 'Lipov-cvet-1', fullname: 'New' },
    });
    await expectAnswer('register', 400, '/register/', {
      body: { email: 'no address', password: 'Lipov-cvet-1', fullname: 'New' },
    });
    await expectAnswer('sendPasswordReset', 202, '/api/email/resetPassword/', {
      body: { email: 'nobody@example.org' },
    });
    const token = { userId: 'usr_okolje', token: 'wrong' };
    await expectAnswer('validatePasswordResetToken', 400, '/api/Account/users/validateResetPassToken', { body: token });
    await expectAnswer('confirmUser', 400, '/api/Account/users/confirmUser/usr_okolje', { body: token });
    await expectAnswer('resetPassword', 400, '/api/Account/users/resetPassword/usr_okolje', {
      body: { id: 'usr_okolje', token: 'wrong', newPassword: 'Lipov-cvet-1' },
    });
    await expectAnswer('changeMyPassword', 400, '/api/Account/users/changePassword/me', {
      as: 'okolje',
      body: { oldPassword: 'wrong', newPassword: 'Lipov-cvet-1' },
    });
  });

  it('sessions', async () => {
    const good = await api.token({ grant_type: 'password', username: 'okolje', password: demoPassword });
    expect(good.statusCode).toBe(200);
    expect(contractFaults('createToken', good)).toEqual([]);
    expect(good.headers['cache-control']).toBe('no-store');
    const wrong = await api.token({ grant_type: 'password', username: 'okolje', password: 'wrong' });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toEqual({ error: 'invalid_grant', message: 'Invalid credentials' });
    seen.add('createToken');
    const out = await api.app.inject({
      method: 'POST',
      url: '/connect/revocation',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'client_id=portal-spa&token=unknown',
    });
    expect(out.statusCode).toBe(204);
    seen.add('revokeToken');
  });

  it('sessions', async () => {
    const sessions = '/api/Account/sessions';
    const list = () => expectAnswer<{ id: string }[]>('listSessions', 200, sessions, { as: 'marko.kos' });
    const [{ id }] = (await list()) as [{ id: string }];
    const end = (as: string, status: number, body: object) =>
      expectAnswer('endSessions', status, `${sessions}/end`, { as, body: { currentPassword: demoPassword, ...body } });
    await end('marko.kos', 400, { currentPassword: 'wrong' });
    await end('marko.kos', 404, { id: 'ses_none' });
    await end('admin', 404, { id });
    await end('marko.kos', 204, {});
    expect(await list()).toHaveLength(1);
    const ofMarko = '/api/Account/users/usr_marko.kos/sessions';
    await expectAnswer('endSessionsOfUser', 403, ofMarko, { as: 'obala' });
    await expectAnswer('endSessionsOfUser', 404, ofMarko, { as: 'zasavje' });
    await end('marko.kos', 204, { id });
    await expectAnswer('listSessions', 401, sessions, { as: 'marko.kos' });
    await expectAnswer('endSessionsOfUser', 204, ofMarko, { as: 'obala-key' });
  });

  it('errors of the portal', async () => {
    const body = {
      kind: 'error',
      message: 'TypeError',
      version: '0.1.0',
      route: '/',
      language: 'en-GB',
      browser: { family: 'other' },
    };
    await expectAnswer('reportClientError', 204, '/api/clientErrors', { body });
    await expectAnswer('reportClientError', 400, '/api/clientErrors', { body: { ...body, kind: 'other' } });
    const stack = 'x'.repeat(17_000);
    await expectAnswer('reportClientError', 413, '/api/clientErrors', { body: { ...body, stack } });
  });

  it('measurements of a machine', async () => {
    const key = { name: 'Logger', clientId: 'cli_obala', locationIds: null, createdBy: 'test' };
    const { secret } = await within(everything, () => api.app.services.apiKeys.create(key));
    const send = (body: unknown) => api.send('POST', '/api/measurements', body, secret);
    const column = (seriesId: string) => ({
      series: [{ seriesId, times: ['2026-11-01T00:00:00Z', 1], values: [1, 2] }],
    });
    for (const [body, status] of [
      [column('ser_koper_pm10'), 200],
      [column('ser_bezigrad_pm10'), 404],
      [{ series: [{ seriesId: 7 }] }, 400],
    ] as const) {
      const answer = await send(body);
      expect([answer.statusCode, contractFaults('writeMeasurements', answer)]).toEqual([status, []]);
    }
    seen.add('writeMeasurements');
  });

  it('covers every operation', () => {
    expect([...operations.keys()].filter((id) => !seen.has(id))).toEqual([]);
  });
});
