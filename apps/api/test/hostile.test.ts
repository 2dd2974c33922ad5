import { connect, type AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import type { InjectOptions } from 'fastify';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from './helpers.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
}, 120_000);
afterAll(() => api.close());

const inside = /\bat \w+ \(|node_modules|select |insert |\.ts:|SQLSTATE|syntax error/i;

async function expectRefusal(request: InjectOptions, statuses: number[]): Promise<void> {
  const before = performance.now();
  const response = await api.app.inject(request);
  expect(statuses, response.body).toContain(response.statusCode);
  expect(response.json().message).toEqual(expect.any(String));
  expect(response.body).not.toMatch(inside);
  expect(performance.now() - before).toBeLessThan(2000);
}

const data = (query: string): string => `/api/dataseries/getData?${query}`;
const one = 'seriesIds=ser_bezigrad_pm10';

describe('an invalid request is refused quickly and with a message', () => {
  it.each([
    [data(`${one}&from=1926-01-01&to=2026-01-01&interval=P1D`), [400]],
    [data(`${one}&from=2026-02-30&to=2026-03-01&interval=P1D`), [400]],
    [data(`${one}&from=yesterday&to=2026-03-01&interval=P1D`), [400]],
    [data(`${one}&from=2026-03-02&to=2026-03-01&interval=P1D`), [400]],
    [data(`${one}&from=2026-03-01&to=2026-03-02`), [400]],
    [data('seriesIds=&from=2026-03-01&to=2026-03-02&interval=P1D'), [400]],
    [data(`${one},ser_bezigrad_pm10&from=2026-03-01&to=2026-03-02&interval=P1D`), [400]],
    [data("seriesIds=x'%20or%201=1--&from=2026-03-01&to=2026-03-02&interval=P1D"), [400]],
    [data('seriesIds=__proto__&from=2026-03-01&to=2026-03-02&interval=P1D'), [404]],
    ['/api/locations/location?locationId=constructor', [404]],
    [`/api/locations/location?locationId=${'x'.repeat(5000)}`, [400]],
    ['/api/locations/location?locationId=%ff', [400, 404]],
    ['/api/Account/users/%', [400]],
    ['/api/staticFiles/__proto__', [400]],
    ['/api/nothing', [404]],
    ['/../../etc/passwd', [400, 404]],
  ])('%s', async (url, statuses) => {
    await expectRefusal({ method: 'GET', url }, statuses);
  });

  it.each([
    ['malformed JSON', '{"email":'],
    ['a prototype', '{"__proto__":{"x":1},"email":"a@example.org"}'],
    ['a field that is not there', '{"email":"a@example.org","isAdmin":true}'],
    ['deep nesting', '['.repeat(100_000)],
    ['nothing', ''],
    ['a number', '7'],
  ])('a body of %s', async (_, payload) => {
    await expectRefusal(
      { method: 'POST', url: '/api/email/resetPassword/', headers: { 'content-type': 'application/json' }, payload },
      [400],
    );
  });

  it('refuses a body of another type, or of two megabytes', async () => {
    const url = '/api/email/resetPassword/';
    await expectRefusal({ method: 'POST', url, headers: { 'content-type': 'text/plain' }, payload: 'x' }, [415]);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const sent = { method: 'POST', url, headers: { 'content-type': type }, payload: 'x' } as const;
      const { message } = (await api.app.inject(sent)).json<{ message: string }>();
      expect(message).toBe('The Content-Type must be one of: application/json');
    }
    const payload = JSON.stringify({ email: 'x'.repeat(2 << 20) });
    await expectRefusal({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload }, [413]);
  });

  it.each(['__proto__', 'constructor', 'toString'])('of the language %s in English', async (language) => {
    const headers = { 'x-app-language': language };
    await expectRefusal({ method: 'GET', url: '/api/locations/location?locationId=x', headers }, [400]);
    const { statusCode, body } = await api.get('/api/nothing', undefined, headers);
    expect([statusCode, JSON.parse(body)]).toEqual([404, { message: 'Resource not found' }]);
  });

  it('refuses a null byte in any text, which the database cannot hold', async () => {
    const admin = await api.as('admin');
    const answers = await Promise.all([
      api.token({ grant_type: 'password', username: 'ad\0min', password: 'x' }),
      api.token({ grant_type: 'password', username: 'admin', password: 'x\0' }),
      api.send('POST', '/api/email/resetPassword/', { email: 'a\0@example.org' }),
      api.send('POST', '/api/savedViews', { name: 'a\0', clientId: 'cli_okolje', search: '?x=1' }, admin),
      api.get('/api/locations/location?locationId=%00', admin),
      api.get('/api/Account/users/%00', admin),
      api.get('/api/audit/get?search=%00', admin),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 400));
    for (const { body } of answers) expect(body).not.toMatch(inside);
  });

  it('refuses another method with 405', async () => {
    const response = await api.app.inject({ method: 'DELETE', url: '/api/clients/get' });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('GET');
    expect(response.json().message).toBe('Method not allowed');
  });

  it('refuses too many values at once', async () => {
    const all = (await api.get('/api/dataseries/getAll?clientId=cli_okolje')).json<{ id: string }[]>();
    const ids = all.map(({ id }) => id).join();
    await expectRefusal(
      { method: 'GET', url: data(`seriesIds=${ids}&from=2010-01-01&to=2029-12-31&interval=PT15M`) },
      [400],
    );
  });

  it('reports the error in the requested language', async () => {
    const messageIn = async (language: string) =>
      (await api.get('/api/locations/location?locationId=x', undefined, { 'x-app-language': language })).json().message;
    expect(await messageIn('en-GB')).toBe('Resource not found');
    expect(await messageIn('sl-SI')).toBe('Vira ni mogoče najti');
    expect(await messageIn('de-DE')).toBe('Ressource nicht gefunden');
  });
});

describe('every response', () => {
  it.each(['/api/health', '/api/nothing', '/nothing.js', '/%', '/api/Account/users/%'])(
    'has the headers: %s',
    async (url) => {
      const { headers } = await api.get(url);
      expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
    },
  );

  it('is for this origin only', async () => {
    const { headers } = await api.get('/api/clients/get', undefined, { origin: 'https://evil.example' });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('bytes on the connection', () => {
  beforeAll(async () => {
    await api.app.listen({ host: '127.0.0.1', port: 0 });
  });
  const answerTo = async (bytes: string): Promise<string> => {
    const { port } = api.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    return textOf(socket);
  };

  it('that are no request are refused, with the headers of every response', async () => {
    const answer = await answerTo('rubbish\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answer).toContain('\r\nX-Content-Type-Options: nosniff\r\n');
    expect(answer).toContain("frame-ancestors 'none'");
    expect(answer).toMatch(/\r\n\r\n\{"message":"Bad Request"\}$/);
  });

  it('with two lengths are refused: a proxy could see another request in them', async () => {
    const head = 'POST /api/email/resetPassword/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
    const both = 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n';
    expect(await answerTo(head + both)).toMatch(/^HTTP\/1\.1 400 /);
    expect(await answerTo(`${head}Content-Length: 2\r\nContent-Length: 5\r\n\r\n{}`)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('with the method TRACE are not sent back', async () => {
    const answer = await answerTo('TRACE /api/health HTTP/1.1\r\nHost: x\r\nX-Canary: 1\r\nConnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 40[45] /);
    expect(answer).not.toContain('X-Canary');
  });
});

describe('an export', () => {
  const url =
    '/api/exportData/get?seriesIds=ser_bezigrad_pm10,ser_celje_laeq,ser_bezigrad_c6h6&from=2026-10-25&to=2026-10-26&interval=PT15M&culture=de-DE';

  it('is a workbook with typed dates and numbers', async () => {
    const response = await api.get(url);
    expect(response.headers['content-disposition']).toBe('attachment; filename="zrak-2-stations-2026-10-25.xlsx"');
    const files = unzipSync(response.rawPayload);
    const text = (name: string): string => Buffer.from(files[name]!).toString();
    const names = [...text('xl/workbook.xml').matchAll(/<sheet name="([^"]+)"/g)].map(([, name]) => name);
    expect(new Set(names)).toEqual(
      new Set(['Celje bolnica', 'Ljubljana Bežigrad', 'Ljubljana Bežigrad 1 Stunde', 'Über die Daten']),
    );
    expect(names.at(-1)).toBe('Über die Daten');

    const sheet = Object.keys(files)
      .map((name) => (name.includes('sheet') ? text(name) : ''))
      .find((xml) => xml.includes('PM10 [µg/m³]'))!;
    expect(sheet).toContain('Von (Ortszeit)');
    // A header and the 100 quarter hours of the day on which summer time ends.
    expect(sheet.match(/<row /g)).toHaveLength(101);
    const stamps = [...sheet.matchAll(/<c r="A\d+" s="1"><v>([\d.]+)<\/v>/g)].map(([, stamp]) => Number(stamp));
    expect(stamps[0]).toBe(46_320);
    expect(stamps.at(-1)).toBeCloseTo(46_320 + 23.75 / 24, 9);
    // Summer time is two hours ahead of UTC, winter time one.
    expect(sheet).toContain('<c r="C2" s="3"><v>2</v></c>');
    expect(sheet).toContain('<c r="C101" s="3"><v>1</v></c>');

    const api15 = url.replace('/exportData/get', '/dataseries/getData').replace('&culture=de-DE', '');
    const { series } = (await api.get(api15)).json();
    const cells = [...sheet.matchAll(/<c r="D(\d+)" s="7"><v>([-\d.]+)<\/v>/g)];
    expect(cells.length).toBeGreaterThan(50);
    for (const [, row, value] of cells) expect(Number(value)).toBe(series[0].values[Number(row) - 2]);
  });

  it('states the source of its data', async () => {
    const files = unzipSync((await api.get(url)).rawPayload);
    const about = Object.values(files)
      .map((file) => Buffer.from(file).toString())
      .find((xml) => xml.includes('Kennungen'))!;
    expect(about).toContain('Europe/Ljubljana');
    expect(about).toContain('Demodaten');
    expect(about).toContain('Gast (ohne Anmeldung)');
  });
});

describe('an export as CSV', () => {
  const url =
    '/api/exportData/get?seriesIds=ser_bezigrad_pm10,ser_celje_pm10&from=2026-11-16&to=2026-11-17&interval=PT1H&format=csv';

  it('is written as usual in the language, or as requested', async () => {
    const german = await api.get(`${url}&layout=oneTable&culture=de-DE`);
    expect(german.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': 'attachment; filename="zrak-2-stations-2026-11-16.csv"',
      'x-row-count': '25',
    });
    expect(german.body).toMatch(/^\uFEFFVon \(Ortszeit\);Bis \(Ortszeit\);/);
    expect(german.body).toMatch(/\r\n2026-11-16 05:00;2026-11-16 06:00;1;\d+,\d;1;\d+;\d+,\d;1;\d+\r\n/);
    const chosen = await api.get(`${url}&layout=oneTable&culture=de-DE&separator=tab&decimalMark=point`);
    expect(chosen.body).toMatch(/\r\n2026-11-16 05:00\t2026-11-16 06:00\t1\t\d+\.\d\t1\t\d+\t\d+\.\d\t1\t\d+\r\n/);
  });

  it('of several stations is an archive', async () => {
    const response = await api.get(url);
    expect(response.headers['content-type']).toBe('application/zip');
    expect(Object.keys(unzipSync(response.rawPayload))).toEqual([
      'Ljubljana Bežigrad.csv',
      'Celje bolnica.csv',
      'About the data.csv',
    ]);
  });
});
