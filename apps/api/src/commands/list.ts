import { parseArgs } from 'node:util';
import type { ApiKey } from '../db/schema.ts';
import { nativeIntervalOf } from '../time/interval.ts';
import { type NetworkState, readNetwork } from '../network/state.ts';
import { ApiKeys } from '../repositories/apiKeys.ts';
import { type Command, UsageError } from './command.ts';
import { withDatabase } from './database.ts';
import { codeOf, findByName } from './find.ts';
import { printTable, timeText } from './terminal/table.ts';

const help = `Usage: zrak list clients|stations|series|users|keys [--client CODE]

Lists the objects of the database, of all clients or of one.`;

interface Listing {
  headers: string[];
  /** `clientId`: only of this client. */
  rows: (state: NetworkState, keys: ApiKey[], clientId: string | undefined) => string[][];
}

const isOf = (clientId: string | undefined, given: string | null): boolean =>
  clientId === undefined || clientId === given;

const listings: Record<string, Listing> = {
  clients: {
    headers: ['CODE', 'NAME', 'PUBLIC', 'STATIONS', 'USERS'],
    rows: (state, _keys, clientId) =>
      state.clients
        .filter(({ id }) => isOf(clientId, id))
        .map(({ id, code, name, isPublic }) => [
          code,
          name,
          isPublic ? 'yes' : 'no',
          String(state.locations.filter((location) => location.clientId === id).length),
          String(state.users.filter((user) => user.clientId === id).length),
        ]),
  },
  stations: {
    headers: ['CLIENT', 'ID', 'NAME', 'POSITION', 'TIME ZONE', 'SERIES'],
    rows: (state, _keys, clientId) =>
      state.locations
        .filter((location) => isOf(clientId, location.clientId))
        .map((location) => [
          codeOf(state.clients, location.clientId),
          location.id,
          location.name,
          `${location.latitude}, ${location.longitude}`,
          location.timeZone,
          String(state.series.filter(({ locationId }) => locationId === location.id).length),
        ]),
  },
  series: {
    headers: ['STATION', 'ID', 'PARAMETER', 'INTERVAL', 'VALUES'],
    rows: (state, _keys, clientId) =>
      state.series
        .filter(({ locationId }) =>
          isOf(clientId, state.locations.find(({ id }) => id === locationId)?.clientId ?? null),
        )
        .map(({ locationId, key, parameterCode, stepSeconds, isMeasured }) => [
          locationId,
          key,
          parameterCode,
          nativeIntervalOf(stepSeconds),
          isMeasured ? 'yes' : 'none',
        ]),
  },
  users: {
    headers: ['CLIENT', 'USER NAME', 'NAME', 'E-MAIL', 'ROLES', 'STATE'],
    rows: (state, _keys, clientId) =>
      state.users
        .filter((user) => isOf(clientId, user.clientId))
        .map((user) => [
          codeOf(state.clients, user.clientId),
          user.userName,
          user.fullName,
          user.email,
          user.roles.join(', '),
          user.isEnabled ? user.status : 'disabled',
        ]),
  },
  keys: {
    headers: ['CLIENT', 'ID', 'NAME', 'STATIONS', 'CREATED', 'LAST USED', 'STATE'],
    rows: (state, keys, clientId) =>
      keys
        .filter((key) => isOf(clientId, key.clientId))
        .map((key) => [
          codeOf(state.clients, key.clientId),
          key.id,
          key.name,
          key.locationIds?.join(', ') ?? 'all',
          `${timeText(key.createdAt)} by ${key.createdBy}`,
          timeText(key.lastUsedAt),
          key.revokedAt === null ? 'valid' : `revoked ${timeText(key.revokedAt)}`,
        ]),
  },
};

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { client: { type: 'string' } },
  });
  const [what = ''] = positionals;
  const listing = Object.hasOwn(listings, what) ? listings[what] : undefined;
  if (listing === undefined || positionals.length > 1) throw new UsageError('Name what to list.');
  return withDatabase(async ({ db, now }) => {
    const state = await readNetwork(db);
    const keys = await new ApiKeys(db, now).all();
    const { client } = values;
    const clientId =
      client === undefined ? undefined : findByName('client', client, state.clients, ({ code }) => code).id;
    printTable(listing.headers, listing.rows(state, keys, clientId));
    return 0;
  });
}

export const command: Command = { run, summary: 'list clients, stations, series, users or API keys', help };
