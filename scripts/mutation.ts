import { globSync, mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { root } from './run.ts';

type Settings = NonNullable<ConstructorParameters<typeof Stryker>[0]>;
type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

interface Area {
  name: string;
  /** Globs of the source files to mutate. Test files are always excluded. */
  mutate: readonly string[];
  /** Globs of the unit tests that must detect the mutants. They need neither database nor browser. */
  tests: readonly string[];
}

const charts = [
  'averages,calendar,compass,dailyValues,decimate,envelope,flags,geometry,hourlyValues,m4,noiseLevels,plots,profile',
  'roseSectors,rows,series,slots,sortedRows,statistics,tabSeparated,timeTicks,tones,trafficVolume,useView,valueScale,zone',
].join();

/** The only table of areas: if you move files, adapt the globs here. */
const areas: readonly Area[] = [
  {
    name: 'aggregation',
    mutate: [
      'packages/quantities/src/**/*.ts',
      'apps/api/src/{aggregation,time}/**/*.ts',
      'apps/api/src/measurements/means.ts',
    ],
    tests: [
      'packages/quantities/src/**/*.test.ts',
      'apps/api/src/{aggregation,time}/**/*.test.ts',
      'apps/api/src/measurements/means*.test.ts',
    ],
  },
  {
    name: 'statistics',
    mutate: ['apps/api/src/statistics/**/*.ts'],
    tests: ['apps/api/src/statistics/**/*.test.ts'],
  },
  {
    name: 'access',
    mutate: ['apps/api/src/access/**/*.ts', '!apps/api/src/access/permissions.ts'],
    tests: ['apps/api/src/access/**/*.test.ts'],
  },
  {
    name: 'decisions',
    // Which alerts are due, and which reports are sent.
    mutate: ['apps/api/src/{alerts/judge,reports/dueMonth,reports/reportMail}.ts'],
    tests: ['apps/api/src/{alerts,reports}/*.test.ts'],
  },
  {
    name: 'ingestion',
    // Which posted values are accepted, and how values are merged with stored days. The other files run statements.
    mutate: ['apps/api/src/ingestion/*.ts', 'apps/api/src/measurements/{chunk,mergeDays,packedDays,writeQueue}.ts'],
    tests: [
      'apps/api/src/ingestion/*.test.ts',
      'apps/api/src/measurements/{chunk,mergeDays,packedDays,writeQueue}.test.ts',
    ],
  },
  {
    name: 'imports',
    // `importFile` is a transaction and `watchFolder` waits for files: tests with a database and with a folder cover them.
    mutate: ['apps/api/src/imports/**/*.ts', '!apps/api/src/imports/{importFile,watchFolder}.ts'],
    tests: ['apps/api/src/imports/**/*.test.ts', '!apps/api/src/imports/watchFolder.test.ts'],
  },
  {
    name: 'machines',
    mutate: ['packages/machines/src/**/*.ts', '!packages/machines/src/index.ts'],
    tests: ['packages/machines/src/**/*.test.ts'],
  },
  {
    name: 'api-client',
    mutate: ['packages/api-client/src/**/*.ts', '!packages/api-client/src/{schema.d,index}.ts'],
    tests: ['packages/api-client/src/**/*.test.ts'],
  },
  {
    name: 'charts',
    mutate: [`packages/ui/src/charts/**/{${charts}}.ts`],
    tests: ['packages/ui/src/charts/**/*.test.ts'],
  },
  {
    name: 'portal-app',
    mutate: ['apps/portal/src/{app,session,shared}/**/*.ts', '!apps/portal/src/**/*.css.ts'],
    tests: ['apps/portal/src/{app,session,shared}/**/*.test.ts'],
  },
];

/** Percentage of mutants that the tests of an area must detect. */
const requiredScore = 85;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** With this option, reuses the results of unchanged mutants and tests of the last run. */
    incremental: { type: 'boolean', default: false },
    /** Mutates only the files of this glob. */
    file: { type: 'string' },
  },
});
const unknown = positionals.filter((name) => !areas.some((area) => area.name === name));
if (unknown.length > 0) {
  console.error(`No such area: ${unknown.join(', ')}. There are: ${areas.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

/** All other options are in `stryker.config.json`. */
function settingsOf({ name, mutate }: Area): Settings {
  const folder = `.stryker/${name}`;
  return {
    mutate: [...(options.file === undefined ? mutate : [options.file]), '!**/*.test.ts', '!**/*.d.ts'],
    htmlReporter: { fileName: `${folder}/report.html` },
    incremental: options.incremental,
    incrementalFile: `${folder}/incremental.json`,
  };
}

const placeOf = ({ fileName, location: { start } }: MutantResult) =>
  `${fileName.replace(`${root}/`, '')}:${start.line}:${start.column}`;

/** Whitespace in a replacement is not relevant to the reader. */
const shorten = (text = '') => text.replaceAll(/\s+/g, ' ').slice(0, 90);

process.chdir(root);
const lines: string[] = [];
let isEnough = true;
for (const area of areas.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
  if (globSync(area.mutate.filter((glob) => !glob.startsWith('!'))).length === 0) {
    throw new Error(`The globs of the area ${area.name} match no file.`);
  }
  mkdirSync(`.stryker/${area.name}`, { recursive: true });
  process.env['ZRAK_MUTATION_TESTS'] = JSON.stringify(area.tests);
  const started = Date.now();
  const results = await new Stryker(settingsOf(area)).runMutationTest();

  const ofStatus = (...statuses: MutantResult['status'][]) => results.filter(({ status }) => statuses.includes(status));
  const killed = ofStatus('Killed', 'Timeout').length;
  const missed = ofStatus('Survived', 'NoCoverage').toSorted(
    (one, other) => one.fileName.localeCompare(other.fileName) || one.location.start.line - other.location.start.line,
  );
  const score = (100 * killed) / (killed + missed.length);
  isEnough &&= score >= requiredScore;
  console.log(`\n${area.name}`);
  for (const mutant of missed) {
    const note = mutant.status === 'NoCoverage' ? ' (no test gets there)' : '';
    console.log(`  ${placeOf(mutant)} ${mutant.mutatorName}${note}: ${shorten(mutant.replacement)}`);
  }
  const seconds = Math.round((Date.now() - started) / 1000);
  lines.push(
    `${score >= requiredScore ? '✔' : '✖'} ${area.name.padEnd(12)} ${String(killed).padStart(5)} killed, ${String(missed.length).padStart(4)} survived, score ${score.toFixed(1)} %  (${seconds} s)`,
  );
  console.log(lines.at(-1));
}
console.log(`\n${lines.join('\n')}`);
if (!isEnough) console.error(`At least ${requiredScore} % must be killed in every area.`);
process.exit(isEnough ? 0 : 1);
