import { enableCompileCache } from 'node:module';

// Before all other imports: otherwise every start strips the types and compiles the sources again.
enableCompileCache();
const { buildApp } = await import('./app.ts');
const { settingsFrom, StartError } = await import('./settings.ts');

/** Time a stop waits for open responses, seconds. */
const drainLimit = 10;

try {
  const settings = settingsFrom(process.env);
  const app = await buildApp({ settings });
  const stop = (): void => {
    setTimeout(() => process.exit(0), drainLimit * 1000).unref();
    void app.close().then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  try {
    await app.listen({ host: settings.host, port: settings.port });
  } catch (error) {
    await app.close();
    throw startErrorOf(error, settings.host, settings.port);
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : settings.port;
  console.log(`Zrak answers at http://${settings.host === '127.0.0.1' ? 'localhost' : settings.host}:${port}`);
  const { greeting, firstAdministrator: first } = app.services;
  if (greeting !== undefined) console.log(greeting);
  const { kind, hasRowSecurity } = app.services.database;
  if (kind === 'postgresql' && !hasRowSecurity) {
    console.log('The user of DATABASE_URL passes row-level security by; use one that is no superuser.');
  }
  if (first !== undefined) {
    console.log(`Administrator: ${first.userName} — password ${first.password} — shown this once`);
  }
  console.log(`Mails go to ${app.services.mailer.destination}`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}

function startErrorOf(error: unknown, host: string, port: number): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return new StartError(`Port ${port} is in use; choose another with PORT.`);
  if (code === 'EACCES') return new StartError(`Port ${port} may not be used by this user; choose another with PORT.`);
  if (code === 'EADDRNOTAVAIL') return new StartError(`${host} is no address of this machine; see ZRAK_HOST.`);
  return error;
}
