import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Change, startMinimalBackend } from '../../apps/portal/e2e/foreign/minimalBackend.ts';
import { minimalPassword } from '../../apps/portal/e2e/foreign/minimalData.ts';
import { root } from '../run.ts';
import { check, checkServer, type CheckReport, isFault, reportText } from './check.ts';

const faultsIn = ({ core, extensions }: CheckReport) =>
  Object.fromEntries([...core, ...extensions].filter(isFault).map(({ operation, notes }) => [operation, notes.join()]));

const administrator = { user: 'skrbnik', password: minimalPassword };

async function checkMinimal(change?: Change) {
  const backend = await startMinimalBackend(change && { change });
  onTestFinished(() => backend.close());
  return { report: await checkServer(backend.url, { credentials: administrator }), url: backend.url };
}

describe('a server that answers only what the specification states', () => {
  test('fits, and the report says what the portal does not show', async () => {
    const { report, url } = await checkMinimal();
    expect(faultsIn(report)).toEqual({});
    expect(report.listed).toEqual([]);
    for (const part of ['Alerts', 'Saved views', 'Photos', /^Trends/, /^Index colours/, /^Open report/]) {
      expect(report.hidden).toContainEqual(typeof part === 'string' ? part : expect.stringMatching(part));
    }
    const text = reportText(url, report);
    expect(text).toContain('sends no refresh_token: a session ends after 3600 seconds');
    expect(text).toContain('/0/id is number: 11');
    expect(text).toMatch(/(\d+) of \1 parts fit, 0 do not$/);
  });

  test('is not changed', async () => {
    const backend = await startMinimalBackend();
    onTestFinished(() => backend.close());
    const users = async () => {
      const body = new URLSearchParams({ grant_type: 'password', username: 'skrbnik', password: minimalPassword });
      const token = (await (await fetch(`${backend.url}/connect/token`, { method: 'POST', body })).json()) as {
        access_token: string;
      };
      const headers = { Authorization: `Bearer ${token.access_token}` };
      return (await fetch(`${backend.url}/api/Account/users/`, { headers })).json();
    };
    const before = await users();
    await checkServer(backend.url, { credentials: administrator });
    expect(await users()).toEqual(before);
  });
});

/** Each difference that is no fault, with the operation that has it and what the report says. */
const plantedDifferences: [string, string, RegExp, Change][] = [
  [
    'swapped coordinates',
    'listLocations',
    /\/0\/latitude is ignored: 139\.7/,
    (id, answer) =>
      id === 'listLocations'
        ? { ...answer, body: [{ ...(answer.body as object[])[0], latitude: 139.7, longitude: 35.66 }] }
        : answer,
  ],
  [
    'a user without a client',
    'getMe',
    /names neither clientId nor clientCode/,
    (id, answer) =>
      id === 'getMe' ? { ...answer, body: { id: 2, userName: 'dolina', roles: ['ClientUser'] } } : answer,
  ],
  [
    'a user of a client that is not in the list',
    'getMe',
    /names the client 9, which is not in the list of clients/,
    (id, answer) => (id === 'getMe' ? { ...answer, body: { id: 2, userName: 'dolina', clientId: 9 } } : answer),
  ],
];

describe('a planted difference is named', () => {
  test.each(plantedDifferences)('%s', async (_, operation, note, change) => {
    const { report } = await checkMinimal(change);
    expect(faultsIn(report)).toEqual({});
    const found = report.core.find((one) => one.operation === operation);
    expect(found?.verdict).toBe('helped');
    expect(found?.notes.join('\n')).toMatch(note);
  });
});

test('a server may be without texts, and without CSV', async () => {
  const { report } = await checkMinimal((id, answer) => (id === 'getStaticFile' ? { status: 404 } : answer));
  expect(faultsIn(report)).toEqual({});
  const notes = Object.fromEntries(report.core.map((one) => [one.operation, one.notes.join()]));
  expect(notes['getStaticFile']).toBe('has none of the texts');
  expect(notes['exportData']).toMatch(
    /answers format=csv with application\/vnd\.openxml.*: the portal saves this file/,
  );
});

test('the stations of a user whose client is named by its id are read', async () => {
  const { report } = await checkMinimal((id, answer) =>
    id === 'getMe' ? { ...answer, body: { id: 3, userName: 'luka-key', clientId: 2 } } : answer,
  );
  expect(report.core.find(({ operation }) => operation === 'getMe')?.notes.join()).not.toContain('client 2');
  expect(report.core.find(({ operation }) => operation === 'getLocation')?.notes.join()).toContain('/id is number: 21');
});

/** Each fault with the operation that has it and what the report says. */
const plantedFaults: [string, string, RegExp, Change][] = [
  [
    'a colour that CSS does not know',
    'listLocations',
    /\/0\/warning\/color is no colour of CSS: "5 of 6"/,
    (id, answer) =>
      id === 'listLocations'
        ? { ...answer, body: [{ ...(answer.body as object[])[0], warning: { color: '5 of 6' } }] }
        : answer,
  ],
  [
    'a word that is no colour',
    'listLocations',
    /\/0\/warning\/color is no colour of CSS: "elevated"/,
    (id, answer) =>
      id === 'listLocations'
        ? { ...answer, body: [{ ...(answer.body as object[])[0], warning: { color: 'elevated' } }] }
        : answer,
  ],
  [
    'a list of clients in an object',
    'listClients',
    /does not fit/,
    (id, answer) => (id === 'listClients' ? { ...answer, body: { clients: answer.body } } : answer),
  ],
  [
    'a wrong password answered with 500',
    'createToken',
    /answers 500 to a wrong password/,
    (id, answer) => (id === 'createToken' && answer.status === 400 ? { status: 500 } : answer),
  ],
  [
    'a token without lifetime',
    'createToken',
    /expires_in/,
    (id, answer) =>
      id === 'createToken' && answer.status === 200
        ? {
            ...answer,
            body: { access_token: (answer.body as { access_token: string }).access_token, token_type: 'bearer' },
          }
        : answer,
  ],
  [
    'a station without a name',
    'listLocations',
    /\/1\/name does not fit/,
    (id, answer) =>
      id === 'listLocations'
        ? {
            ...answer,
            body: (answer.body as object[]).map((one, index) => (index === 1 ? { ...one, name: null } : one)),
          }
        : answer,
  ],
  [
    'a station without a warning',
    'getLocation',
    /\/warning is absent/,
    (id, answer) =>
      id === 'getLocation' && answer.status === 200
        ? { ...answer, body: { ...(answer.body as object), warning: undefined } }
        : answer,
  ],
  [
    'an unknown station answered with 200',
    'an unknown station',
    /answers 200 instead of 404/,
    (id, answer) => (id === 'getLocation' && answer.status === 404 ? { status: 200, body: {} } : answer),
  ],
  [
    'values beyond the period',
    'getData',
    /exceed the period/,
    (id, answer) =>
      id === 'getData'
        ? {
            ...answer,
            body: {
              series: (answer.body as { series: { values: number[] }[] }).series.map((one) => ({
                ...one,
                values: [...one.values, ...one.values, ...one.values],
              })),
            },
          }
        : answer,
  ],
  [
    'values of another series',
    'getData',
    /asked for series/,
    (id, answer) =>
      id === 'getData'
        ? { ...answer, body: { series: (answer.body as { series: object[] }).series.toReversed() } }
        : answer,
  ],
  [
    'a page in place of a workbook',
    'exportData',
    /instead of a workbook/,
    (id, answer) => (id === 'exportData' ? { status: 200, body: '<html>', contentType: 'text/html' } : answer),
  ],
  ['no version', 'getAppVersion', /answers 404/, (id, answer) => (id === 'getAppVersion' ? { status: 404 } : answer)],
  [
    'a call that is not there',
    'changeMyPassword',
    /answers 404/,
    (id, answer) => (id === 'changeMyPassword' ? { status: 404 } : answer),
  ],
  [
    'a user added without a token',
    'addUser',
    /answers 200 without a token/,
    (id, answer, { user }) => (id === 'addUser' && !user ? { status: 200 } : answer),
  ],
  [
    'private stations without a token',
    'private data',
    /is not public/,
    (id, answer, { user }) =>
      id === 'listLocations' && !user && answer.status === 404
        ? { status: 200, body: [{ id: 21, name: 'Ankaran', warning: { color: 'red' } }] }
        : answer,
  ],
];

describe('a planted fault is found, and nothing else', () => {
  test.each(plantedFaults)('%s', async (_, operation, note, change) => {
    const { report } = await checkMinimal(change);
    const found = faultsIn(report);
    expect(found[operation]).toMatch(note);
    // Without clients nothing else can be tried.
    if (operation !== 'listClients') expect(Object.keys(found)).toEqual([operation]);
  });
});

test('values that lose digits in the portal are named', async () => {
  const { report } = await checkMinimal((id, answer) => {
    if (id !== 'getData') return answer;
    const { series } = answer.body as { series: { values: (number | null)[] }[] };
    for (const one of series) one.values = [null, 16_777_216, 31.4, 123_456_789];
    return answer;
  });
  expect(faultsIn(report)).toEqual({});
  const { verdict, notes } = report.core.find(({ operation }) => operation === 'getData')!;
  expect([verdict, notes]).toEqual([
    'helped',
    expect.arrayContaining([expect.stringMatching(/^123456789 of series .* is shown as 123456792\.\d: /)]),
  ]);
});

describe('our own API', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zrak-check-'));
  const port = 4600 + (process.pid % 90);
  const url = `http://127.0.0.1:${port}`;
  let server: ReturnType<typeof spawn>;

  beforeAll(async () => {
    server = spawn(process.execPath, [join(root, 'apps/api/src/server.ts')], {
      env: { ...process.env, PORT: String(port), ZRAK_DATA: folder, ZRAK_CLIENT_ERRORS: '1' },
      stdio: 'ignore',
    });
    await vi.waitFor(async () => expect((await fetch(`${url}/api/health`)).status).toBe(200), 100_000);
  }, 110_000);
  afterAll(() => {
    server.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  test.each(['okolje', 'admin', null])('fits with all extensions, for %s', async (user) => {
    const credentials = user === null ? null : { user, password: 'Zrak-demo1!' };
    const report = await checkServer(url, { credentials, clientCode: 'SI-OKOLJE' });
    expect(faultsIn(report)).toEqual({});
    expect(report.core.filter(({ verdict }) => verdict === 'helped')).toEqual([]);
    expect(report.listed).toHaveLength(19);
    expect(report.hidden).toEqual([]);
  });
});

test.each([[[]], [['ftp://a']], [['http://a', 'http://b']], [['http://a', '--user', 'ana']], [['--no', 'http://a']]])(
  'the arguments %j are refused with the usage',
  async (args) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => error.mockRestore());
    expect(await check(args)).toBe(2);
    expect(error.mock.calls.join()).toContain('Usage: npm run zrak -- check URL');
  },
);

test('a server that does not answer is named in one line', async () => {
  const report = await checkServer('http://127.0.0.1:9');
  expect(report.core).toHaveLength(1);
  expect(faultsIn(report)).toMatchObject({ listClients: expect.stringContaining('no answer') });
});
