import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  guarded,
  type GuardedTarget,
  guardedTargets,
  type Permission,
  permissions,
  roleChangers,
  roleChanges,
  type TargetName,
  targets,
  type ViewerName,
  viewers,
} from '../../src/access/permissions.ts';
import { demoPassword } from '../../src/demo/people.ts';
import { everything, within } from '../../src/db/scope.ts';
import type { OperationId } from '../../src/contract/schemas.ts';
import { contractFaults, operations } from '../contractSchema.ts';
import { type Call, callerOf } from './calls.ts';
import { leakFinder, portalMarks } from './leaks.ts';
import { type AccessApi, names, startAccessApi, userOf } from './people.ts';
import { requests, type RequestsFor } from './requests.ts';

let accessApi: AccessApi;
let call: Call;
let leaksIn: Awaited<ReturnType<typeof leakFinder>>;
let start: string;
/** Number of responses compared with the table or with another response. */
let compared = 0;
/** Number of failed tests. */
let leaks = 0;
beforeEach(({ onTestFailed }) => {
  onTestFailed(() => {
    leaks++;
  });
});

beforeAll(async () => {
  accessApi = await startAccessApi();
  call = callerOf(accessApi);
  leaksIn = await leakFinder(accessApi);
  start = await accessApi.state();
}, 120_000);
afterAll(async () => {
  await accessApi.close();
  const table = `${operations.size} operations × ${viewers.length} viewers × ${targets.length} targets`;
  console.warn(`access: ${table}, ${compared.toLocaleString('en-GB')} answers compared, ${leaks} leaks`);
});

async function callAs(viewer: ViewerName, request: InjectOptions): Promise<LightMyRequestResponse> {
  compared++;
  return (await call(viewer, request)).response;
}

/** Everything visible to a caller, except the time and the random id of the request. */
function outside({ statusCode, headers, rawPayload }: LightMyRequestResponse): string {
  return `${statusCode} ${JSON.stringify({ ...headers, date: undefined, 'x-request-id': undefined })} ${rawPayload.toString()}`;
}

const changesState = (method: string): boolean => method !== 'get';

/** Operations that return a file when they succeed. */
const downloads: ReadonlySet<OperationId> = new Set([
  'exportData',
  'downloadReport',
  'getClientLogo',
  'getSitePlan',
  'getPhoto',
  'getReportWorkbook',
  'importMeasurements',
]);

/** Sends a request, and checks status, contract, leaks, and that a refusal has changed nothing. */
async function checked(
  operationId: OperationId,
  viewer: ViewerName,
  request: InjectOptions,
  status: number,
  what: string,
): Promise<LightMyRequestResponse> {
  const response = await callAs(viewer, request);
  expect(`${what}: ${response.statusCode}`, response.statusCode < 300 ? '' : response.body).toBe(`${what}: ${status}`);
  const isFile = downloads.has(operationId) && status === 200;
  if (!isFile) expect(contractFaults(operationId, response), what).toEqual([]);
  expect(leaksIn(viewer, response), `${what} gives away`).toEqual([]);
  if (changesState(operations.get(operationId)!.method)) {
    if (status < 300) await accessApi.restore();
    else expect((await accessApi.state()) === start, `${what} was refused and changed something`).toBe(true);
  }
  return response;
}

const statusFor = (permission: Permission, viewer: ViewerName, target: TargetName): number | null => {
  const statuses = permission.row[viewer];
  return typeof statuses === 'number' ? statuses : statuses[targets.indexOf(target)]!;
};

describe('the permission table', () => {
  it('has a row for each operation of the contract', () => {
    expect(Object.keys(permissions).sort()).toEqual([...operations.keys()].sort((a, b) => (a < b ? -1 : 1)));
  });

  it('reveals nothing itself: inaccessible targets have the status of unknown ones', () => {
    const hidden: Partial<Record<ViewerName, TargetName[]>> = {
      visitor: ['ofA', 'ofB'],
      userOfA: ['ofB'],
      userOfB: ['ofA'],
      keyUserOfA: ['ofB'],
      apiUserOfA: ['ofB'],
      loggerOfA: ['ofB', 'public'],
    };
    for (const [operationId, permission] of Object.entries(permissions)) {
      for (const [viewer, hiddenTargets] of Object.entries(hidden) as [ViewerName, TargetName[]][]) {
        for (const target of hiddenTargets) {
          const [status, unknown] = [statusFor(permission, viewer, target), statusFor(permission, viewer, 'unknown')];
          expect(`${operationId} ${viewer} ${target} ${status}`).toBe(`${operationId} ${viewer} ${target} ${unknown}`);
        }
      }
    }
  });
});

describe.each(Object.keys(permissions) as OperationId[])('%s', (operationId) => {
  const permission: Permission = permissions[operationId];
  const requestsFor: RequestsFor = requests[operationId];

  it.each(viewers)('%s', { timeout: 60_000 }, async (viewer) => {
    const hasTargets =
      typeof permission.row[viewer] !== 'number' || viewers.some((one) => typeof permission.row[one] !== 'number');
    const refusals = new Map<string, string>();
    // The unknown target comes first: the others are compared with it.
    for (const target of hasTargets ? targets.toReversed() : (['ofA'] as const)) {
      const status = statusFor(permission, viewer, target);
      const isTested = target !== 'mixed' || viewers.some((one) => statusesHaveMixed(permission, one));
      if (status === null || !isTested) continue;
      for (const request of requestsFor(target, accessApi)) {
        const what = `${operationId} ${viewer} ${target} ${request.url}`;
        const response = await checked(operationId, viewer, request, status, what);
        if (status < 400) continue;
        const key = String(status);
        const first = refusals.get(key) ?? outside(response);
        refusals.set(key, first);
        expect(outside(response), `${what} differs from another ${status}`).toBe(first);
      }
    }
  });
});

function statusesHaveMixed(permission: Permission, viewer: ViewerName): boolean {
  const statuses = permission.row[viewer];
  return typeof statuses !== 'number' && statuses[3] !== null;
}

describe('protection by the portal', () => {
  const idOf = (viewer: ViewerName, target: GuardedTarget): string =>
    ({
      oneself: userOf[viewer]!,
      keyUser: 'usr_access-key',
      apiUser: 'usr_access-api',
      backOffice: 'usr_petra.back-office',
      administrator: 'usr_access-admin',
    })[target];
  /** The user unchanged, except for a new telephone number. */
  const harmlessChange = async (id: string): Promise<object> => {
    const user = (await within(everything, () => accessApi.app.services.users.byId(id)))!;
    return {
      id,
      userName: user.userName,
      fullName: user.fullName,
      email: user.email,
      phoneNumber: '+386 1 000 00 00',
      ...(user.clientId === null ? {} : { clientId: user.clientId }),
      roles: user.roles,
    };
  };
  const requestFor = async (operationId: keyof typeof guarded, id: string): Promise<InjectOptions> => {
    const url = `/api/Account/users/${id}`;
    switch (operationId) {
      case 'getUser':
        return { method: 'GET', url };
      case 'updateUser':
        return { method: 'PUT', url, payload: await harmlessChange(id) };
      case 'deleteUser':
        return { method: 'DELETE', url };
      case 'changeUserPassword':
        return {
          method: 'PUT',
          url: `/api/Account/users/changeUserPassword/${id}`,
          payload: { newPassword: 'Lipov-cvet-1' },
        };
      case 'endSessionsOfUser':
        return { method: 'DELETE', url: `${url}/sessions` };
    }
  };

  it.each(Object.keys(guarded) as (keyof typeof guarded)[])('%s', { timeout: 60_000 }, async (operationId) => {
    for (const [viewer, statuses] of Object.entries(guarded[operationId]) as [ViewerName, readonly number[]][]) {
      for (const [index, target] of guardedTargets.entries()) {
        const request = await requestFor(operationId, idOf(viewer, target));
        await checked(operationId, viewer, request, statuses[index]!, `${operationId} ${viewer} ${target}`);
      }
    }
  });

  it('covers granting and removing roles', { timeout: 60_000 }, async () => {
    const holders: Record<string, string> = { '-PortalKeyUser': 'usr_access-key', '-ApiUser': 'usr_access-api' };
    for (const [viewer, statuses] of Object.entries(roleChangers) as [ViewerName, readonly number[]][]) {
      for (const [index, change] of roleChanges.entries()) {
        const id = holders[change] ?? 'usr_access-client';
        const roles = change.startsWith('+') ? [change.slice(1)] : ['ClientUser'];
        const payload = { ...(await harmlessChange(id)), roles };
        const request: InjectOptions = { method: 'PUT', url: `/api/Account/users/${id}`, payload };
        await checked('updateUser', viewer, request, statuses[index]!, `${viewer} ${change}`);
      }
    }
  });

  it('covers moving a user to another client: foreign and unknown give the same answer', async () => {
    const move = async (clientId: string) => {
      const payload = { ...(await harmlessChange('usr_access-client')), clientId };
      return callAs('keyUserOfA', { method: 'PUT', url: '/api/Account/users/usr_access-client', payload });
    };
    expect(outside(await move(names.ofB.client))).toBe(outside(await move(names.unknown.client)));
    expect((await move(names.ofB.client)).statusCode).toBe(403);
  });
});

describe('lists contain only the items visible to the viewer', () => {
  const clientsOf: Partial<Record<ViewerName, string[]>> = {
    visitor: ['cli_okolje'],
    userOfA: ['cli_obala', 'cli_okolje'],
    userOfB: ['cli_okolje', 'cli_zasavje'],
    keyUserOfA: ['cli_obala', 'cli_okolje'],
    apiUserOfA: ['cli_obala', 'cli_okolje'],
    administrator: ['cli_obala', 'cli_okolje', 'cli_zasavje'],
  };
  const read = async (viewer: ViewerName, url: string) => {
    const response = await callAs(viewer, { method: 'GET', url });
    expect(response.statusCode, url).toBe(200);
    return response.json<{ id: string; stationCount?: number }[]>();
  };
  const idsOf = (rows: { id: string }[]): string[] => rows.map(({ id }) => id).sort((a, b) => (a < b ? -1 : 1));

  it.each(Object.keys(clientsOf) as ViewerName[])('%s', async (viewer) => {
    const { db } = accessApi.app.services.database;
    const clients = clientsOf[viewer]!;
    const locations = await within(everything, () => db.selectFrom('location').selectAll().execute());
    const listed = await read(viewer, '/api/clients/get');
    expect(idsOf(listed)).toEqual(clients);
    for (const client of listed) {
      const own = locations.filter(({ clientId }) => clientId === client.id);
      expect(client.stationCount).toBe(own.length);
      expect(idsOf(await read(viewer, `/api/locations/map?clientId=${client.id}`))).toEqual(idsOf(own));
    }
    const alerts = await within(everything, () =>
      db.selectFrom('maintenanceAlert').selectAll().where('clientId', 'in', clients).execute(),
    );
    expect(idsOf(await read(viewer, '/api/maintenanceAlerts/get'))).toEqual(idsOf(alerts));
  });

  it('also lists of users', async () => {
    const users = await within(everything, () => accessApi.app.services.users.all());
    expect(idsOf(await read('administrator', '/api/Account/users/'))).toEqual(idsOf(users));
    for (const viewer of ['userOfA', 'keyUserOfA', 'administrator'] as const) {
      const ofA = users.filter(({ clientId }) => clientId === names.ofA.client);
      expect(idsOf(await read(viewer, `/api/Account/users/client/${names.ofA.client}`))).toEqual(idsOf(ofA));
    }
  });
});

describe('signing in', () => {
  it('does not reveal whether a name exists, is disabled or unconfirmed', async () => {
    const signIn = (username: string, password: string) =>
      callAs('visitor', {
        method: 'POST',
        url: '/connect/token',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({
          grant_type: 'password',
          client_id: 'portal-spa',
          username,
          password,
        }).toString(),
      });
    const unknown = outside(await signIn('nobody', 'wrong'));
    expect(outside(await signIn('obala', 'wrong'))).toBe(unknown);
    expect(outside(await signIn('access-disabled', demoPassword))).toBe(unknown);
    expect(outside(await signIn('access-unconfirmed', demoPassword))).toBe(unknown);
    expect((await signIn('access-client', demoPassword)).statusCode).toBe(200);
    await accessApi.restore();
  });
});

describe('files', () => {
  it('of the portal contain no data of a client that is not public, and no people', async () => {
    const marks = await portalMarks(accessApi);
    const portal = resolve(import.meta.dirname, '../../../portal');
    const built = existsSync(join(portal, 'dist'));
    const files = built
      ? globSync('dist/**/*.{html,js,css,json,webmanifest}', { cwd: portal })
      : globSync(['src/**/*.{ts,tsx,json}', 'public/**/*.{json,html}', 'index.html'], {
          cwd: portal,
          exclude: ['**/*.test.*'],
        });
    expect(files.length).toBeGreaterThan(5);
    // The bundled map of the country names its towns, and stations are named after towns. Only in this map a town name
    // reveals nothing.
    const basemap = resolve(portal, '../../packages/ui/src/map/basemap');
    const towns = globSync('**/*', { cwd: basemap, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
      .join('\n');
    for (const file of files) {
      compared++;
      const text = readFileSync(join(portal, file), 'utf8');
      const isMap = /(^|\/)(?:embed-)?(?:ground\.worker|towns)-[^/]+\.js$/.test(file);
      expect(
        marks.filter((mark) => text.includes(mark) && !(isMap && towns.includes(mark))),
        file,
      ).toEqual([]);
    }
  });
});
