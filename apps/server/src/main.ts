import { existsSync, readFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { defaultDataFolder, help, readCommandLine } from './commandLine.ts';

/** Written by the build, next to the compiled sources. */
interface Build {
  version: string;
  buildDate: string;
  commit?: string;
}

const buildFile = join(import.meta.dirname, '../../../build.json');

export async function main(): Promise<void> {
  const machine = { platform: process.platform, home: homedir(), env: process.env };
  const { version, buildDate, commit } = JSON.parse(readFileSync(buildFile, 'utf8')) as Build;
  const command = readCommandLine(process.argv.slice(2), machine);
  if ('fault' in command) {
    console.error(`${command.fault}\nzrak-server --help lists the options.`);
    process.exitCode = 2;
    return;
  }
  if ('print' in command) {
    console.log(command.print === 'help' ? help(defaultDataFolder(machine)) : version);
    return;
  }
  // The API reads the environment when its modules are loaded.
  Object.assign(process.env, command.env);
  process.env['ZRAK_BUILD_DATE'] ??= buildDate;
  if (commit !== undefined) process.env['ZRAK_COMMIT'] ??= commit;
  enableCompileCache();
  const folder = command.env['ZRAK_DATA']!;
  const isFirst = !process.env['DATABASE_URL'] && !existsSync(folder);
  console.log(`Zrak ${version}, data in ${folder}`);
  const { serve } = await import('@zrak/api/src/serve.ts');
  const opening = isFirst ? 'First start: writing the demo stations, a few seconds …' : undefined;
  await serve(process.env, { portOption: '--port', opening });
}
