import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { type ImportContext, importFile, type ImportOptions } from '../imports/importFile.ts';
import { outcomeText, planText } from '../imports/planText.ts';
import { Refusal } from '../imports/refusal.ts';
import { inWords } from '../sentence.ts';
import { isStep } from '../imports/steps.ts';
import { isEncoding } from '../imports/text.ts';
import { watchFolder } from '../imports/watchFolder.ts';
import type { Language } from '../language.ts';
import { texts } from '../texts.ts';
import { zoneOf } from '../time/zone.ts';
import { type Command, CommandError, print, UsageError } from './command.ts';
import { type CommandContext, withDatabase } from './database.ts';
import { operatorPath } from './files.ts';
import { commandLanguage } from './language.ts';
import { progressLine } from './terminal/progress.ts';

const help = `Usage: zrak import FILE… [--dry-run] [options]
       zrak import --watch FOLDER [options]

Reads CSV and other tables (also gzip), files of OpenAQ, the EEA (Parquet), sensor.community, SensorThings and the
Umweltbundesamt. Each file is imported as a whole or not at all, and can be imported again.

  --dry-run               prints what would happen and writes nothing
  --all                   prints all series of a plan of more than 50
  --watch FOLDER          imports each file that is put there, and moves it to FOLDER/imported or FOLDER/refused
  --station NAME          station of a file that names none; LABEL=NAME for one of several. Name or id
  --map COLUMN=SERIES     series of a column; COLUMN= leaves it out. STATION/PARAMETER=SERIES in files with a value per row
  --unit COLUMN=UNIT      unit of a column whose heading has none
  --time-zone ZONE        zone of times without an offset: Europe/Ljubljana, UTC, +01:00
  --stamp start|end       end of the interval that a time names
  --average               averages values within an interval; otherwise only starts of intervals are taken
  --interval LENGTH       interval of new series: 15min, 1h, 1d
  --temperature DEGREES   °C of conversions between ppb and µg/m³; 20
  --decimal comma|point   decimal mark
  --date-order dmy|mdy    order in dates such as 10/03/2004
  --encoding NAME         such as windows-1250
  --missing NUMBER        number that stands for a missing value, besides -200, -999, -9999
  --language CODE         en, sl or de; otherwise as the locale of the system
  --metadata FILE         stations of the sampling points of the EEA

Exit status: 0 if every file was imported, 1 if one was refused, 2 for wrong arguments.`;

const text = { type: 'string' } as const;
const many = { type: 'string', multiple: true } as const;
const yes = { type: 'boolean' } as const;

const argumentsOf = (args: string[]) =>
  parseArgs({
    args,
    allowPositionals: true,
    options: {
      'dry-run': yes,
      all: yes,
      average: yes,
      station: many,
      map: many,
      unit: many,
      missing: many,
      'time-zone': text,
      stamp: text,
      interval: text,
      temperature: text,
      decimal: text,
      'date-order': text,
      encoding: text,
      language: text,
      metadata: text,
      watch: text,
    },
  });

async function run(args: string[]): Promise<number> {
  const { values, positionals } = argumentsOf(args);
  const { watch, 'dry-run': isDryRun = false, all: isWhole = false } = values;
  if (watch !== undefined && (positionals.length > 0 || isDryRun)) {
    throw new UsageError('--watch goes without a file and without --dry-run.');
  }
  if (watch === undefined && positionals.length === 0) throw new UsageError('Name a file.');
  const options = optionsOf(values);
  const language = commandLanguage(values.language, process.env);
  return withDatabase(async (context) => {
    if (watch !== undefined) return watchAndImport(operatorPath(watch), options, { ...context, language, isWhole });
    let refused = 0;
    for (const path of positionals.map(operatorPath)) {
      const reason = await importOne(path, options, isDryRun, { ...context, language, isWhole });
      if (reason !== undefined) refused++;
    }
    return refused > 0 ? 1 : 0;
  });
}

function optionsOf(values: ReturnType<typeof argumentsOf>['values']): ImportOptions {
  const decimal = choice('decimal', values.decimal, ['comma', 'point'] as const);
  return {
    stations: pairsOf(values.station ?? []),
    mapped: pairsOf(required('map', values.map)),
    units: pairsOf(required('unit', values.unit)),
    missing: (values.missing ?? []).map((value) => numberOf('missing', value)),
    average: values.average ?? false,
    stamp: choice('stamp', values.stamp, ['start', 'end'] as const),
    dateOrder: choice('date-order', values['date-order'], ['dmy', 'mdy'] as const),
    decimal: decimal && (decimal === 'comma' ? ',' : '.'),
    timeZone: zoneName(values['time-zone']),
    encoding: encodingName(values.encoding),
    step: stepOfText(values.interval),
    gasTemperature: values.temperature === undefined ? 20 : numberOf('temperature', values.temperature),
    metadata: values.metadata === undefined ? undefined : operatorPath(values.metadata),
  };
}

export const command: Command = { run, summary: 'import files of measurements', help };

interface ImportCommandContext extends CommandContext {
  language: Language;
  /** Prints all series of a long plan. */
  isWhole: boolean;
}

/** @returns the sentence why the file was refused; undefined if it was imported */
async function importOne(
  path: string,
  options: ImportOptions,
  isDryRun: boolean,
  { db, now, language, isWhole }: ImportCommandContext,
): Promise<string | undefined> {
  const progress = progressLine();
  const onUnannounced = (error: unknown): void =>
    console.error(`The values are stored, but a running server may show them late. ${messageOf(error)}`);
  const actor = userInfo().username;
  const context: ImportContext = { db, now, isDryRun, actor, onProgress: progress.show, onUnannounced };
  try {
    const outcome = await importFile(path, options, context);
    progress.clear();
    print(planText(outcome, language, isWhole));
    print(`  ${outcomeText(outcome, isDryRun, language)}`);
    return undefined;
  } catch (error) {
    progress.clear();
    if (!(error instanceof Refusal)) throw error;
    const say = texts.in(language);
    const reason = inWords(error.sentence, say);
    console.error(say('imports.plan.refused', { reason }));
    return reason;
  }
}

async function watchAndImport(folder: string, options: ImportOptions, context: ImportCommandContext): Promise<number> {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop.abort());
  print(`Files in ${folder} are imported until this command is stopped.`);
  try {
    await watchFolder({
      folder,
      signal: stop.signal,
      importOne: (path) => importOne(path, options, false, context),
      onOutage: (error) =>
        console.error(`The database does not answer; files wait in ${folder} until it does. ${messageOf(error)}`),
      onFolderAway: (error) =>
        console.error(`${folder} cannot be read; its files are imported when it can. ${messageOf(error)}`),
      onFailure: (name, error) => console.error(`${name} could not be imported: ${messageOf(error)}`),
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new CommandError(inWords(error.sentence, texts.in(context.language)));
  }
  return 0;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** `A=B`; without an equals sign the text belongs to the empty name. A heading may contain the sign itself. */
function pairsOf(entries: readonly string[]): Map<string, string> {
  return new Map(
    entries.map((entry) => {
      const at = entry.lastIndexOf('=');
      return at < 0 ? ['', entry] : [entry.slice(0, at), entry.slice(at + 1)];
    }),
  );
}

function required(option: string, entries: readonly string[] = []): readonly string[] {
  const wrong = entries.find((entry) => !entry.includes('='));
  if (wrong !== undefined) throw new UsageError(`--${option} is to be COLUMN=…, not "${wrong}".`);
  return entries;
}

function choice<T extends string>(option: string, value: string | undefined, choices: readonly T[]): T | undefined {
  if (value === undefined) return undefined;
  const found = choices.find((one) => one === value);
  if (found === undefined) throw new UsageError(`--${option} is to be ${choices.join(' or ')}, not "${value}".`);
  return found;
}

function numberOf(option: string, value: string): number {
  const number = Number(value);
  if (value === '' || !Number.isFinite(number)) throw new UsageError(`--${option} is to be a number, not "${value}".`);
  return number;
}

function zoneName(name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  try {
    return zoneOf(name).name;
  } catch {
    throw new UsageError(`--time-zone is to be a zone such as Europe/Ljubljana, UTC or +01:00, not "${name}".`);
  }
}

function encodingName(name: string | undefined): string | undefined {
  if (name === undefined || isEncoding(name)) return name;
  throw new UsageError(`--encoding is to be an encoding such as windows-1250, not "${name}".`);
}

const unitSeconds = { s: 1, m: 60, min: 60, h: 3600, d: 86_400 } as const;

/** 15min, 1h, 1d, PT15M, P1D */
function stepOfText(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const [, count, unit] = /^(?:PT?)?(\d+)\s*(s|min|m|h|d)$/i.exec(value) ?? [];
  const step = count === undefined ? 0 : Number(count) * unitSeconds[unit!.toLowerCase() as keyof typeof unitSeconds];
  if (!isStep(step)) throw new UsageError(`--interval is to divide a day, such as 15min or 1h, not "${value}".`);
  return step;
}
