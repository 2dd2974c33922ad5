import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { utils, write } from 'xlsx';
import * as stored from './minimalData.ts';

/** An answer: an object or a list is sent as JSON, a string and bytes as they are, undefined as an empty body. */
export interface Answer {
  status: number;
  body?: unknown;
  contentType?: string;
  headers?: Record<string, string>;
}

export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  /** Of the path, in the order of the pattern. */
  parts: string[];
  body: Record<string, string | string[] | number | undefined>;
  /** From the bearer token. */
  user: stored.MinimalUser | undefined;
  language: string | undefined;
}

/**
 * Alters an answer, to try out faults.
 *
 * @param operationId of the contract; empty for a path that this server does not have
 * @returns the answer to send, also if it is the one it was given
 */
export type Change = (operationId: string, answer: Answer, call: Call) => Answer;

export interface MinimalBackend {
  /** Its origin, which is the `ApplicationUrl` of the portal's configuration. */
  url: string;
  /** Every call in order, as `METHOD /path`, with its `X-App-Language`. */
  calls: { call: string; language: string | undefined }[];
  /** Replaces the change that the server was started with. */
  setChange: (change: Change | undefined) => void;
  close: () => Promise<void>;
}

const json = (body: unknown, status = 200): Answer => ({ status, body });
const empty: Answer = { status: 204 };
const done: Answer = { status: 200 };
const notFound: Answer = { status: 404 };
const unauthorized: Answer = { status: 401 };
const forbidden: Answer = { status: 403 };
/** One of the forms of a 400 in section 8: a list under an empty key. */
const refused = (...messages: string[]) => json({ '': messages }, 400);

interface Route {
  id: string;
  method: string;
  pattern: RegExp;
  answer: (call: Call) => Answer;
}

const route = (id: string, line: string, answer: Route['answer']): Route => {
  const [method = '', path = ''] = line.split(' ');
  return { id, method, pattern: new RegExp(`^${path.replaceAll('*', '([^/]+)')}/?$`), answer };
};

const timeZone = 'Europe/Ljubljana';
const steps: Record<string, number> = { PT15M: 900_000, PT1H: 3_600_000, P1D: 86_400_000 };

/** A date is midnight at the stations. */
function instantOf(text: string): number {
  if (text.includes('T')) return Date.parse(text);
  const asUtc = Date.parse(`${text}T00:00:00Z`);
  const hour = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(asUtc);
  return asUtc - Number(hour) * 3_600_000;
}

const roleOf = (user: stored.MinimalUser | undefined) => [user?.roles ?? []].flat();
const isAdministrator = (user: stored.MinimalUser | undefined) => roleOf(user).includes('administrator');

/** Whether the viewer may see what belongs to a client. */
function mayRead({ user }: Call, clientId: number): boolean {
  const client = stored.clients.find(({ id }) => id === clientId);
  return client !== undefined && (client.isPublic || isAdministrator(user) || user?.clientId === clientId);
}

const locationOf = (call: Call, id: string | null) =>
  stored.locations.find((one) => String(one.id) === id && mayRead(call, one.clientId));

const withoutClient = ({ clientId: _, ...location }: (typeof stored.locations)[number]) => location;

const seriesOf = (locationIds: readonly number[]) =>
  json(stored.series.filter(({ locationId }) => locationIds.includes(locationId)));

function requestedSeries(call: Call) {
  const ids = (call.query.get('seriesIds') ?? '').split(',');
  const found = stored.series.filter(({ id }) => ids.includes(String(id)));
  const isVisible = found.every(({ locationId }) => locationOf(call, String(locationId)));
  return found.length === ids.length && isVisible ? found : null;
}

function columnsOf({ query }: Call, id: number) {
  const interval = query.get('interval') ?? 'PT1H';
  const from = instantOf(query.get('from') ?? '');
  const to = Math.min(instantOf(query.get('to') ?? ''), Date.now());
  const step = steps[interval] ?? steps['PT1H']!;
  const count = Math.max(0, Math.ceil((to - from) / step));
  const values = Array.from({ length: count }, (_, index) => stored.valueAt(id, from + index * step));
  return { id, start: new Date(from).toISOString(), step: interval, values };
}

function exportData(call: Call): Answer {
  const found = requestedSeries(call);
  if (!found) return notFound;
  const columns = found.map(({ id }) => columnsOf(call, id));
  const { start, step } = columns[0]!;
  const rows = columns[0]!.values.map((_, row) => [
    new Date(Date.parse(start) + row * steps[step]!),
    ...columns.map(({ values }) => values[row]),
  ]);
  const sheet = utils.aoa_to_sheet([['Time (UTC)', ...found.map(({ name }) => name)], ...rows]);
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Data');
  return {
    status: 200,
    body: write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer,
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  };
}

/** Users and tokens of one server. */
function accountRoutes(users: stored.MinimalUser[], tokens: Map<string, number>): Route[] {
  const passwords = new Map(users.map(({ id }) => [id, stored.minimalPassword]));
  const byId = (id: string | undefined) => users.find((user) => String(user.id) === id);
  const managed = (call: Call, answer: () => Answer): Answer => {
    if (!call.user) return unauthorized;
    return roleOf(call.user).some((role) => role === 'administrator' || role === 'PortalKeyUser')
      ? answer()
      : forbidden;
  };
  const signedIn = (call: Call, answer: (user: stored.MinimalUser) => Answer): Answer =>
    call.user ? answer(call.user) : unauthorized;
  const isTaken = ({ body }: Call) =>
    users.some((user) => user.userName === body['userName'] && user !== byId(String(body['id'])));
  const details = ({ body }: Call): Omit<stored.MinimalUser, 'id'> => {
    const client = stored.clients.find(({ id }) => String(id) === String(body['clientId']));
    return {
      userName: String(body['userName']),
      fullName: String(body['fullName']),
      email: String(body['email']),
      ...(typeof body['phoneNumber'] === 'string' && { phoneNumber: body['phoneNumber'] }),
      roles: body['roles'] as string[],
      ...(client && { clientId: client.id, clientCode: client.code }),
    };
  };
  const isValidLink = ({ body }: Call) => body['token'] === 'valid+token' && byId(String(body['userId'] ?? body['id']));
  const base = '/api/Account/users';
  return [
    route('createToken', 'POST /connect/token', ({ body }) => {
      if (body['grant_type'] !== 'password') return json({ error: 'unsupported_grant_type' }, 400);
      const user = users.find(({ userName }) => userName === body['username']);
      if (!user || passwords.get(user.id) !== body['password']) return json({ error: 'invalid_grant' }, 400);
      const token = crypto.randomUUID();
      tokens.set(token, user.id);
      return json({ access_token: token, token_type: 'bearer', expires_in: 3600 });
    }),
    route('register', 'POST /register', () => done),
    route('sendPasswordReset', 'POST /api/email/resetPassword', () => done),
    route('validatePasswordResetToken', `POST ${base}/validateResetPassToken`, (call) =>
      isValidLink(call) ? done : refused('The token is not valid.'),
    ),
    route('resetPassword', `PUT ${base}/resetPassword/*`, (call) => {
      const user = byId(call.parts[0]);
      if (!user || call.body['token'] !== 'valid+token') return refused('The token is not valid.');
      passwords.set(user.id, String(call.body['newPassword']));
      return empty;
    }),
    route('confirmUser', `POST ${base}/confirmUser/*`, (call) =>
      isValidLink(call) ? done : refused('The token is not valid.'),
    ),
    route('getMe', `GET ${base}/me`, (call) => signedIn(call, json)),
    route('changeMyPassword', `PUT ${base}/changePassword/me`, (call) =>
      signedIn(call, ({ id }) => {
        if (passwords.get(id) !== call.body['oldPassword']) return json({ message: 'Incorrect password' }, 400);
        passwords.set(id, String(call.body['newPassword']));
        return empty;
      }),
    ),
    route('changeUserPassword', `PUT ${base}/changeUserPassword/*`, (call) =>
      managed(call, () => {
        const user = byId(call.parts[0]);
        if (!user) return notFound;
        passwords.set(user.id, String(call.body['newPassword']));
        return empty;
      }),
    ),
    route('listUsers', `GET ${base}`, (call) =>
      managed(call, () => (isAdministrator(call.user) ? json(users) : forbidden)),
    ),
    route('listUsersOfClient', `GET ${base}/client/*`, (call) =>
      managed(call, () => json(users.filter(({ clientId }) => String(clientId) === call.parts[0]))),
    ),
    route('addUser', `POST ${base}`, (call) =>
      managed(call, () => {
        if (isTaken(call)) return refused('The username is taken.');
        const id = Math.max(...users.map((user) => user.id)) + 1;
        users.push({ id, ...details(call) });
        passwords.set(id, String(call.body['password']));
        return done;
      }),
    ),
    route('getUser', `GET ${base}/*`, (call) =>
      managed(call, () => {
        const user = byId(call.parts[0]);
        return user ? json(user) : notFound;
      }),
    ),
    route('updateUser', `PUT ${base}/*`, (call) =>
      managed(call, () => {
        const user = byId(call.parts[0]);
        if (!user) return notFound;
        if (isTaken(call)) return refused('The username is taken.');
        Object.assign(user, details(call));
        return empty;
      }),
    ),
    route('deleteUser', `DELETE ${base}/*`, (call) =>
      managed(call, () => {
        const user = byId(call.parts[0]);
        if (!user) return notFound;
        users.splice(users.indexOf(user), 1);
        return empty;
      }),
    ),
  ];
}

const contentRoutes: Route[] = [
  route('listClients', 'GET /api/clients/get', ({ user }) => {
    if (isAdministrator(user)) return json(stored.clients);
    return json(stored.clients.filter(({ id, isPublic }) => isPublic || id === user?.clientId));
  }),
  route('listLocations', 'GET /api/locations/map', (call) => {
    const clientId = Number(call.query.get('clientId'));
    if (!mayRead(call, clientId)) return notFound;
    return json(stored.locations.filter((one) => one.clientId === clientId).map(withoutClient));
  }),
  route('getLocation', 'GET /api/locations/location', (call) => {
    const location = locationOf(call, call.query.get('locationId'));
    return location ? json(withoutClient(location)) : notFound;
  }),
  route('listSeries', 'GET /api/dataseries/get', (call) => {
    const location = locationOf(call, call.query.get('locationId'));
    return location ? seriesOf([location.id]) : notFound;
  }),
  route('listAllSeries', 'GET /api/dataseries/getAll', (call) => {
    const clientId = Number(call.query.get('clientId'));
    if (!mayRead(call, clientId)) return notFound;
    return seriesOf(stored.locations.filter((one) => one.clientId === clientId).map(({ id }) => id));
  }),
  route('getData', 'GET /api/dataseries/getData', (call) => {
    const found = requestedSeries(call);
    return found ? json({ series: found.map(({ id }) => columnsOf(call, id)) }) : notFound;
  }),
  route('exportData', 'GET /api/exportData/get', exportData),
  route('listMaintenanceAlerts', 'GET /api/maintenanceAlerts/get', (call) => {
    const asked = call.query.get('locationId');
    const isAsked = ({ locationId }: { locationId: number }) => asked === null || String(locationId) === asked;
    return json(stored.maintenanceAlerts.filter(isAsked).map(({ id, from, title }) => ({ id, from, title })));
  }),
  route('getStaticFile', 'GET /api/staticFiles/*', ({ parts: [name = ''] }) => {
    const body = stored.texts[name];
    return body === undefined ? notFound : { status: 200, body, contentType: 'text/markdown; charset=utf-8' };
  }),
  route('getAppVersion', 'GET /api/appVersion/get', () =>
    json({ version: '3.2.1', buildDate: '2026-02-03T04:05:06Z' }),
  ),
];

async function bodyOf(request: IncomingMessage): Promise<Call['body']> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const text = Buffer.concat(pieces).toString();
  if (text === '') return {};
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  return (isForm ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text)) as Call['body'];
}

/** The portal is on another origin. Its requests carry a bearer token, no cookies, so every origin may be allowed. */
const crossOrigin = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, X-App-Language',
};

function send(response: ServerResponse, { status, body, contentType, headers }: Answer): void {
  const isRaw = body === undefined || typeof body === 'string' || Buffer.isBuffer(body);
  const type = contentType ?? (isRaw ? 'text/plain; charset=utf-8' : 'application/json');
  response.writeHead(status, { ...crossOrigin, ...(body !== undefined && { 'Content-Type': type }), ...headers });
  response.end(isRaw ? body : JSON.stringify(body));
}

/** A backend that answers what the specification states, and nothing more. All data are in memory. */
export async function startMinimalBackend(options: { port?: number; change?: Change } = {}): Promise<MinimalBackend> {
  let { change } = options;
  const users = stored.initialUsers();
  const tokens = new Map<string, number>();
  const routes = [...accountRoutes(users, tokens), ...contentRoutes];
  const calls: MinimalBackend['calls'] = [];

  function answer(call: Call): Answer {
    const found = routes.filter(({ pattern }) => pattern.test(call.path));
    const matching = found.find(({ method }) => method === call.method);
    call.parts = matching?.pattern.exec(call.path)?.slice(1).map(decodeURIComponent) ?? [];
    const usual = matching?.answer(call) ?? { status: found.length > 0 ? 405 : 404 };
    const copy = Buffer.isBuffer(usual.body) ? usual : structuredClone(usual);
    return change ? change(matching?.id ?? '', copy, call) : usual;
  }

  const server = createServer((request, response) => {
    void (async () => {
      const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://localhost');
      const method = request.method ?? 'GET';
      if (method === 'OPTIONS') return send(response, empty);
      const language = request.headers['x-app-language']?.toString();
      calls.push({ call: `${method} ${path}`, language });
      const token = request.headers.authorization?.replace(/^Bearer /, '');
      const userId = tokens.get(token ?? '');
      // A token that is not known has expired.
      if (token !== undefined && userId === undefined) return send(response, unauthorized);
      const user = users.find(({ id }) => id === userId);
      return send(response, answer({ method, path, query, parts: [], body: await bodyOf(request), user, language }));
    })().catch((error: unknown) => send(response, json({ message: String(error) }, 500)));
  });
  await new Promise<void>((listening) => server.listen(options.port ?? 0, 'localhost', listening));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    calls,
    setChange: (next) => void (change = next),
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

if (import.meta.main) {
  const { url } = await startMinimalBackend({ port: Number(process.env['PORT'] ?? 4310) });
  process.stdout.write(`Minimal backend: ${url}\n`);
}
