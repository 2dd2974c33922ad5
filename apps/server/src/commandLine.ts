import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

export interface Machine {
  platform: NodeJS.Platform;
  home: string;
  env: NodeJS.ProcessEnv;
}

/** Request of the command line: a text to print, or the environment to start the server with. */
export type Command = { print: 'help' | 'version' } | { env: NodeJS.ProcessEnv } | { fault: string };

/** The environment of a command on the data of a server; its options are its own. */
export const environmentOf = (machine: Machine, data?: string): NodeJS.ProcessEnv => ({
  ...machine.env,
  ZRAK_DATA: resolve(data || machine.env['ZRAK_DATA'] || defaultDataFolder(machine)),
});

/** Folder of the user for data of programs, so that the same demo opens from every folder. */
export function defaultDataFolder({ platform, home, env }: Machine): string {
  if (platform === 'win32') return join(env['LOCALAPPDATA'] || join(home, 'AppData', 'Local'), 'zrak');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'zrak');
  return join(env['XDG_DATA_HOME'] || join(home, '.local', 'share'), 'zrak');
}

/** An option overrides its environment variable. */
export function readCommandLine(args: string[], machine: Machine): Command {
  try {
    const { values } = parseArgs({
      args,
      options: {
        port: { type: 'string', short: 'p' },
        data: { type: 'string', short: 'd' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean', short: 'v' },
      },
    });
    if (values.help) return { print: 'help' };
    if (values.version) return { print: 'version' };
    const port = values.port === undefined ? {} : { PORT: values.port };
    return { env: { ...environmentOf(machine, values.data), ...port } };
  } catch (error) {
    return { fault: (error as Error).message };
  }
}

export const help = (dataFolder: string, commands: string[]): string => `Usage: zrak-server [options]
       zrak-server COMMAND …

Serves the Zrak portal and its API on one port, with demo data unless DATABASE_URL is set.

  -p, --port PORT     port, 4300 by default; also PORT
  -d, --data FOLDER   folder of the database and mails; also ZRAK_DATA
                      default: ${dataFolder}
  -v, --version       version
  -h, --help          this text

Commands on the data of the server; zrak-server COMMAND --help describes one:

${commands.join('\n')}

DATABASE_URL uses PostgreSQL instead of the embedded database. ZRAK_HOST is the address to listen on, 127.0.0.1 by
default. All variables: https://github.com/zrak/zrak/blob/main/docs/operators.md#settings`;
