import { resolve } from 'node:path';
import { Environment, rules } from './environment.ts';
import type { KeptMeasurements } from './time/duration.ts';
import { didYouMean } from './network/nearest.ts';

/** An error that prevents the start and that the operator can fix: a line for each mistake, no stack. */
export class StartError extends Error {
  override name = 'StartError';
}

export interface Settings {
  host: string;
  port: number;
  /** Folder of the embedded database, the outbox and the lock. */
  dataFolder: string;
  /** PostgreSQL instead of the embedded database. */
  databaseUrl: string | undefined;
  /** Demo clients, stations, data and users. */
  demo: boolean;
  /** The administrator of an installation without the demo. */
  administrator: { userName: string; email: string | undefined; password: string | undefined };
  smtpUrl: string | undefined;
  /** Sender of mails: an address, optionally with a name. */
  mailFrom: string;
  /** Public address of the portal. Links in mails start with it, never with the Host header of a request. */
  publicUrl: string;
  /** Origins of other sites that may call the API; normally none. */
  corsOrigins: string[];
  /** Sites that may show the pages under `/embed` in a frame: origins, also with `*.` for all their subdomains. */
  frameAncestors: string[];
  /** Hosts of the map tiles, for the Content-Security-Policy. */
  tileOrigins: string[];
  /** Proxies whose X-Forwarded-For is trusted; undefined: none. */
  trustProxy: string | undefined;
  /** Calls per minute and user; without a user, per address. */
  callsPerMinute: number;
  /** Largest file of measurements that an administrator uploads, MB. */
  importLimit: number;
  /** How long measurements are kept; undefined: forever. */
  keepMeasurements: KeptMeasurements | undefined;
  /** Retention of an audit event, days. */
  auditDays: number;
  /** Folder of the operator's own texts; undefined: only the built-in texts. */
  contentFolder: string | undefined;
  /** Folder of the operator's own files of the portal's `/config`; undefined: only those of the portal. */
  portalConfigFolder: string | undefined;
  /** Licence of the data, as stated in exports; undefined: not stated. */
  licence: string | undefined;
  logLevel: string;
  /** Whether the portal reports its errors in browsers, without personal data. */
  clientErrors: boolean;
  /** Where metrics are served; undefined: nowhere. */
  metrics: { host: string; port: number } | undefined;
  /** How long the server goes on answering after SIGTERM, while its health says 503, seconds. */
  stopDelay: number;
}

const repository = resolve(import.meta.dirname, '../../..');

/** Variables that other parts of Zrak read, and that a shell may hold. Those of tests begin with `ZRAK_TEST_`. */
const others = [
  'ZRAK_AXE',
  'ZRAK_BENCH_BASE',
  'ZRAK_BENCH_DATA',
  'ZRAK_BENCH_ENGINES',
  'ZRAK_BENCH_GPU',
  'ZRAK_BENCH_MINUTES',
  'ZRAK_BENCH_PAGES',
  'ZRAK_BENCH_PICTURES',
  'ZRAK_BENCH_PROCESSES',
  'ZRAK_BENCH_ROUNDS',
  'ZRAK_BENCH_SCREENS',
  'ZRAK_BENCH_VALUES',
  'ZRAK_BROWSER',
  'ZRAK_BUILD_DATE',
  'ZRAK_COMMIT',
  'ZRAK_DOCS_BASE',
  'ZRAK_E2E',
  'ZRAK_FIREFOX',
  'ZRAK_GENERATORS',
  'ZRAK_KEY',
  'ZRAK_MUTATION_TESTS',
  'ZRAK_PASSWORD',
  'ZRAK_WEBKIT_DRIVER',
];

/**
 * @param warn called with a line for each variable that begins with `ZRAK_` and has no meaning
 * @throws StartError if variables are invalid, with a line for each
 */
export function settingsFrom(env: NodeJS.ProcessEnv, warn: (line: string) => void = () => undefined): Settings {
  const read = new Environment(env);
  const port = read.value('PORT', rules.port) ?? 4300;
  const metricsPort = read.value('ZRAK_METRICS_PORT', rules.port);
  const metricsHost = read.text('ZRAK_METRICS_HOST') ?? '127.0.0.1';
  const databaseUrl = read.value('DATABASE_URL', rules.databaseUrl);
  const contentFolder = read.value('ZRAK_CONTENT', rules.folder);
  const portalConfigFolder = read.value('ZRAK_PORTAL_CONFIG', rules.folder);
  const host = read.text('ZRAK_HOST') ?? '127.0.0.1';
  const settings: Settings = {
    host,
    port,
    dataFolder: resolve(read.text('ZRAK_DATA') ?? resolve(repository, '.data')),
    databaseUrl,
    demo: read.value('ZRAK_DEMO', rules.switch) ?? databaseUrl === undefined,
    administrator: {
      userName: read.text('ZRAK_ADMIN_NAME') ?? 'administrator',
      email: read.value('ZRAK_ADMIN_EMAIL', rules.address),
      password: read.text('ZRAK_ADMIN_PASSWORD'),
    },
    smtpUrl: read.value('SMTP_URL', rules.smtpUrl),
    mailFrom: read.value('ZRAK_MAIL_FROM', rules.sender) ?? 'Zrak <no-reply@zrak.example>',
    publicUrl: read.value('ZRAK_PUBLIC_URL', rules.pageUrl) ?? `http://localhost:${port}`,
    corsOrigins: read.value('ZRAK_CORS_ORIGINS', rules.origins) ?? [],
    frameAncestors: read.value('ZRAK_FRAME_ANCESTORS', rules.hostSources) ?? [],
    // Empty: a map without a server.
    tileOrigins:
      read.value('ZRAK_TILE_ORIGINS', rules.hostSources) ??
      (read.isEmpty('ZRAK_TILE_ORIGINS') ? [] : ['https://tiles.openfreemap.org']),
    trustProxy: read.value('ZRAK_TRUST_PROXY', rules.networks),
    callsPerMinute: read.value('ZRAK_CALLS_PER_MINUTE', rules.count) ?? 600,
    importLimit: read.value('ZRAK_IMPORT_LIMIT', rules.count) ?? 256,
    keepMeasurements: read.value('ZRAK_KEEP_MEASUREMENTS', rules.keptMeasurements),
    auditDays: read.value('ZRAK_AUDIT_DAYS', rules.count) ?? 365,
    contentFolder: contentFolder === undefined ? undefined : resolve(contentFolder),
    portalConfigFolder: portalConfigFolder === undefined ? undefined : resolve(portalConfigFolder),
    licence: read.text('ZRAK_LICENCE'),
    logLevel: read.value('ZRAK_LOG', rules.level) ?? 'warn',
    clientErrors: read.value('ZRAK_CLIENT_ERRORS', rules.switch) ?? false,
    metrics: metricsPort === undefined ? undefined : { host: metricsHost, port: metricsPort },
    stopDelay: read.value('ZRAK_STOP_DELAY', rules.seconds) ?? 0,
  };
  for (const name of read.unread('ZRAK_')) {
    if (others.includes(name) || name.startsWith('ZRAK_TEST_')) continue;
    warn(`${name} is not known and has no effect${didYouMean(name, read.known)}`.replace(/[^?]$/, '$&.'));
  }
  if (settings.demo && read.text('ZRAK_DEMO') === undefined && !isLoopback(host)) {
    read.mistakes.push(
      `ZRAK_DEMO is to be 0 or 1, since other machines reach ${host} (ZRAK_HOST), and the demo has accounts with a known password.`,
    );
  }
  if (metricsPort === port && port !== 0) {
    read.mistakes.push(`ZRAK_METRICS_PORT is to be another port than PORT, not "${metricsPort}".`);
  }
  if (read.mistakes.length > 0) throw new StartError(read.mistakes.join('\n'));
  return settings;
}

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');
