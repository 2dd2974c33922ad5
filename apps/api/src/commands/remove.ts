import { parseArgs } from 'node:util';
import type { Fields } from '../network/objects.ts';
import type { Change } from '../network/plan.ts';
import { partsOf, removalsOf } from '../network/removal.ts';
import type { NetworkState } from '../network/state.ts';
import { type Command, UsageError } from './command.ts';
import { withDatabase } from './database.ts';
import { findByName } from './find.ts';
import { changeNetwork, refuseLosses } from './networkChange.ts';

const help = `Usage: zrak remove client CODE | station ID | series ID | user EMAIL [--dry-run] [--all] [--yes]
                   [--remove-measurements]

Removes an object with everything that belongs to it. Of a client these are its stations, users, API keys, reports and
alerts, of a station its series, instruments and photos. Prints the plan first and asks. API keys: "zrak key revoke".

  --dry-run               only print the plan
  --all                   print all lines of a plan of more than 50
  --yes                   do not ask
  --remove-measurements   delete the measurements of the series too; without it, series with measurements stay`;

type Removal = (state: NetworkState, name: string) => Change[];

const without: Record<string, Removal> = {
  client: (state, code) => {
    const { id } = findByName('client', code, state.clients, (client) => client.code);
    return removalsOf(state, partsOf(state, { kind: 'client', id }));
  },
  station: (state, name) => {
    const { id } = findByName('station', name, state.locations, (location) => location.id);
    return removalsOf(state, partsOf(state, { kind: 'station', id }));
  },
  series: (state, name) => {
    const { key: id } = findByName('series', name, state.series, (one) => one.key);
    return removalsOf(state, partsOf(state, { kind: 'series', id }));
  },
  user: (state, email) => {
    const row = findByName('user', email.toLowerCase(), state.users, (user) => user.email.toLowerCase());
    const change = { action: 'remove', kind: 'user', label: row.email, row: row as unknown as Fields } as const;
    return [{ ...change, fields: [], values: {}, removesMeasurements: false }];
  },
};

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean' },
      yes: { type: 'boolean', short: 'y' },
      all: { type: 'boolean' },
      'remove-measurements': { type: 'boolean' },
    },
  });
  const [kind = '', name] = positionals;
  const removal = Object.hasOwn(without, kind) ? without[kind] : undefined;
  if (removal === undefined || name === undefined || positionals.length > 2) {
    throw new UsageError('Name what to remove, for example: station quay.');
  }
  const plan = (state: NetworkState): Change[] => {
    const changes = removal(state, name);
    refuseLosses(changes, { removeMeasurements: values['remove-measurements'] ?? false });
    return changes;
  };
  const answers = {
    isDryRun: values['dry-run'] ?? false,
    isConfirmed: values.yes ?? false,
    isWhole: values.all ?? false,
  };
  return withDatabase(async (context) => changeNetwork(context, plan, answers));
}

export const command: Command = { run, summary: 'remove a client, station, series or user', help };
