import { existsSync, readFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { defaultDataFolder, environmentOf, help, readCommandLine } from './commandLine.ts';

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
  const [name = '', ...args] = process.argv.slice(2);
  const { isCommand, runCommand, summaries } = await import('@zrak/api/src/commands/main.ts');
  if (isCommand(name)) {
    Object.assign(process.env, environmentOf(machine));
    process.exitCode = await runCommand(name, args);
    return;
  }
  const command = readCommandLine(process.argv.slice(2), machine);
  if ('fault' in command) {
    console.error(`${command.fault}\nzrak-server --help lists the options.`);
    process.exitCode = 2;
    return;
  }
  if ('print' in command) {
    console.log(command.print === 'help' ? help(defaultDataFolder(machine), await summaries()) : version);
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
