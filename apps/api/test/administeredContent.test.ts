import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { contractFaults } from './contractSchema.ts';
import { startApi, type TestApi } from './helpers.ts';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await startApi();
  admin = await api.as('admin');
}, 120_000);
afterAll(() => api.close());

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

interface Call {
  operation: string;
  status: number;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  body?: object;
  language?: string;
}
async function call<T>({ operation, status, method, url, body, language = 'en-GB' }: Call): Promise<T> {
  const response = await api.app.inject({
    method,
    url,
    headers: {
      authorization: `Bearer ${admin}`,
      'x-app-language': language,
      ...(Buffer.isBuffer(body) ? { 'content-type': 'application/octet-stream' } : {}),
    },
    ...(body === undefined ? {} : { payload: body }),
  });
  expect(response.statusCode, response.body).toBe(status);
  expect(contractFaults(operation, response)).toEqual([]);
  return (response.body === '' ? undefined : response.json()) as T;
}

async function audited() {
  await api.app.services.audit.idle();
  const { events } = (await api.get('/api/audit/get?kind=contentChange', admin)).json<{
    events: { clientId: string | null; contentChange: { action: string; kind: string; label: string } }[];
  }>();
  return events.map(({ clientId, contentChange: { action, kind, label } }) =>
    [clientId ?? 'all', action, kind, label].join(' '),
  );
}

describe('maintenance alerts', () => {
  const alert = {
    clientId: 'cli_obala',
    locationId: 'loc_koper',
    from: '2026-12-01T07:00:00Z',
    to: '2026-12-01T11:00:00Z',
    title: { sl: 'Umerjanje' },
    message: { en: 'Calibration', sl: 'Umerjanje' },
    parameters: ['PM10'],
  };
  const change = (id: string, status: number, changes: object) =>
    call<{ id: string; title: string }>({
      operation: 'updateMaintenanceAlert',
      status,
      method: 'PUT',
      url: `/api/maintenanceAlerts/${id}`,
      body: { ...alert, ...changes },
    });
  const add = (status: number, changes: object = {}) =>
    call<{ id: string; title: string }>({
      operation: 'addMaintenanceAlert',
      status,
      method: 'POST',
      url: '/api/maintenanceAlerts',
      body: { ...alert, ...changes },
    });

  it('are added, changed and removed', async () => {
    const added = await add(201);
    expect(added).toMatchObject({ title: 'Umerjanje', state: 'coming', parameters: ['PM10'] });
    const changed = await change(added.id, 200, { title: { en: 'Service' }, parameters: null });
    expect(changed).toMatchObject({ id: added.id, title: 'Service' });
    const listed = async (language: string) =>
      (await api.get('/api/maintenanceAlerts/get?locationId=loc_koper', admin, { 'x-app-language': language })).json<
        { id: string; title: string }[]
      >();
    expect((await listed('sl-SI')).find(({ id }) => id === added.id)!.title).toBe('Umerjanje');
    const remove = { operation: 'removeMaintenanceAlert', method: 'DELETE' } as const;
    await call({ ...remove, status: 204, url: `/api/maintenanceAlerts/${added.id}` });
    await call({ ...remove, status: 404, url: `/api/maintenanceAlerts/${added.id}` });
    await change(added.id, 404, {});
    expect((await audited()).toReversed()).toEqual([
      'cli_obala add maintenanceAlert Umerjanje',
      'cli_obala change maintenanceAlert Service',
      'cli_obala remove maintenanceAlert Service',
    ]);
  });

  it('are added once if they are sent again with the same new id', async () => {
    const url = '/api/maintenanceAlerts?newId=5d0c2a8e-41f4-4f0b-9a55-3c7f0f6c1b7e';
    const once = { operation: 'addMaintenanceAlert', status: 201, method: 'POST', url, body: alert } as const;
    const added = await call<{ id: string }>(once);
    expect(added.id).toBe('5d0c2a8e-41f4-4f0b-9a55-3c7f0f6c1b7e');
    expect(await call({ ...once, body: { ...alert, title: { sl: 'Servis' } } })).toEqual(added);
    expect((await audited())[0]).toBe('cli_obala add maintenanceAlert Umerjanje');
    const remove = { operation: 'removeMaintenanceAlert', method: 'DELETE' } as const;
    await call({ ...remove, status: 204, url: `/api/maintenanceAlerts/${added.id}` });
  });

  it('are added once if they are sent twice at the same moment with the same new id', async () => {
    const url = '/api/maintenanceAlerts?newId=both';
    const once = { operation: 'addMaintenanceAlert', status: 201, method: 'POST', url, body: alert } as const;
    const before = (await audited()).length;
    const [one, other] = await Promise.all([call(once), call(once)]);
    expect(other).toEqual(one);
    expect(await audited()).toHaveLength(before + 1);
    const remove = { operation: 'removeMaintenanceAlert', method: 'DELETE' } as const;
    await call({ ...remove, status: 204, url: '/api/maintenanceAlerts/both' });
  });

  it('keep a text in a language that the server does not have, until it is removed', async () => {
    const title = { en: 'Calibration', hr: 'Umjeravanje' };
    const { id } = await add(201, { title });
    const url = `/api/maintenanceAlerts/${id}`;
    const stored = async () =>
      (await call<{ title: object }>({ operation: 'getMaintenanceAlert', status: 200, method: 'GET', url })).title;
    expect(await stored()).toEqual(title);
    await change(id, 200, { title: { en: 'Service' } });
    expect(await stored()).toEqual({ ...title, en: 'Service' });
    await change(id, 200, { title: { hr: null } });
    expect(await stored()).toEqual({ en: 'Service' });
    await add(400, { title: { en: 'Calibration', croatian: 'Umjeravanje' } });
    await call({ operation: 'removeMaintenanceAlert', status: 204, method: 'DELETE', url });
  });

  it('that were dismissed are shown again at another time or place, not with another text', async () => {
    const { id } = await add(201);
    const reader = await api.as('obala');
    const isRead = async () =>
      (await api.get('/api/maintenanceAlerts/get?clientId=cli_obala', reader))
        .json<{ id: string; isRead: boolean }[]>()
        .find((one) => one.id === id)!.isRead;
    const dismiss = () => api.send('PUT', '/api/maintenanceAlerts/read', { alertIds: [id] }, reader);
    for (const changes of [{ to: '2026-12-03T11:00:00Z' }, { parameters: null }, { locationId: undefined }]) {
      expect((await dismiss()).statusCode).toBe(204);
      await change(id, 200, { title: { en: 'Calibration of the analyser' } });
      expect(await isRead()).toBe(true);
      await change(id, 200, { parameters: null, ...changes });
      expect(await isRead(), JSON.stringify(changes)).toBe(false);
      await change(id, 200, {});
    }
    await call({
      operation: 'removeMaintenanceAlert',
      status: 204,
      method: 'DELETE',
      url: `/api/maintenanceAlerts/${id}`,
    });
  });

  it('may last until the end of the year 9999', async () => {
    const to = '9999-12-31T23:59:59Z';
    const { id } = await add(201, { to });
    const url = `/api/maintenanceAlerts/${id}`;
    expect((await api.get(url, admin)).json()).toMatchObject({ to });
    await add(400, { to: '9999-12-31T23:59:59-01:00' });
    await add(400, { from: '1899-12-31T23:59:59Z' });
    await call({ operation: 'removeMaintenanceAlert', status: 204, method: 'DELETE', url });
  });

  it('of a client are the state of all its stations, at once', async () => {
    const states = async () =>
      (await api.get('/api/locations/map?clientId=cli_obala', admin))
        .json<{ state: string }[]>()
        .map(({ state }) => state);
    const now = api.clock.now * 1000;
    const [from, to] = [now - 3_600_000, now + 3_600_000].map((time) => new Date(time).toISOString());
    const { id } = await add(201, { locationId: undefined, parameters: undefined, from, to });
    await vi.waitFor(async () => expect(new Set(await states())).toEqual(new Set(['maintenance'])), 10_000);
    await call({
      operation: 'removeMaintenanceAlert',
      status: 204,
      method: 'DELETE',
      url: `/api/maintenanceAlerts/${id}`,
    });
    await vi.waitFor(async () => expect(await states()).toContain('ok'), 10_000);
  });

  it('are read with their texts in all languages, as they are changed', async () => {
    const { id } = await add(201, { title: { en: 'Calibration', sl: 'Umerjanje' } });
    const read = (status: number, of = id) =>
      call<object>({
        operation: 'getMaintenanceAlert',
        status,
        method: 'GET',
        url: `/api/maintenanceAlerts/${of}`,
        language: 'de-DE',
      });
    const texts = { title: { en: 'Calibration', sl: 'Umerjanje' } };
    expect(await read(200)).toEqual({ id, ...alert, ...texts, version: expect.any(String) });
    await change(id, 200, { title: { sl: null, de: 'Kalibrierung' }, locationId: null, parameters: null });
    const { clientId, from, to, message } = alert;
    const title = { en: 'Calibration', de: 'Kalibrierung' };
    expect(await read(200)).toEqual({ id, clientId, from, to, title, message, version: expect.any(String) });
    await call({
      operation: 'removeMaintenanceAlert',
      status: 204,
      method: 'DELETE',
      url: `/api/maintenanceAlerts/${id}`,
    });
    await read(404);
  });

  it.each([
    [404, { clientId: 'cli_nowhere' }],
    [404, { locationId: 'loc_trbovlje' }],
    [400, { to: alert.from }],
    [400, { to: 'tomorrow' }],
    [400, { to: '2026-12-31T23:59:60Z' }],
    [400, { from: '0000-01-01T00:00:00Z' }],
    [400, { title: { en: 'Half of a pair: \ud800' } }],
    [400, { title: {} }],
    [400, { title: { sl: ' ' } }],
    [400, { title: { en: null } }],
    [400, { message: { sl: null } }],
    [400, { parameters: ['unknown'] }],
    [400, { locationId: null }],
  ])('answer %i to %j', async (status, changes) => {
    await add(status, changes);
  });
});

describe('uploads', () => {
  const report = 'clientId=cli_obala&title=Annual%20report&year=2025&type=annual&language=sl&fileName=letno.pdf';
  const upload = (operation: string, status: number, url: string, body: Buffer, language?: string) =>
    call<{ id: string }>({
      operation,
      status,
      method: 'POST',
      url,
      body,
      ...(language === undefined ? {} : { language }),
    });

  it('add a report that the users of the client can download, and remove it', async () => {
    const { id } = await upload('addReport', 201, `/api/reports?${report}`, Buffer.from('%PDF-1.7'));
    const file = await api.get(`/api/reports/download?reportId=${id}`, await api.as('obala'));
    expect([file.headers['content-type'], file.body]).toEqual(['application/pdf', '%PDF-1.7']);
    await call({ operation: 'removeReport', status: 204, method: 'DELETE', url: `/api/reports/${id}` });
    await call({ operation: 'removeReport', status: 404, method: 'DELETE', url: `/api/reports/${id}` });
    expect((await audited()).slice(0, 2)).toEqual([
      'cli_obala remove report Annual report',
      'cli_obala add report Annual report',
    ]);
    const refusal = await upload('addReport', 400, `/api/reports?${report.replace('.pdf', '.exe')}`, Buffer.from('MZ'));
    expect(refusal).toEqual({
      message: 'A report is a file of one of these types: .pdf, .xlsx, .docx, .zip.',
      field: 'fileName',
    });
    await upload('addReport', 400, `/api/reports?${report.replace('=sl', '=fr')}`, Buffer.from('%PDF-1.7'));
    await upload('addReport', 400, `/api/reports?${report.replace('letno', '..%2Fletno')}`, Buffer.from('%PDF-1.7'));
  });

  it('add a report and a photo once if they are sent again with the same new id', async () => {
    const url = `/api/reports?${report}&newId=again`;
    const added = await upload('addReport', 201, url, Buffer.from('%PDF-1.7'));
    expect(added.id).toBe('again');
    expect(await upload('addReport', 201, url, Buffer.from('%PDF-1.7'))).toEqual(added);
    await call({ operation: 'removeReport', status: 204, method: 'DELETE', url: '/api/reports/again' });
    const photoUrl = '/api/locations/photo?locationId=loc_koper&alt=Quay&newId=again';
    const photo = await upload('addPhoto', 201, photoUrl, pixel);
    expect(await upload('addPhoto', 201, photoUrl, pixel)).toEqual(photo);
    const remove = { operation: 'removePhoto', method: 'DELETE', url: '/api/locations/photo?photoId=again' } as const;
    await call({ ...remove, status: 204 });
    await call({ ...remove, status: 404 });
  });

  it('keep titles, names of files and texts of photos as one line', async () => {
    const broken = report.replace('Annual%20', 'Annual%0D%0A').replace('letno', 'letno%0A2025');
    const added = await upload('addReport', 201, `/api/reports?${broken}`, Buffer.from('%PDF-1.7'));
    expect(added).toMatchObject({ title: 'Annual report', fileName: 'letno 2025.pdf' });
    await call({ operation: 'removeReport', status: 204, method: 'DELETE', url: `/api/reports/${added.id}` });
    const empty = report.replace('Annual%20report', '%0A%20');
    await upload('addReport', 400, `/api/reports?${empty}`, Buffer.from('%PDF-1.7'));
    const url = '/api/locations/photo?locationId=loc_koper&alt=Quay%0A7&caption=%09From%0Asouth';
    const photo = await upload('addPhoto', 201, url, pixel);
    expect(photo).toMatchObject({ alt: 'Quay 7', caption: 'From south' });
    await call({
      operation: 'removePhoto',
      status: 204,
      method: 'DELETE',
      url: `/api/locations/photo?photoId=${photo.id}`,
    });
  });

  it('add a report and a photo once if they are sent twice at the same moment with the same new id', async () => {
    const before = (await audited()).length;
    const pdf = Buffer.from('%PDF-1.7');
    const reports = [1, 2].map(() => upload('addReport', 201, `/api/reports?${report}&newId=both`, pdf));
    const [one, other] = await Promise.all(reports);
    expect(other).toEqual(one);
    const photo = '/api/locations/photo?locationId=loc_koper&alt=Sea&newId=both';
    const [first, second] = await Promise.all([1, 2].map(() => upload('addPhoto', 201, photo, pixel)));
    expect(second).toEqual(first);
    expect(await audited()).toHaveLength(before + 2);
    await call({ operation: 'removeReport', status: 204, method: 'DELETE', url: '/api/reports/both' });
    const shown = '/api/locations/photo?photoId=both';
    await call({ operation: 'removePhoto', status: 204, method: 'DELETE', url: shown });
  });

  it('add a photo of a station, and remove it', async () => {
    const url = '/api/locations/photo?locationId=loc_koper&alt=Pristani%C5%A1%C4%8De&viewDirection=90';
    const photo = await upload('addPhoto', 201, url, pixel, 'sl-SI');
    expect(photo).toMatchObject({ alt: 'Pristanišče', width: 1, height: 1, viewDirection: 90 });
    const shown = `/api/locations/photo?photoId=${photo.id}`;
    expect((await api.get(shown, admin)).rawPayload).toEqual(pixel);
    await call({ operation: 'removePhoto', status: 204, method: 'DELETE', url: shown });
    expect((await api.get(shown, admin)).statusCode).toBe(404);
    expect((await audited()).slice(0, 2)).toEqual([
      'cli_obala remove photo Pristanišče',
      'cli_obala add photo Pristanišče',
    ]);
    await upload('addPhoto', 400, url, Buffer.from('not a picture'));
    await upload('addPhoto', 413, url, Buffer.alloc(5_000_001));
  });
});

describe('texts', () => {
  const placeOf = (clientId?: string) =>
    `/api/staticFiles/usefulLinks?culture=sl-SI${clientId === undefined ? '' : `&clientId=${clientId}`}`;
  const set = (status: number, url: string, body: object) =>
    call<{ changedAt: string }>({ operation: 'setText', status, method: 'PUT', url, body });
  const remove = (status: number, url: string) => call({ operation: 'removeText', status, method: 'DELETE', url });
  const list = (query = '') =>
    call<{ name: string; language: string; title: string }[]>({
      operation: 'listTexts',
      status: 200,
      method: 'GET',
      url: `/api/staticFiles${query}`,
    });
  const shownOf = async (clientId?: string) =>
    (await api.get(placeOf(clientId))).json<{ title: string; format: string; language: string }>();

  it('have a title of one line, and a body of many', async () => {
    const written = await set(200, placeOf('cli_okolje'), { title: 'Naše\npovezave ', body: 'Prva.\n\nDruga.' });
    expect(written).toMatchObject({ title: 'Naše povezave', body: 'Prva.\n\nDruga.' });
    await set(400, placeOf('cli_okolje'), { title: ' \n', body: 'Prva.' });
    await remove(204, placeOf('cli_okolje'));
  });

  it('come before the files of the server: of the client first, then of all clients', async () => {
    const before = await shownOf('cli_okolje');
    await set(200, placeOf(), { title: 'Za vse', body: 'Vse *povezave*.' });
    await set(200, placeOf('cli_okolje'), { title: 'Okolje', body: 'Prve.' });
    await set(200, placeOf('cli_okolje'), { title: 'Naše povezave', body: 'Druge.' });
    expect(await shownOf('cli_okolje')).toEqual({
      name: 'usefulLinks',
      language: 'sl',
      title: 'Naše povezave',
      format: 'markdown',
      body: 'Druge.',
    });
    expect(await shownOf()).toMatchObject({ title: 'Za vse' });
    expect(await list('?clientId=cli_okolje')).toMatchObject([{ name: 'usefulLinks', language: 'sl' }]);
    expect(await list()).toMatchObject([{ title: 'Za vse' }]);
    await remove(204, placeOf('cli_okolje'));
    expect(await shownOf('cli_okolje')).toMatchObject({ title: 'Za vse' });
    await remove(204, placeOf());
    await remove(404, placeOf());
    expect(await shownOf('cli_okolje')).toEqual(before);
    expect((await audited()).slice(0, 5)).toEqual([
      'all remove text usefulLinks (sl)',
      'cli_okolje remove text usefulLinks (sl)',
      'cli_okolje change text usefulLinks (sl)',
      'cli_okolje add text usefulLinks (sl)',
      'all add text usefulLinks (sl)',
    ]);
  });

  it('of the footer are linked as long as they are there', async () => {
    const url = '/api/staticFiles/privacyNotice?culture=en-GB&clientId=cli_obala';
    const hasNotice = async () => {
      const clients = (await api.get('/api/clients/get', admin)).json<{ id: string; footerTexts: string[] }[]>();
      return clients.find(({ id }) => id === 'cli_obala')!.footerTexts.includes('privacyNotice');
    };
    await set(200, url, { title: 'Privacy', body: 'Nothing is kept.' });
    expect(await hasNotice()).toBe(true);
    await remove(204, url);
  });

  it.each([
    [400, 'usefulLinks?culture=sl-SI', { title: ' ', body: 'Text' }],
    [400, 'usefulLinks?culture=sl-SI', { title: 'Title', body: '\n' }],
    [400, 'usefulLinks?culture=sl-SI', { title: 'Title', body: 'x'.repeat(100_001) }],
    [400, 'usefulLinks?culture=fr-FR', { title: 'Title', body: 'Text' }],
    [400, 'somethingElse?culture=sl-SI', { title: 'Title', body: 'Text' }],
    [404, 'usefulLinks?culture=sl-SI&clientId=cli_nowhere', { title: 'Title', body: 'Text' }],
  ])('answer %i to %s', async (status, path, body) => {
    await set(status, `/api/staticFiles/${path}`, body);
  });
});
