import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { type AppOptions, buildApp } from '../src/app.ts';
import type { NewAlertSubscription } from '../src/db/schema.ts';
import { demoPassword } from '../src/demo/people.ts';
import { type Settings, settingsFrom } from '../src/settings.ts';

/** A Wednesday morning in winter. */
export const testNow = Date.parse('2026-11-18T10:07:00Z') / 1000;

export interface TestApi {
  app: FastifyInstance;
  folder: string;
  /** Seconds since 1970; a test moves it. */
  clock: { now: number };
  get: (url: string, token?: string, headers?: Record<string, string>) => Promise<LightMyRequestResponse>;
  send: (
    method: 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: unknown,
    token?: string,
  ) => Promise<LightMyRequestResponse>;
  token: (form: Record<string, string>, remoteAddress?: string) => Promise<LightMyRequestResponse>;
  /** Access token of a user, signed in once. */
  as: (userName: string, password?: string) => Promise<string>;
  close: () => Promise<void>;
}

/** A folder that `demoFolder.global.ts` removes at the end of the run, also after a test that was broken off. */
export function temporaryFolder(): string {
  return mkdtempSync(join(process.env['ZRAK_TEST_FOLDER'] ?? tmpdir(), 'zrak-test-'));
}

/** Options of the API of a test. */
interface StartOptions {
  /** Data folder; without one, a folder with the demo that is removed at the end. */
  folder?: string;
  now?: number;
  settings?: Partial<Settings>;
  logStream?: AppOptions['logStream'];
}

/** A new data folder, in which the demo was started at `testNow` by `demoFolder.global.ts`. */
export function demoFolder(): string {
  const folder = temporaryFolder();
  const started = process.env['ZRAK_TEST_DEMO_FOLDER'];
  if (started !== undefined) cpSync(started, folder, { recursive: true });
  return folder;
}

/** A new data folder whose database has the present tables, without rows: `migratedFolder.global.ts` applied the migrations. */
export function migratedFolder(): string {
  const folder = temporaryFolder();
  const migrated = process.env['ZRAK_TEST_MIGRATED_FOLDER'];
  if (migrated !== undefined) cpSync(migrated, folder, { recursive: true });
  return folder;
}

/** With the started demo, unless the test needs another start. */
function newFolder({ now = testNow, settings }: StartOptions): string {
  if (settings?.databaseUrl !== undefined) return temporaryFolder();
  if (settings?.demo === false) return migratedFolder();
  return now >= testNow ? demoFolder() : temporaryFolder();
}

export async function startApi(options: StartOptions = {}): Promise<TestApi> {
  const folder = options.folder ?? newFolder(options);
  const clock = { now: options.now ?? testNow };
  const settings = { ...settingsFrom({ ZRAK_DATA: folder, ZRAK_LOG: 'silent' }), ...options.settings };
  const app = await buildApp({
    settings,
    now: () => clock.now,
    portalFolder: join(folder, 'no-portal'),
    ...(options.logStream === undefined ? {} : { logStream: options.logStream }),
  });
  const tokens = new Map<string, string>();

  const token: TestApi['token'] = (form, remoteAddress = '127.0.0.1') =>
    app.inject({
      method: 'POST',
      url: '/connect/token',
      remoteAddress,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ client_id: 'portal-spa', ...form }).toString(),
    });
  const bearer = (access?: string): Record<string, string> =>
    access === undefined ? {} : { authorization: `Bearer ${access}` };

  return {
    app,
    folder,
    clock,
    token,
    get: (url, access, headers = {}) => app.inject({ method: 'GET', url, headers: { ...bearer(access), ...headers } }),
    send: (method, url, body, access) =>
      app.inject({ method, url, headers: bearer(access), ...(body === undefined ? {} : { payload: body as object }) }),
    as: async (userName, password = demoPassword) => {
      const known = tokens.get(userName);
      if (known !== undefined) return known;
      const answer = await token({ grant_type: 'password', username: userName, password });
      const { access_token: access } = answer.json<{ access_token: string }>();
      tokens.set(userName, access);
      return access;
    },
    close: async () => {
      await app.close();
      if (options.folder === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A subscription to silences of a station. */
export function silenceOf(id: string, userId: string, locationId: string): NewAlertSubscription {
  return {
    id,
    userId,
    locationId,
    kind: 'silence',
    seriesId: null,
    threshold: null,
    averaging: null,
    intervals: null,
    hours: 6,
    language: 'en',
    isEnabled: true,
    judgedUntil: new Date(0),
    createdAt: new Date(0),
  };
}
