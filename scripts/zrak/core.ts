import type {
  Client,
  Location,
  LocationSummary,
  paths,
  Series,
  SeriesData,
  User,
} from '../../packages/api-client/src/schema.d.ts';
import { isCssColor } from './cssColors.ts';
import { type Finding, judge, merged, seen } from './findings.ts';
import type { CallOptions, Reply, Server } from './server.ts';

export interface Credentials {
  user: string;
  password: string;
}

/** Results of the first checks, which the next ones need. */
export interface Known {
  token?: string;
  refreshToken?: string;
  me?: User;
  clients: Client[];
  client?: Client;
  locations: LocationSummary[];
  location?: Location;
  series: Series[];
}

export interface CheckedServer {
  server: Server;
  known: Known;
}

const appId = 'portal-spa';
/** An id that no server has. */
const nobody = 'zrak-check-nobody';
const dayMs = 86_400_000;

const fits = (operation: string, ...notes: string[]): Finding => ({ operation, verdict: 'fits', notes });
const broken = (operation: string, ...notes: string[]): Finding => ({ operation, verdict: 'broken', notes });
const notTried = (operation: string, note: string): Finding => ({ operation, verdict: 'notTried', notes: [note] });

const isSuccess = ({ status }: Reply) => status >= 200 && status < 300;
const isRefusal = ({ status }: Reply) => [400, 401, 403, 404, 409, 422].includes(status);

const token = (server: Server, form: Record<string, string>) =>
  server.call('POST', '/connect/token', { form: { client_id: appId, ...form } });

/** Signs in, if there are credentials, and renews the session once. */
export async function checkSession({ server, known }: CheckedServer, credentials: Credentials | null) {
  const operation = 'createToken';
  const wrong = await token(server, { grant_type: 'password', username: nobody, password: nobody });
  const findings: Finding[] = [];
  if (wrong.failure !== undefined) findings.push(broken(operation, `no answer (${wrong.failure})`));
  else if (wrong.status !== 400 && wrong.status !== 401) {
    findings.push(broken(operation, `answers ${wrong.status} to a wrong password instead of 400 with "invalid_grant"`));
  }
  if (!credentials) return merged([...findings, notTried(operation, 'signing in needs --user and --password')]);
  const reply = await token(server, {
    grant_type: 'password',
    username: credentials.user,
    password: credentials.password,
  });
  findings.push(judge(operation, 'POST', '/connect/token', reply));
  const {
    access_token: access,
    expires_in: seconds,
    refresh_token: refresh,
  } = (reply.body ?? {}) as Record<string, unknown>;
  if (!isSuccess(reply)) return merged(findings);
  if (typeof access !== 'string' || access === '') findings.push(broken(operation, 'sends no access_token'));
  else known.token = access;
  if (!(Number(seconds) > 0)) findings.push(broken(operation, 'expires_in is not a number of seconds'));
  if (typeof refresh !== 'string') {
    findings.push(fits(operation, `sends no refresh_token: a session ends after ${Number(seconds)} seconds`));
    return merged(findings);
  }
  const renewed = await token(server, { grant_type: 'refresh_token', refresh_token: refresh });
  const next = (renewed.body ?? {}) as Record<string, unknown>;
  if (isSuccess(renewed) && typeof next['access_token'] === 'string') {
    known.token = next['access_token'];
    if (typeof next['refresh_token'] === 'string') known.refreshToken = next['refresh_token'];
  } else {
    findings.push(
      fits(operation, `refuses to renew (${renewed.status}): a session ends after ${Number(seconds)} seconds`),
    );
  }
  return merged(findings);
}

/** The reads of a viewer, in the order in which each needs the one before. */
export async function checkReads(checked: CheckedServer, clientCode: string | null): Promise<Finding[]> {
  const { server, known } = checked;
  const get = async <Path extends keyof paths>(operation: string, path: Path, options: CallOptions = {}) => {
    const reply = await server.call('GET', path, { token: known.token, ...options });
    return { reply, data: seen(path, reply), finding: judge(operation, 'GET', path, reply) };
  };
  const findings: Finding[] = [];

  const visitor = await get('listClients', '/api/clients/get', { token: undefined });
  const isClosed = visitor.reply.status === 401;
  const own = known.token === undefined ? visitor : await get('listClients', '/api/clients/get');
  findings.push(
    merged([
      own.finding,
      isClosed ? fits('listClients', 'refuses visitors: everybody has to sign in') : visitor.finding,
    ]),
  );
  known.clients = own.data ?? [];
  if (known.token === undefined) findings.push(notTried('getMe', 'needs --user and --password'));
  else {
    const me = await get('getMe', '/api/Account/users/me');
    if (me.data) known.me = me.data;
    findings.push(merged([me.finding, ...clientFaults(known)]));
  }
  await chooseClient(checked, clientCode);

  const { client } = known;
  if (!client)
    return [...findings, broken('listLocations', `no client${clientCode ? ` "${clientCode}"` : ''} to read`)];
  const ofClient = { query: { clientId: client.id } };
  const list = await get('listLocations', '/api/locations/map', ofClient);
  findings.push(merged([list.finding, ...colorFaults(list.data ?? [])]), await checkSecrecy(checked, client));
  known.locations = list.data ?? [];
  const [first] = known.locations;
  const locationId = first?.id;
  const all = await get('listAllSeries', '/api/dataseries/getAll', {
    query: { ...ofClient.query, culture: 'en-GB' },
  });
  findings.push(all.finding);
  if (locationId === undefined) findings.push(notTried('getLocation', `client ${client.code} has no stations`));
  else {
    const ofLocation = { query: { locationId } };
    const location = await get('getLocation', '/api/locations/location', ofLocation);
    if (location.data) known.location = location.data;
    const series = await get('listSeries', '/api/dataseries/get', {
      query: { locationId, culture: 'en-GB' },
    });
    known.series = series.data ?? [];
    findings.push(location.finding, series.finding);
    findings.push(...(await checkUnknown(checked)), ...(await checkValues(checked)));
    findings.push((await get('listMaintenanceAlerts', '/api/maintenanceAlerts/get', ofLocation)).finding);
  }
  findings.push(await checkTexts(checked, client), (await get('getAppVersion', '/api/appVersion/get')).finding);
  findings.push(...(await checkUsers(checked)));
  return findings;
}

const ownClient = ({ me, clients }: Known) =>
  clients.find(({ code }) => code === me?.clientCode) ?? clients.find(({ id }) => id === me?.clientId);

/** A user who is no administrator sees "You do not have set to which client you belong to" instead of a map. */
function clientFaults(known: Known): Finding[] {
  const { me } = known;
  if (!me || me.roles.includes('administrator') || ownClient(known)) return [];
  const { clientId, clientCode } = me;
  const named = clientCode ?? clientId;
  const note =
    named === undefined
      ? 'names neither clientId nor clientCode: after the login there is no client to show'
      : `names the client ${named}, which is not in the list of clients`;
  return [{ operation: 'getMe', verdict: 'helped', notes: [note] }];
}

/** The client of the option, otherwise that of the user, otherwise the first one with stations. */
async function chooseClient({ server, known }: CheckedServer, code: string | null): Promise<void> {
  const found = code === null ? ownClient(known) : known.clients.find((one) => one.code === code);
  if (found || code !== null) {
    if (found) known.client = found;
    return;
  }
  for (const client of known.clients) {
    const path = '/api/locations/map';
    const reply = await server.call('GET', path, { token: known.token, query: { clientId: client.id } });
    const isLast = client === known.clients.at(-1);
    if ((seen(path, reply) ?? []).length > 0 || isLast) {
      known.client = client;
      return;
    }
  }
}

function colorFaults(locations: readonly LocationSummary[]): Finding[] {
  const index = locations.findIndex(({ warning }) => !isCssColor(warning.color));
  const color = locations[index]?.warning.color;
  if (color === undefined) return [];
  return [broken('listLocations', `/${index}/warning/color is no colour of CSS: ${JSON.stringify(color)}`)];
}

/** A client that is not public must not be readable without a token. */
async function checkSecrecy({ server, known }: CheckedServer, client: Client): Promise<Finding> {
  const operation = 'private data';
  const closed = client.isPublic ? known.clients.find(({ isPublic }) => !isPublic) : client;
  if (!closed) return notTried(operation, 'no client that is not public');
  const path = '/api/locations/map';
  const reply = await server.call('GET', path, { query: { clientId: closed.id } });
  const data = seen(path, reply) ?? [];
  if (isSuccess(reply) && data.length > 0) {
    return broken(operation, `client ${closed.code} is not public, but its stations are sent without a token`);
  }
  return fits(operation);
}

async function checkUnknown({ server, known }: CheckedServer): Promise<Finding[]> {
  const options = { token: known.token, query: { locationId: nobody } };
  const reply = await server.call('GET', '/api/locations/location', options);
  const operation = 'an unknown station';
  if (reply.status === 404) return [fits(operation)];
  if (isRefusal(reply)) return [{ operation, verdict: 'helped', notes: [`answers ${reply.status} instead of 404`] }];
  return [broken(operation, `answers ${reply.status} instead of 404`)];
}

/** Values of the last full day in UTC, and the same as a workbook. */
async function checkValues({ server, known }: CheckedServer): Promise<Finding[]> {
  const ids = known.series.slice(0, 2).map(({ id }) => id);
  if (ids.length === 0) return [notTried('getData', 'the station has no series'), notTried('exportData', 'no series')];
  const to = Math.floor(Date.now() / dayMs) * dayMs;
  const period = { from: new Date(to - dayMs).toISOString(), to: new Date(to).toISOString(), interval: 'PT1H' };
  const query = { seriesIds: ids.join(','), culture: 'en-GB', ...period };
  const path = '/api/dataseries/getData';
  const reply = await server.call('GET', path, { token: known.token, query });
  const data = seen(path, reply);
  const findings = [
    judge('getData', 'GET', path, reply),
    ...(data ? [...valueFaults(data, ids, period), ...lostDigits(data, known.series)] : []),
  ];
  const file = await server.call('GET', '/api/exportData/get', { token: known.token, query });
  const csv = await server.call('GET', '/api/exportData/get', {
    token: known.token,
    query: { ...query, format: 'csv' },
  });
  return [merged(findings), merged([workbookFinding(file), ...csvFindings(csv)])];
}

function valueFaults({ series }: SeriesData, ids: string[], period: { from: string; to: string }): Finding[] {
  const operation = 'getData';
  const answered = series.map(({ id }) => id);
  if (answered.join() !== ids.join()) {
    return [broken(operation, `asked for series ${ids.join(', ')}, answers ${answered.join(', ') || 'none'}`)];
  }
  const lengths: Record<string, number> = { PT15M: 900_000, PT1H: 3_600_000, P1D: dayMs };
  return series.flatMap(({ id, start, step, values }) => {
    const length = lengths[step] ?? 0;
    const begin = Date.parse(start);
    if (begin < Date.parse(period.from) - length || begin + values.length * length > Date.parse(period.to) + length) {
      return [broken(operation, `${values.length} values of ${step} from ${start} (series ${id}) exceed the period`)];
    }
    return step === 'PT1H' ? [] : [fits(operation, `answers steps of ${step} when asked for PT1H`)];
  });
}

/** The portal holds values as float32. */
function lostDigits(data: SeriesData, known: readonly Series[]): Finding[] {
  return data.series.flatMap(({ id, values }) => {
    const { decimals = 1 } = known.find((one) => one.id === id) ?? {};
    const shown = (value: number) => Math.fround(value).toFixed(decimals);
    const lost = values.find((value) => value !== null && shown(value) !== value.toFixed(decimals));
    if (lost === undefined || lost === null) return [];
    const note = `${lost} of series ${id} is shown as ${shown(lost)}: the portal holds seven digits`;
    return [{ operation: 'getData', verdict: 'helped', notes: [note] } satisfies Finding];
  });
}

function workbookFinding(file: Reply): Finding {
  const operation = 'exportData';
  if (!isSuccess(file)) return judge(operation, 'GET', '/api/exportData/get', file);
  // A workbook is a ZIP archive.
  const isZip = file.bytes[0] === 0x50 && file.bytes[1] === 0x4b;
  return isZip ? fits(operation) : broken(operation, `sends ${file.headers.get('content-type')} instead of a workbook`);
}

function csvFindings(file: Reply): Finding[] {
  const operation = 'exportData';
  if (!isSuccess(file)) return [fits(operation, `answers ${file.status} to format=csv: CSV cannot be exported`)];
  const type = file.headers.get('content-type');
  if (type?.startsWith('text/csv')) return [];
  return [fits(operation, `answers format=csv with ${type}: the portal saves this file, which is no CSV`)];
}

const textNames = [
  'recommendations',
  'explanation',
  'legend',
  'pollutionClasses',
  'projectIntroduction',
  'usefulLinks',
];

async function checkTexts({ server, known }: CheckedServer, client: Client): Promise<Finding> {
  const operation = 'getStaticFile';
  const findings: Finding[] = [];
  const absent: string[] = [];
  for (const name of textNames) {
    const options = { token: known.token, query: { clientId: client.id, culture: 'en-GB' } };
    const reply = await server.call('GET', `/api/staticFiles/${name}`, options);
    if (reply.status === 404) absent.push(name);
    else findings.push(judge(operation, 'GET', '/api/staticFiles/{name}', reply));
  }
  if (findings.length === 0) return fits(operation, 'has none of the texts');
  return merged([...findings, ...(absent.length > 0 ? [fits(operation, `without: ${absent.join(', ')}`)] : [])]);
}

/**
 * Reads of users, and whether the changes are there. These are tried without a token and with nothing to change, so a
 * server refuses them: a refusal shows that it knows them.
 */
async function checkUsers({ server, known }: CheckedServer): Promise<Finding[]> {
  const base = '/api/Account/users';
  const probe = async (operation: string, method: string, path: string, json: object = {}, isGuarded = false) => {
    const isOfId = path.endsWith(nobody);
    const reply = await server.call(method, path, { json });
    if (reply.failure !== undefined) return broken(operation, `no answer (${reply.failure})`);
    const isMissing = reply.status === 405 || reply.status === 501 || (reply.status === 404 && !isOfId);
    if (isMissing) return { operation, verdict: 'missing', notes: [`answers ${reply.status}`] } satisfies Finding;
    if (reply.status >= 500) return broken(operation, `answers ${reply.status} to an empty body`);
    if (isGuarded && isSuccess(reply)) return broken(operation, `answers ${reply.status} without a token`);
    return fits(operation);
  };
  const guarded = (operation: string, method: string, path: string) => probe(operation, method, path, {}, true);
  const findings = [
    await probe('register', 'POST', '/register/'),
    await probe('sendPasswordReset', 'POST', '/api/email/resetPassword/'),
    await probe('validatePasswordResetToken', 'POST', `${base}/validateResetPassToken`, { userId: nobody, token: '' }),
    await probe('resetPassword', 'PUT', `${base}/resetPassword/${nobody}`),
    await probe('confirmUser', 'POST', `${base}/confirmUser/${nobody}`, { userId: nobody, token: '' }),
    await guarded('changeMyPassword', 'PUT', `${base}/changePassword/me`),
    await guarded('changeUserPassword', 'PUT', `${base}/changeUserPassword/${nobody}`),
    await guarded('addUser', 'POST', `${base}/`),
    await guarded('updateUser', 'PUT', `${base}/${nobody}`),
    await guarded('deleteUser', 'DELETE', `${base}/${nobody}`),
  ];
  if (known.token === undefined) return [...findings, notTried('listUsers', 'needs --user and --password')];
  const read = async (operation: string, path: string, template: string) => {
    const reply = await server.call('GET', path, { token: known.token });
    if (reply.status === 403) return fits(operation, 'not allowed for this user');
    return judge(operation, 'GET', template, reply);
  };
  findings.push(await read('listUsers', `${base}/`, `${base}/`));
  if (known.me) findings.push(await read('getUser', `${base}/${known.me.id}`, `${base}/{id}`));
  if (known.client) {
    findings.push(await read('listUsersOfClient', `${base}/client/${known.client.id}`, `${base}/client/{clientId}`));
  }
  return findings;
}
