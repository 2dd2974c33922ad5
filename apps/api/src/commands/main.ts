import { StartError } from '../settings.ts';
import { CommandError, type Command, print, UsageError } from './command.ts';

/** Loaded when named: each command brings its own libraries. */
const commands: Record<string, () => Promise<Command>> = {
  apply: async () => (await import('./apply.ts')).command,
  show: async () => (await import('./show.ts')).command,
  import: async () => (await import('./import.ts')).command,
  list: async () => (await import('./list.ts')).command,
  remove: async () => (await import('./remove.ts')).command,
  user: async () => (await import('./user.ts')).command,
  key: async () => (await import('./key.ts')).command,
  alert: async () => (await import('./alert.ts')).command,
  report: async () => (await import('./report.ts')).command,
  retention: async () => (await import('./retention.ts')).command,
  photo: async () => (await import('./photo.ts')).command,
  backup: async () => (await import('./backup.ts')).command,
  restore: async () => (await import('./restore.ts')).command,
};

export const isCommand = (name: string): boolean => Object.hasOwn(commands, name);

/** One line for each command. */
export async function summaries(): Promise<string[]> {
  const loaded = await Promise.all(Object.entries(commands).map(async ([name, load]) => ({ name, ...(await load()) })));
  return loaded.map(({ name, summary }) => `  ${name.padEnd(9)} ${summary}`);
}

/** Runs a command on the database of this installation. @returns the exit status */
export async function runCommand(name: string, args: string[]): Promise<number> {
  process.stdout.on('error', endOutput);
  const command = await commands[name]!();
  if (args.includes('--help') || args.includes('-h')) {
    print(command.help);
    return 0;
  }
  try {
    return await command.run(args);
  } catch (error) {
    if (error instanceof UsageError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')) {
      console.error(`${(error as Error).message}\n\n${command.help}`);
      return 2;
    }
    if (!(error instanceof CommandError) && !(error instanceof StartError)) throw error;
    console.error(error.message);
    return 1;
  }
}

/**
 * The reader has read enough, as in `zrak list stations | head`. The command goes on without output: it may be writing data,
 * and its exit status says whether it has.
 */
function endOutput(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_DESTROYED') throw error;
}
