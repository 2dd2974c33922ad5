import { basename, extname } from 'node:path';
import { parseArgs } from 'node:util';
import { languageCodes } from '../language.ts';
import { readNetwork } from '../network/state.ts';
import { largestReport, reportMediaTypes, reportTypes } from '../reports/uploads.ts';
import { oneLine } from '../oneLine.ts';
import { noEvent } from '../repositories/auditEvents.ts';
import { Reports } from '../repositories/reports.ts';
import { type Command, print, UsageError } from './command.ts';
import { type CommandContext, withDatabase } from './database.ts';
import { contentOf } from './files.ts';
import { codeOf, findByName } from './find.ts';
import { required } from './options.ts';
import { printTable, timeText } from './terminal/table.ts';

const help = `Usage: zrak report add FILE --client CODE --title TEXT --year YEAR [--type TYPE] [--language CODE]
       zrak report list
       zrak report remove ID

Reports that the users of a client can download: ${Object.keys(reportMediaTypes).join(', ')} of at most 50 MB.

  --year        year of the data
  --type        ${reportTypes.join(', ')}; other by default
  --language    ${languageCodes.join(', ')}; en by default`;

const text = { type: 'string' } as const;

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { client: text, title: text, year: text, type: text, language: text },
  });
  const [action = '', name] = positionals;
  if (action === 'add' && name !== undefined) return withDatabase(async (context) => add(context, name, values));
  if (action === 'list' && name === undefined) return withDatabase(list);
  if (action === 'remove' && name !== undefined) return withDatabase(async (context) => remove(context, name));
  throw new UsageError('Name an action: add with a file, list, or remove with an id.');
}

async function add({ db, now }: CommandContext, path: string, values: Record<string, unknown>): Promise<number> {
  const { clients } = await readNetwork(db);
  const client = findByName('client', required(values, 'client'), clients, ({ code }) => code);
  const { type = 'other', language = 'en' } = values as { type?: string; language?: string };
  if (!reportTypes.some((one) => one === type))
    throw new UsageError(`--type is to be one of ${reportTypes.join(', ')}, not "${type}".`);
  const known = languageCodes.find((code) => code === language);
  if (known === undefined) throw new UsageError(`--language is to be one of ${languageCodes.join(', ')}.`);
  const year = Number(required(values, 'year'));
  if (!Number.isInteger(year) || year < 1900 || year > 2200) throw new UsageError('--year is to be a year.');
  const mediaType = reportMediaTypes[extname(path).toLowerCase()];
  if (mediaType === undefined) throw new UsageError(`A report is ${Object.keys(reportMediaTypes).join(', ')}.`);
  const content = contentOf(path, largestReport);
  const id = `rep_${crypto.randomUUID().slice(0, 8)}`;
  await new Reports(db).add(
    {
      id,
      clientId: client.id,
      type,
      year,
      title: oneLine(required(values, 'title')),
      language: known,
      fileName: oneLine(basename(path)),
      mediaType,
      size: content.length,
      publishedAt: new Date(now() * 1000),
      content,
    },
    noEvent,
  );
  print(`Added ${id}.`);
  return 0;
}

async function list({ db }: CommandContext): Promise<number> {
  const { clients } = await readNetwork(db);
  const reports = await new Reports(db).all();
  printTable(
    ['ID', 'CLIENT', 'TYPE', 'YEAR', 'LANGUAGE', 'PUBLISHED', 'FILE', 'TITLE'],
    reports.map((one) => [
      one.id,
      codeOf(clients, one.clientId),
      one.type,
      String(one.year),
      one.language,
      timeText(one.publishedAt),
      one.fileName,
      one.title,
    ]),
  );
  return 0;
}

async function remove({ db }: CommandContext, id: string): Promise<number> {
  const reports = new Reports(db);
  await reports.remove(findByName('report', id, await reports.all(), (one) => one.id).id, noEvent);
  print(`Removed ${id}.`);
  return 0;
}

export const command: Command = { run, summary: 'add, list or remove reports to download', help };
