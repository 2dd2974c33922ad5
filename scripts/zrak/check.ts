import { parseArgs } from 'node:util';
import { checkReads, checkSession, type CheckedServer, type Credentials } from './core.ts';
import { checkExtensions, hiddenParts } from './extensions.ts';
import { type Finding, type Verdict } from './findings.ts';
import { Server } from './server.ts';

export interface CheckReport {
  core: Finding[];
  /** Names of the extensions that the server lists. */
  listed: string[];
  extensions: Finding[];
  /** Parts that the portal does not show with this server. */
  hidden: string[];
  /** Advice that is no fault. */
  hints: string[];
}

export interface CheckOptions {
  credentials?: Credentials | null;
  /** Code of the client to read. */
  clientCode?: string | null;
  /** Origin of the portal, if it is not that of the server. */
  origin?: string | null;
}

/** Runs the contract against a server. Nothing is changed there, as long as it refuses changes without a token. */
export async function checkServer(
  url: string,
  { credentials = null, clientCode = null, origin = null }: CheckOptions = {},
): Promise<CheckReport> {
  const checked: CheckedServer = { server: new Server(url), known: { clients: [], locations: [], series: [] } };
  const first = await checked.server.call('GET', '/api/clients/get');
  if (first.failure !== undefined) {
    const nothing: Finding = { operation: 'listClients', verdict: 'broken', notes: [`no answer (${first.failure})`] };
    return { core: [nothing], listed: [], extensions: [], hidden: [], hints: [] };
  }
  const session = await checkSession(checked, credentials);
  const core = [session, ...(await checkReads(checked, clientCode))];
  // Without a client there is nothing that the screens could show.
  if (!checked.known.client) return { core, listed: [], extensions: [], hidden: [], hints: [] };
  const { listed, findings } = await checkExtensions(checked);
  const hints = origin === null ? [] : await originHints(checked.server, origin);
  return { core, listed, extensions: findings, hidden: hiddenParts(checked.known, listed), hints };
}

async function originHints(server: Server, origin: string): Promise<string[]> {
  const { headers } = await server.call('OPTIONS', '/api/clients/get', {
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': 'authorization,x-app-language',
    },
  });
  const allowed = headers.get('access-control-allow-origin');
  const names = (headers.get('access-control-allow-headers') ?? '').toLowerCase();
  const isAllowed = allowed === '*' || allowed === origin;
  const lacking = ['authorization', 'x-app-language'].filter((name) => !names.includes(name) && names !== '*');
  if (isAllowed && lacking.length === 0) return [];
  return [
    isAllowed
      ? `CORS: the server does not allow the headers ${lacking.join(', ')}.`
      : `CORS: the server does not allow calls from ${origin}.`,
  ];
}

export const isFault = ({ verdict }: Finding): boolean => verdict === 'missing' || verdict === 'broken';

const marks: Record<Verdict, string> = { fits: '✔', helped: '~', missing: '✖', broken: '✖', notTried: '–' };
const words: Record<Verdict, string> = {
  fits: 'fits',
  helped: 'is read, but differs',
  missing: 'is missing',
  broken: 'does not fit',
  notTried: 'was not tried',
};

const line = ({ operation, verdict, notes }: Finding) =>
  [`  ${marks[verdict]} ${operation.padEnd(28)}${words[verdict]}`, ...notes.map((note) => `      ${note}`)].join('\n');

/** The report as text. */
export function reportText(url: string, { core, listed, extensions, hidden, hints }: CheckReport): string {
  const faults = [...core, ...extensions].filter(isFault).length;
  const tried = [...core, ...extensions].filter(({ verdict }) => verdict !== 'notTried').length;
  return [
    `Server ${url}`,
    '',
    'Core',
    ...core.map(line),
    '',
    `Extensions: ${listed.length === 0 ? 'none' : listed.join(', ')}`,
    ...extensions.map(line),
    ...(hidden.length > 0 ? ['', 'The portal does not show', ...hidden.map((part) => `  ${part}`)] : []),
    ...(hints.length > 0 ? ['', ...hints] : []),
    '',
    `${tried - faults} of ${tried} parts fit, ${faults} do not`,
  ].join('\n');
}

const usage = `Usage: npm run zrak -- check URL [--user NAME --password PASSWORD] [--client CODE] [--origin PORTAL]

  URL         base URL of the API, as ApplicationUrl in config.json
  --user      signs in, so that more can be tried; the password may be in ZRAK_PASSWORD instead
  --client    code of the client whose stations are read; default: that of the user, or the first with stations
  --origin    origin of the portal, to check what browsers need for another origin (CORS)

Changes are only tried without a token and with nothing to change, so that the server refuses them. Exit status: 0 if everything fits, 1 if not, 2 for wrong arguments.`;

/** The command. @returns the exit status */
export async function check(args: string[]): Promise<number> {
  const text = { type: 'string' } as const;
  let parsed;
  try {
    parsed = parseArgs({
      args,
      allowPositionals: true,
      options: { user: text, password: text, client: text, origin: text },
    });
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    return 2;
  }
  const { positionals, values } = parsed;
  const [url] = positionals;
  const password = values.password ?? process.env['ZRAK_PASSWORD'];
  const problem =
    url === undefined || positionals.length > 1 || !/^https?:\/\//.test(url)
      ? 'Give the URL of one server, with http:// or https://.'
      : values.user !== undefined && password === undefined
        ? '--user needs --password, or ZRAK_PASSWORD.'
        : null;
  if (problem !== null || url === undefined) {
    console.error(`${problem}\n\n${usage}`);
    return 2;
  }
  const report = await checkServer(url, {
    credentials: values.user === undefined ? null : { user: values.user, password: password ?? '' },
    clientCode: values.client ?? null,
    origin: values.origin ?? null,
  });
  console.log(reportText(url, report));
  return [...report.core, ...report.extensions].some(isFault) ? 1 : 0;
}
