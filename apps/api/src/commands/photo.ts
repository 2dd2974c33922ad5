import { parseArgs } from 'node:util';
import { readNetwork } from '../network/state.ts';
import { noEvent } from '../repositories/auditEvents.ts';
import { Photos } from '../repositories/photos.ts';
import { type Command, CommandError, print, UsageError } from './command.ts';
import { type CommandContext, withDatabase } from './database.ts';
import { contentOf } from './files.ts';
import { findByName } from './find.ts';
import { imageSizeOf, largestPhoto } from '../imageSize.ts';
import { localTextOf, required, textOptions } from './options.ts';
import { printTable } from './terminal/table.ts';

const help = `Usage: zrak photo add FILE --station ID --alt TEXT [--caption TEXT] [--taken DAY] [--view DEGREES]
       zrak photo list
       zrak photo remove ID

Photos of a station: PNG or JPEG of at most 5 MB. The text of --alt describes the photo to people who do not see it.

  --taken     day of the photo, such as 2026-11-25
  --view      direction of the view, degrees clockwise from north
  --alt-sl, --alt-de, --caption-sl, --caption-de
              the texts in other languages`;

const text = { type: 'string' } as const;

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { station: text, taken: text, view: text, ...textOptions('alt'), ...textOptions('caption') },
  });
  const [action = '', name] = positionals;
  if (action === 'add' && name !== undefined) return withDatabase(async (context) => add(context, name, values));
  if (action === 'list' && name === undefined) return withDatabase(list);
  if (action === 'remove' && name !== undefined) return withDatabase(async (context) => remove(context, name));
  throw new UsageError('Name an action: add with a file, list, or remove with an id.');
}

async function add({ db }: CommandContext, path: string, values: Record<string, unknown>): Promise<number> {
  const { locations } = await readNetwork(db);
  const location = findByName('station', required(values, 'station'), locations, ({ id }) => id);
  const { taken, view, caption } = values as { taken?: string; view?: string; caption?: string };
  if (taken !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(taken)) throw new UsageError('--taken is to be a day.');
  const viewDirection = view === undefined ? null : Number(view);
  if (viewDirection !== null && !(viewDirection >= 0 && viewDirection < 360)) {
    throw new UsageError('--view is to be from 0 to 359.');
  }
  const content = contentOf(path, largestPhoto);
  const size = imageSizeOf(content);
  if (size === undefined) throw new CommandError(`${path} is neither PNG nor JPEG.`);
  const photos = new Photos(db);
  const id = `pho_${crypto.randomUUID().slice(0, 8)}`;
  await photos.add(
    {
      id,
      locationId: location.id,
      ...size,
      content,
      alt: JSON.stringify(localTextOf(values, 'alt')),
      caption: caption === undefined ? null : JSON.stringify(localTextOf(values, 'caption')),
      takenOn: taken ?? null,
      viewDirection,
      sortOrder: (await photos.all()).filter(({ locationId }) => locationId === location.id).length,
    },
    noEvent,
  );
  print(`Added ${id}.`);
  return 0;
}

async function list({ db }: CommandContext): Promise<number> {
  const photos = await new Photos(db).all();
  printTable(
    ['ID', 'STATION', 'SIZE', 'TAKEN', 'DESCRIPTION'],
    photos.map((one) => [one.id, one.locationId, `${one.width} × ${one.height}`, one.takenOn ?? '–', one.alt.en]),
  );
  return 0;
}

async function remove({ db }: CommandContext, id: string): Promise<number> {
  const photos = new Photos(db);
  await photos.remove(findByName('photo', id, await photos.all(), (one) => one.id).id, noEvent);
  print(`Removed ${id}.`);
  return 0;
}

export const command: Command = { run, summary: 'add, list or remove photos of stations', help };
