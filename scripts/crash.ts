import { parseArgs } from 'node:util';
import { killDeliveries } from './crash/deliveryKills.ts';
import { killImports } from './crash/importKills.ts';
import { killIngestion } from './crash/ingestionKills.ts';
import { install, type Installation, type KillOptions } from './crash/installation.ts';
import { runOutages } from './crash/outages/outages.ts';
import { killReports } from './crash/reportKills.ts';
import { killWrites } from './crash/writeKills.ts';
import { randomOf } from '../apps/api/test/random.ts';

// Ends imports and the server with SIGKILL at random moments, fills the disk, stops and freezes the database, puts the
// clock, and compares what is stored: `pnpm test:crash`, `pnpm test:crash --kills 5 --seed 7 --database embedded --part imports`
// (or `calls`, `reports`, `writes`, `outages`). Kills on PostgreSQL, too, where ZRAK_TEST_DATABASE_URL names one; for outages
// it starts a separate one.
const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { kills: text, seed: text, database: text, part: text } });
const kills = Number(values.kills ?? 20);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const databaseUrl = process.env['ZRAK_TEST_DATABASE_URL'];
if (databaseUrl === undefined) console.log('ZRAK_TEST_DATABASE_URL is not set: the embedded database only.');
let failures = 0;

interface Kills {
  part: string;
  title: string;
  run: (installation: Installation, options: KillOptions) => Promise<{ summary: string; failures: number }>;
}

const kinds: readonly Kills[] = [
  {
    part: 'imports',
    title: 'imports',
    async run(installation, options) {
      const found = await killImports(installation, options);
      return {
        summary:
          `${found.nothing} files not there, ${found.everything} whole, ${found.halfWritten} half written; ` +
          `${found.earlierLost} earlier values lost; ${found.incomplete} incomplete after the second import`,
        failures: found.halfWritten + found.earlierLost + found.incomplete,
      };
    },
  },
  {
    part: 'calls',
    title: 'calls of loggers',
    async run(installation, options) {
      const found = await killIngestion(installation, options);
      return {
        summary:
          `${found.acknowledgedLost} of ${found.acknowledgedValues} acknowledged values lost ` +
          `(${found.acknowledgedCalls} calls); calls without an answer: ${found.openNotStored} not there, ` +
          `${found.openStored} whole, ${found.halfWritten} half written`,
        failures: found.acknowledgedLost + found.halfWritten,
      };
    },
  },
  {
    part: 'reports',
    title: 'reports while late values arrive',
    async run(installation, options) {
      const found = await killReports(installation, options);
      return {
        summary:
          `${found.different} of ${found.compared} reports differ from all stored values; ` +
          `${found.lateValues} late values, ${found.reports} reports answered meanwhile`,
        failures: found.different,
      };
    },
  },
  {
    part: 'reports',
    title: 'mails of monthly reports',
    async run(installation, options) {
      const found = await killDeliveries(installation, options);
      return {
        summary:
          `${found.lost} of ${found.due} mails lost, ${found.twice} sent twice ` +
          `(${found.notRecognised} of them with another Message-ID)`,
        failures: found.lost + found.notRecognised,
      };
    },
  },
  {
    part: 'writes',
    title: 'writes of administrators and users',
    async run(installation, options) {
      const found = await killWrites(installation, options);
      return {
        summary:
          `${found.acknowledgedLost} of ${found.acknowledged} acknowledged changes lost; without an answer: ` +
          `${found.openNotStored} not made, ${found.openStored} whole, ${found.halfWritten} half written; ` +
          `${found.changesWithoutEvent} changes without an event, ${found.eventsWithoutChange} events without a change`,
        failures: found.acknowledgedLost + found.halfWritten + found.changesWithoutEvent + found.eventsWithoutChange,
      };
    },
  },
];

const isAsked = (part: string): boolean => values.part === undefined || values.part === part;

async function crash(name: string, url: string | undefined): Promise<void> {
  const asked = kinds.filter(({ part }) => isAsked(part));
  if (asked.length === 0) return;
  const installation = await install(url);
  try {
    for (const { title, run } of asked) {
      console.log(`\n${name}, ${title}, seed ${seed}`);
      const onKill = (line: string): void => console.log(`  ${line}`);
      const found = await run(installation, { kills, random: randomOf(seed), onKill });
      console.log(`${kills} kills: ${found.summary}`);
      failures += found.failures;
    }
  } finally {
    await installation.remove();
  }
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

const parts = new Set([...kinds.map(({ part }) => part), 'outages']);
if (values.part !== undefined && !parts.has(values.part)) throw new Error(`--part is one of ${[...parts].join(', ')}.`);
if (values.database !== 'postgresql') await crash('Embedded database', undefined);
if (values.database !== 'embedded' && databaseUrl !== undefined) await crash('PostgreSQL', databaseUrl);
if (isAsked('outages')) {
  if (values.database !== 'postgresql') await disturb('embedded');
  if (values.database !== 'embedded') await disturb('PostgreSQL');
}
console.log(failures === 0 ? '\n✔ nothing lost' : `\n✖ ${failures} failures`);
process.exit(failures === 0 ? 0 : 1);
