import type { Capability } from '../../packages/api-client/src/schema.d.ts';
import type { CheckedServer, Known } from './core.ts';
import { type Finding, judge, merged, seen } from './findings.ts';

interface Extension {
  /** Part of the portal that is not shown without it. */
  hides: string;
  /** Reads that show whether it works; none where only a change could. */
  reads: { operation: string; path: string; query?: (known: Known) => Record<string, string> }[];
  /** A picture that an answer names. */
  picture?: (known: Known) => Picture | undefined;
}

interface Picture {
  operation: string;
  path: string;
}

/** Only a picture of this server is tried: another server's is not part of the contract. */
const pictureOf = (operation: string, url: string | null | undefined): Picture | undefined =>
  url && !/^[a-z][a-z+.-]*:|^\/\//i.test(url) ? { operation, path: `/${url.replace(/^\//, '')}` } : undefined;

const ofClient = ({ client }: Known): Record<string, string> => (client ? { clientId: client.id } : {});

const lastMonth = () => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1)).toISOString().slice(0, 7);
};

const extensions: Record<Capability, Extension> = {
  administration: {
    hides: 'Administration of the network',
    reads: [{ operation: 'getNetwork', path: '/api/network/get' }],
  },
  alerts: {
    hides: 'Alerts',
    reads: [
      { operation: 'listAlertSubscriptions', path: '/api/alerts/get' },
      { operation: 'listFiredAlerts', path: '/api/alerts/fired' },
    ],
  },
  apiKeys: { hides: 'API keys', reads: [{ operation: 'listApiKeys', path: '/api/apiKeys/get' }] },
  clientErrors: { hides: '', reads: [] },
  clientLogos: {
    hides: 'Logos of clients (initials instead)',
    reads: [],
    picture: ({ clients }) => pictureOf('getClientLogo', clients.find(({ logoUrl }) => logoUrl)?.logoUrl),
  },
  sitePlans: {
    hides: 'Site plans of clients (the map only)',
    reads: [],
    picture: ({ clients }) => pictureOf('getSitePlan', clients.find(({ sitePlan }) => sitePlan)?.sitePlan?.url),
  },
  auditLog: { hides: 'Audit log', reads: [{ operation: 'listAuditEvents', path: '/api/audit/get' }] },
  health: { hides: '', reads: [{ operation: 'getHealth', path: '/api/health' }] },
  ingestion: { hides: '', reads: [] },
  invalidValues: { hides: 'The column with invalid values of exports', reads: [] },
  parquet: { hides: 'Parquet as a format of exports', reads: [] },
  photos: { hides: 'Photos', reads: [], picture: ({ location }) => pictureOf('getPhoto', location?.photos?.[0]?.url) },
  readAlerts: { hides: '', reads: [] },
  reportMails: {
    hides: 'Monthly report by mail',
    reads: [{ operation: 'listReportSubscriptions', path: '/api/reports/subscriptions/get' }],
  },
  reports: {
    hides: 'Uploaded reports',
    reads: [{ operation: 'listReports', path: '/api/reports/get', query: ofClient }],
  },
  savedViews: {
    hides: 'Saved views',
    reads: [{ operation: 'listSavedViews', path: '/api/savedViews/get', query: ofClient }],
  },
  sessions: {
    hides: 'Where the user is signed in',
    reads: [{ operation: 'listSessions', path: '/api/Account/sessions' }],
  },
  statistics: {
    hides: 'Open report (of a month or a year)',
    reads: [
      {
        operation: 'getStatistics',
        path: '/api/reports/statistics',
        query: (known) => ({ ...ofClient(known), period: lastMonth(), ...firstLocation(known) }),
      },
    ],
  },
  tokenRevocation: { hides: '', reads: [] },
};

const firstLocation = ({ locations: [first] }: Known): Record<string, string> =>
  first ? { locationId: first.id } : {};

const capabilities = Object.keys(extensions) as Capability[];

/** The extensions that the server lists, each tried by its reads. */
export async function checkExtensions({ server, known }: CheckedServer) {
  const path = '/api/capabilities';
  const reply = await server.call('GET', path);
  const listed = seen(path, reply)?.capabilities ?? [];
  const findings: Finding[] = [];
  if (reply.status !== 404) findings.push(judge('getCapabilities', 'GET', path, reply));
  for (const name of listed) {
    for (const { operation, path: read, query } of extensions[name].reads) {
      const answer = await server.call('GET', read, { token: known.token, ...(query && { query: query(known) }) });
      const isRefused = answer.status === 403 || (answer.status === 401 && known.token === undefined);
      findings.push(
        isRefused
          ? { operation, verdict: 'notTried', notes: ['not allowed for this viewer'] }
          : judge(operation, 'GET', read, answer),
      );
    }
    const picture = extensions[name].picture?.(known);
    if (picture) findings.push(await pictureFinding({ server, known }, picture));
  }
  return { listed, findings: findings.map((one) => merged([one])) };
}

async function pictureFinding({ server, known }: CheckedServer, { operation, path }: Picture): Promise<Finding> {
  const { status, headers } = await server.call('GET', path, { token: known.token });
  const isPicture = status === 200 && (headers.get('content-type') ?? '').startsWith('image/');
  const notes = isPicture ? [] : [`${path} answers ${status} ${headers.get('content-type') ?? ''}`];
  return { operation, verdict: isPicture ? 'fits' : 'broken', notes };
}

/** Parts of the screens that this server's answers leave empty, so that the portal does not show them. */
export function hiddenParts(known: Known, listed: readonly Capability[]): string[] {
  const { locations, location, series } = known;
  const ofExtensions = capabilities.filter((name) => !listed.includes(name)).map((name) => extensions[name].hides);
  const latest = locations.flatMap((one) => one.latest);
  const missing = (isThere: boolean, part: string) => (isThere || locations.length === 0 ? [] : [part]);
  return [
    ...ofExtensions.filter(Boolean),
    ...missing(latest.length > 0, 'Latest values on map and list (locations have no "latest")'),
    ...missing(
      locations.some(({ means = [] }) => means.length > 0),
      'Index colours and hour slider (no "means")',
    ),
    ...missing(
      latest.some(({ trend }) => trend !== undefined),
      'Trends (no "trend")',
    ),
    ...missing(
      locations.some(({ warning }) => warning.level),
      'Shapes and words of warnings (no "warning.level")',
    ),
    ...missing(
      locations.some((one) => one.categories.length > 0),
      'Filter by category (no "categories")',
    ),
    ...missing((location?.instruments ?? []).length > 0, 'Instruments (no "instruments")'),
    ...missing(
      series.some((one) => one.unit !== ''),
      'Units of values (series have no "unit")',
    ),
    ...missing(
      series.some((one) => one.referenceValues.length > 0),
      'Limit values (series have no "referenceValues")',
    ),
    ...missing(
      !locations.some((one) => one.isTimeZoneAssumed),
      'Time zones: those of DefaultTimeZone are assumed (no known "timeZone")',
    ),
  ];
}
