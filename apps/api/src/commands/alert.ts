import { parseArgs } from 'node:util';
import { readNetwork } from '../network/state.ts';
import { noEvent } from '../repositories/auditEvents.ts';
import { MaintenanceAlerts } from '../repositories/maintenanceAlerts.ts';
import { type Command, print, UsageError } from './command.ts';
import { type CommandContext, withDatabase } from './database.ts';
import { codeOf, findByName } from './find.ts';
import { instantOf, localTextOf, required, textOptions } from './options.ts';
import { printTable, timeText } from './terminal/table.ts';

const help = `Usage: zrak alert add --client CODE --from TIME --to TIME --title TEXT --message TEXT [options]
       zrak alert list
       zrak alert remove ID

Maintenance alerts: users see them in the portal, and a station in maintenance has this state on the map.

  --station ID            only this station, not all of the client
  --parameter CODE        only these parameters of the station; may be repeated
  --from, --to            2026-12-01T08:00:00+01:00, or a day, which begins in the station's time zone
  --title-sl, --title-de, --message-sl, --message-de
                          the texts in other languages`;

const text = { type: 'string' } as const;
const options = {
  client: text,
  station: text,
  from: text,
  to: text,
  parameter: { type: 'string', multiple: true },
  ...textOptions('title'),
  ...textOptions('message'),
} as const;

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [action = '', id] = positionals;
  if (action === 'add' && id === undefined) return withDatabase(async (context) => add(context, values));
  if (action === 'list' && id === undefined) return withDatabase(list);
  if (action === 'remove' && id !== undefined) return withDatabase(async (context) => remove(context, id));
  throw new UsageError('Name an action: add, list, or remove with an id.');
}

async function add({ db }: CommandContext, values: Record<string, unknown>): Promise<number> {
  const { clients, locations, parameters } = await readNetwork(db);
  const client = findByName('client', required(values, 'client'), clients, ({ code }) => code);
  const own = locations.filter(({ clientId }) => clientId === client.id);
  const { station, parameter } = values as { station?: string; parameter?: string[] };
  const location =
    station === undefined ? undefined : findByName(`station of ${client.code}`, station, own, ({ id }) => id);
  if (parameter !== undefined && location === undefined) throw new UsageError('--parameter needs --station.');
  const timeZone = (location ?? own[0])?.timeZone ?? 'UTC';
  const [startsAt, endsAt] = [instantOf(values, 'from', timeZone), instantOf(values, 'to', timeZone)];
  if (endsAt <= startsAt) throw new UsageError('--to is to be later than --from.');
  const id = `mnt_${crypto.randomUUID().slice(0, 8)}`;
  await new MaintenanceAlerts(db).add(
    {
      id,
      clientId: client.id,
      locationId: location?.id ?? null,
      startsAt,
      endsAt,
      title: JSON.stringify(localTextOf(values, 'title')),
      message: JSON.stringify(localTextOf(values, 'message')),
      parameters: parameter?.map((code) => findByName('parameter', code, parameters, (one) => one.code).code) ?? null,
    },
    noEvent,
  );
  print(`Added ${id}.`);
  return 0;
}

async function list({ db }: CommandContext): Promise<number> {
  const { clients } = await readNetwork(db);
  const alerts = await new MaintenanceAlerts(db).all();
  printTable(
    ['ID', 'CLIENT', 'STATION', 'FROM', 'TO', 'TITLE'],
    alerts.map((one) => [
      one.id,
      codeOf(clients, one.clientId),
      one.locationId ?? 'all',
      timeText(one.startsAt),
      timeText(one.endsAt),
      one.title.en,
    ]),
  );
  return 0;
}

async function remove({ db }: CommandContext, id: string): Promise<number> {
  const alerts = new MaintenanceAlerts(db);
  await alerts.remove(findByName('alert', id, await alerts.all(), (one) => one.id).id, noEvent);
  print(`Removed ${id}.`);
  return 0;
}

export const command: Command = { run, summary: 'add, list or remove maintenance alerts', help };
