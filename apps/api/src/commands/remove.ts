import { parseArgs } from 'node:util';
import { type Fields, type Kind, seriesIdentity } from '../network/objects.ts';
import { type Change, type IsKept, removals } from '../network/plan.ts';
import type { NetworkState } from '../network/state.ts';
import { type Command, UsageError } from './command.ts';
import { withDatabase } from './database.ts';
import { findByName } from './find.ts';
import { changeNetwork, refuseLosses } from './networkChange.ts';

const help = `Usage: zrak remove client CODE | station ID | series ID | user EMAIL [--dry-run] [--yes] [--remove-measurements]

Removes an object with everything that belongs to it. Of a client these are its stations, users, API keys, reports and
alerts, of a station its series, instruments and photos. Prints the plan first and asks. API keys: "zrak key revoke".

  --dry-run               only print the plan
  --yes                   do not ask
  --remove-measurements   delete the measurements of the series too; without it, series with measurements stay`;

type Removal = (state: NetworkState, name: string) => Change[];

const without: Record<string, Removal> = {
  client: (state, code) => {
    const { id } = findByName('client', code, state.clients, (client) => client.code);
    const stations = new Set(state.locations.filter(({ clientId }) => clientId === id).map((one) => one.id));
    return removals(state, keptWithout(state, id, stations));
  },
  station: (state, id) => {
    findByName('station', id, state.locations, (location) => location.id);
    return removals(state, keptWithout(state, undefined, new Set([id])));
  },
  series: (state, key) => {
    const { locationId, parameterCode } = findByName('series', key, state.series, (one) => one.key);
    const removed = seriesIdentity(locationId, parameterCode);
    return removals(state, (kind, identity) => kind !== 'series' || identity !== removed);
  },
  user: (state, email) => {
    const row = findByName('user', email.toLowerCase(), state.users, (user) => user.email.toLowerCase());
    const change = { action: 'remove', kind: 'user', label: row.email, row: row as unknown as Fields } as const;
    return [{ ...change, fields: [], values: {}, removesMeasurements: false }];
  },
};

/** Everything but a client, and stations with their parts. */
function keptWithout(state: NetworkState, clientId: string | undefined, stations: ReadonlySet<string>): IsKept {
  const gone = new Set([
    `client ${clientId}`,
    ...[...stations].map((id) => `station ${id}`),
    ...state.instruments.filter(({ locationId }) => stations.has(locationId)).map(({ id }) => `instrument ${id}`),
    ...state.series
      .filter(({ locationId }) => stations.has(locationId))
      .map((one) => `series ${seriesIdentity(one.locationId, one.parameterCode)}`),
  ]);
  // Users are removed with their client only.
  return (kind: Kind, identity) => kind !== 'user' && !gone.has(`${kind} ${identity}`);
}

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean' },
      yes: { type: 'boolean', short: 'y' },
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
  const answers = { isDryRun: values['dry-run'] ?? false, isConfirmed: values.yes ?? false };
  return withDatabase(async (context) => changeNetwork(context, plan, answers));
}

export const command: Command = { run, summary: 'remove a client, station, series or user', help };
