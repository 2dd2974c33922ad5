import { resolve } from 'node:path';

/** Something that keeps the API from starting and that its operator can put right: one line, no stack. */
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
  smtpUrl: string | undefined;
  /** Where the portal is to be reached; the links in mails start with it, never with a request's Host header. */
  publicUrl: string;
  /** Origins that may call the API from another site; normally none. */
  corsOrigins: string[];
  /** Hosts the map loads tiles from, for the Content-Security-Policy. */
  tileOrigins: string[];
  logLevel: string;
}

const repository = resolve(import.meta.dirname, '../../..');

/** @throws StartError when a variable makes no sense. */
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
    smtpUrl: env['SMTP_URL'] || undefined,
    publicUrl: (env['ZRAK_PUBLIC_URL'] ?? `http://localhost:${port}`).replace(/\/+$/, ''),
    corsOrigins: list(env['ZRAK_CORS_ORIGINS']),
    tileOrigins:
      env['ZRAK_TILE_ORIGINS'] === undefined ? ['https://tiles.openfreemap.org'] : list(env['ZRAK_TILE_ORIGINS']),
    logLevel: env['ZRAK_LOG'] ?? 'warn',
  };
}

function list(text: string | undefined): string[] {
  return (text ?? '').split(/[\s,]+/).filter((entry) => entry !== '');
}
