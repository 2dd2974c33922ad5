import { parseArgs } from 'node:util';
import { killImports } from './crash/importKills.ts';
import { killIngestion } from './crash/ingestionKills.ts';
import { install, type Installation } from './crash/installation.ts';
import { runOutages } from './crash/outages/outages.ts';
import { randomOf } from '../apps/api/test/random.ts';

// Ends imports and the server with SIGKILL at random moments, fills the disk, stops and freezes the database, puts the
// clock, and compares what is stored: `pnpm test:crash`, `pnpm test:crash --kills 5 --seed 7 --database embedded --part imports`
// (or `calls`, `outages`). Kills on PostgreSQL, too, where ZRAK_TEST_DATABASE_URL names one; for outages it starts a separate one.
const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { kills: text, seed: text, database: text, part: text } });
const kills = Number(values.kills ?? 20);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const databaseUrl = process.env['ZRAK_TEST_DATABASE_URL'];
if (databaseUrl === undefined) console.log('ZRAK_TEST_DATABASE_URL is not set: the embedded database only.');
let failures = 0;

const optionsOf = () => ({ kills, random: randomOf(seed), onKill: (line: string): void => console.log(`  ${line}`) });

async function crashImports(installation: Installation): Promise<void> {
  const found = await killImports(installation, optionsOf());
  console.log(
    `${found.kills} kills: ${found.nothing} files not there, ${found.everything} whole, ${found.halfWritten} half written; ` +
      `${found.earlierLost} earlier values lost; ${found.incomplete} incomplete after the second import`,
  );
  failures += found.halfWritten + found.earlierLost + found.incomplete;
}

async function crashServer(installation: Installation): Promise<void> {
  const found = await killIngestion(installation, optionsOf());
  console.log(
    `${found.kills} kills: ${found.acknowledgedLost} of ${found.acknowledgedValues} acknowledged values lost ` +
      `(${found.acknowledgedCalls} calls); calls without an answer: ${found.openNotStored} not there, ` +
      `${found.openStored} whole, ${found.halfWritten} half written`,
  );
  failures += found.acknowledgedLost + found.halfWritten;
}

async function disturb(database: 'embedded' | 'PostgreSQL'): Promise<void> {
  console.log(`\nOutages, ${database}`);
  await runOutages(database, {
    times: 2,
    onOutage({ name, summary, faults }) {
      failures += faults.length;
      console.log(`  ${faults.length === 0 ? '✔' : '✖'} ${[`${name}: ${summary}`, ...faults].join('; ')}`);
    },
  });
}

async function crash(name: string, url: string | undefined): Promise<void> {
  const installation = await install(url);
  try {
    if (values.part !== 'calls') {
      console.log(`\n${name}, imports, seed ${seed}`);
      await crashImports(installation);
    }
    if (values.part !== 'imports') {
      console.log(`\n${name}, calls of loggers, seed ${seed}`);
      await crashServer(installation);
    }
  } finally {
    await installation.remove();
  }
}

if (values.part !== 'outages') {
  if (values.database !== 'postgresql') await crash('Embedded database', undefined);
  if (values.database !== 'embedded' && databaseUrl !== undefined) await crash('PostgreSQL', databaseUrl);
}
if (values.part === undefined || values.part === 'outages') {
  if (values.database !== 'postgresql') await disturb('embedded');
  if (values.database !== 'embedded') await disturb('PostgreSQL');
}
console.log(failures === 0 ? '\n✔ nothing lost' : `\n✖ ${failures} failures`);
process.exit(failures === 0 ? 0 : 1);
