import { resolve } from 'node:path';

/** An error that prevents the start and that the operator can fix: one line, no stack. */
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
  administrator: { userName: string; email: string; password: string | undefined };
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
  /** Retention of an audit event, days. */
  auditDays: number;
  /** Folder of the operator's own texts; undefined: only the built-in texts. */
  contentFolder: string | undefined;
  /** Licence of the data, as stated in exports; undefined: not stated. */
  licence: string | undefined;
  logLevel: string;
}

const repository = resolve(import.meta.dirname, '../../..');

/** @throws StartError if a variable is invalid. */
export function settingsFrom(env: NodeJS.ProcessEnv): Settings {
  const port = Number(env['PORT'] ?? 4300);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new StartError(`PORT is to be a number from 0 to 65535, not "${env['PORT']}".`);
  }
  const host = env['ZRAK_HOST'] ?? '127.0.0.1';
  const databaseUrl = env['DATABASE_URL'] || undefined;
  return {
    host,
    port,
    dataFolder: resolve(env['ZRAK_DATA'] ?? resolve(repository, '.data')),
    databaseUrl,
    demo: env['ZRAK_DEMO'] === undefined ? databaseUrl === undefined : env['ZRAK_DEMO'] === '1',
    administrator: {
      userName: env['ZRAK_ADMIN_NAME'] || 'administrator',
      email: env['ZRAK_ADMIN_EMAIL'] || 'administrator@zrak.example',
      password: env['ZRAK_ADMIN_PASSWORD'] || undefined,
    },
    smtpUrl: smtpUrlOf(env['SMTP_URL'] || undefined),
    mailFrom: env['ZRAK_MAIL_FROM'] || 'Zrak <no-reply@zrak.example>',
    publicUrl: (env['ZRAK_PUBLIC_URL'] ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    corsOrigins: origins(env, 'ZRAK_CORS_ORIGINS', isOrigin),
    frameAncestors: origins(env, 'ZRAK_FRAME_ANCESTORS', isFrameAncestor),
    tileOrigins:
      env['ZRAK_TILE_ORIGINS'] === undefined ? ['https://tiles.openfreemap.org'] : list(env['ZRAK_TILE_ORIGINS']),
    trustProxy: env['ZRAK_TRUST_PROXY'] || undefined,
    callsPerMinute: count(env, 'ZRAK_CALLS_PER_MINUTE', 600),
    importLimit: count(env, 'ZRAK_IMPORT_LIMIT', 256),
    auditDays: count(env, 'ZRAK_AUDIT_DAYS', 365),
    contentFolder: env['ZRAK_CONTENT'] ? resolve(env['ZRAK_CONTENT']) : undefined,
    licence: env['ZRAK_LICENCE'] || undefined,
    logLevel: env['ZRAK_LOG'] ?? 'warn',
  };
}

function smtpUrlOf(text: string | undefined): string | undefined {
  const protocol = text === undefined ? undefined : URL.parse(text)?.protocol;
  if (text === undefined || protocol === 'smtp:' || protocol === 'smtps:') return text;
  // The value is not repeated: it may contain a password.
  throw new StartError('SMTP_URL is to begin with smtp:// or smtps:// and name a host.');
}

function count(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const number = Number(env[name] ?? fallback);
  if (Number.isInteger(number) && number >= 1) return number;
  throw new StartError(`${name} is to be a whole number from 1, not "${env[name]}".`);
}

function list(text: string | undefined): string[] {
  return (text ?? '').split(/[\s,]+/).filter((entry) => entry !== '');
}

/** @throws StartError if an entry is not accepted: in a header it would be without effect, or change other rules. */
function origins(env: NodeJS.ProcessEnv, name: string, isAccepted: (entry: string) => boolean): string[] {
  const entries = list(env[name]);
  const fault = entries.find((entry) => !isAccepted(entry));
  if (fault === undefined) return entries;
  throw new StartError(`${name} is to list origins such as https://town.example, without a path, not "${fault}".`);
}

const isOrigin = (entry: string): boolean => !entry.includes('*') && URL.parse(entry)?.origin === entry;

/** A host source of `frame-ancestors`: an origin of http(s); its first label may be a wildcard. */
const isFrameAncestor = (entry: string): boolean =>
  /^https?:\/\//.test(entry) && isOrigin(entry.replace('://*.', '://'));
