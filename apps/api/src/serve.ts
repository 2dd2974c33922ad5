import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { beginToOpen } from './plugins/database.ts';
import { settingsFrom, StartError } from './settings.ts';

/** Time a stop waits for open responses, seconds. */
const drainLimit = 10;

export interface ServeOptions {
  /** Option or variable that selects another port. */
  portOption: string;
  /** Printed before the database is opened, which takes seconds at the first start. */
  opening?: string | undefined;
}

/** Serves portal and API until a signal arrives. Ends the process with one line if the operator has to change something. */
export async function serve(env: NodeJS.ProcessEnv, options: ServeOptions): Promise<void> {
  try {
    await start(env, options);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

async function start(env: NodeJS.ProcessEnv, { portOption, opening }: ServeOptions): Promise<void> {
  const settings = settingsFrom(env, console.warn);
  const { host } = settings;
  const startErrorOf = (error: unknown): unknown => {
    const { code } = error as NodeJS.ErrnoException;
    const another = `choose another with ${portOption}.`;
    if (code === 'EADDRINUSE') return new StartError(`Port ${settings.port} is in use; ${another}`);
    if (code === 'EACCES') return new StartError(`Port ${settings.port} may not be used by this user; ${another}`);
    if (code === 'EADDRNOTAVAIL') return new StartError(`${host} is no address of this machine; see ZRAK_HOST.`);
    return error;
  };

  await tryPort(host, settings.port).catch((error: unknown) => {
    throw startErrorOf(error);
  });
  if (opening !== undefined) console.log(opening);
  // The embedded database is created in a thread while this one loads the modules of the API.
  const database = beginToOpen(settings);
  const { buildApp } = await import('./app.ts');
  const app = await buildApp({ settings, opening: database });
  const stop = async (delay: number): Promise<void> => {
    app.services.isStopping = true;
    await setTimeout(delay * 1000);
    await Promise.race([app.close(), setTimeout(drainLimit * 1000)]);
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop(settings.stopDelay));
  // A person who presses Ctrl+C does not wait.
  process.on('SIGINT', () => void stop(0));
  try {
    await app.listen({ host, port: settings.port });
  } catch (error) {
    await app.close();
    throw startErrorOf(error);
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : settings.port;
  console.log(`Zrak answers at http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`);
  const { greeting, firstAdministrator: first, metricsUrl } = app.services;
  if (metricsUrl !== undefined) console.log(`Metrics at ${metricsUrl}`);
  if (greeting !== undefined) console.log(greeting);
  const { kind, hasRowSecurity } = app.services.database;
  if (kind === 'postgresql' && !hasRowSecurity) {
    console.log('The user of DATABASE_URL passes row-level security by; use one that is no superuser.');
  }
  if (first !== undefined) {
    console.log(`Administrator: ${first.userName} — password ${first.password} — shown this once`);
  }
  console.log(`Mails go to ${app.services.mailer.destination}`);
}

/** @throws the error of `listen` if the port cannot be opened. */
async function tryPort(host: string, port: number): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
