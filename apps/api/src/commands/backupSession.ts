import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { BackupRefusal } from '../backup/refusal.ts';
import { type CopySession, openCopySession } from '../db/copySession.ts';
import { isOutage } from '../db/outage.ts';
import { inWords } from '../sentence.ts';
import { type Settings, settingsFrom, StartError } from '../settings.ts';
import { type Say, texts } from '../texts.ts';
import { CommandError, UsageError } from './command.ts';
import { inUse } from './database.ts';
import { operatorPath } from './files.ts';
import { commandLanguage } from './language.ts';

export interface FileCommand {
  /** As the operator wrote it. */
  file: string;
  path: string;
  say: Say;
  options: ReadonlySet<string>;
}

/** Arguments of `zrak backup` and `zrak restore`: a file, and options without a value. */
export function fileCommandOf(args: string[], names: readonly string[]): FileCommand {
  const flags: ParseArgsOptionsConfig = Object.fromEntries(names.map((name) => [name, { type: 'boolean' }]));
  const options: ParseArgsOptionsConfig = { ...flags, language: { type: 'string' } };
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new UsageError('Name one file.');
  const { language } = values as { language?: string };
  const say = texts.in(commandLanguage(language, process.env));
  return { file, path: operatorPath(file), say, options: new Set(names.filter((name) => values[name] === true)) };
}

/** Runs work on the database that the server would open, as it is. @throws CommandError if it does not open */
export async function withSession<T>(
  { creates }: { creates: boolean },
  say: Say,
  work: (session: CopySession, settings: Settings) => Promise<T>,
): Promise<T> {
  const settings = settingsFrom(process.env);
  const session = await openCopySession({ ...settings, creates }).catch((error: unknown) => {
    if (!(error instanceof StartError) || !inUse.test(error.message)) throw error;
    throw new CommandError(`${error.message} ${say('backup.stopServer')}`);
  });
  try {
    return await work(session, settings);
  } finally {
    await session.close();
  }
}

/** In one line: a refusal, or an error of a file or of the database. */
export function explained(error: unknown, file: string, say: Say): unknown {
  if (error instanceof BackupRefusal) return new CommandError(`${file}: ${inWords(error.sentence, say)}`);
  const { code, syscall, message } = error as NodeJS.ErrnoException;
  const cause = { file, cause: message };
  if (code === 'ENOSPC' || (syscall !== undefined && !isOutage(error))) {
    return new CommandError(say('backup.unwritable', cause));
  }
  const isSqlState = code !== undefined && /^[0-9A-Z]{5}$/.test(code);
  if (isSqlState || isOutage(error)) return new CommandError(say('backup.databaseError', cause));
  return error;
}
