import { hashPassword } from '../../apps/api/src/access/passwords.ts';
import { openDatabase } from '../../apps/api/src/db/database.ts';
import { everything, within } from '../../apps/api/src/db/scope.ts';
import { installStandard } from '../../apps/api/src/parameters/installStandard.ts';
import { Users } from '../../apps/api/src/repositories/users.ts';
import { addStation } from '../../apps/api/test/ownStation.ts';
import { copyTemplateDays } from '../../apps/api/test/reportStations.ts';
import { parameters, step } from '../stations.ts';

const valuesPerDay = 86_400 / step;
const clientCount = 10;
/** Enough that few connections share a user: each may run few reports at a time. */
const userCount = 100;
/** Stations whose values one statement writes. */
const stationsPerStatement = 10;

export const password = 'Lipov-cvet-1';

export interface Network {
  clientIds: string[];
  stationIds: string[];
  /** Of each client in turn. */
  userNames: string[];
  /** Values that are stored. */
  stored: number;
}

export interface SizedNetwork extends Network {
  /** Length of the history. */
  days: number;
}

/** A network of a size: with more values more stations, up to a thousand, and then a longer history. */
export function networkOf(values: number): SizedNetwork {
  const stationCount = Math.max(clientCount, Math.min(1000, Math.round(values / 10_000)));
  const days = Math.max(1, Math.round(values / (stationCount * parameters.length * valuesPerDay)));
  return {
    clientIds: Array.from({ length: clientCount }, (_, client) => `c${client}`),
    stationIds: Array.from({ length: stationCount }, (_, station) => `s${String(station).padStart(4, '0')}`),
    userNames: Array.from({ length: userCount }, (_, user) => `user${user}`),
    stored: stationCount * parameters.length * valuesPerDay * days,
    days,
  };
}

export const clientOf = (network: Network, station: number): string =>
  network.clientIds[station % network.clientIds.length]!;

export const seriesOf = (stationId: string, parameter: number): string =>
  `${stationId}_${parameters[parameter]!.toLowerCase().replace('.', '')}`;

/**
 * Writes a network with the values of the last days; the database itself copies days of a template, so that a hundred
 * million values take minutes. Half of the clients are public.
 */
export async function writeNetwork(
  network: SizedNetwork,
  target: { databaseUrl: string | undefined; dataFolder: string },
): Promise<void> {
  const { db, close } = await openDatabase({ ...target, statementTimeout: 600_000 });
  const now = new Date();
  const lastDay = Math.floor(now.getTime() / 86_400_000);
  try {
    await within(everything, async () => {
      await installStandard(db);
      const clients = network.clientIds.map((id, index) => ({
        id,
        code: id,
        name: `Client ${index}`,
        isPublic: index % 2 === 0,
      }));
      await db.insertInto('client').values(clients).execute();
      const passwordHash = await hashPassword(password);
      const users = new Users(db);
      for (const [index, userName] of network.userNames.entries()) {
        await users.add({
          id: `usr_${userName}`,
          userName,
          fullName: userName,
          email: `${userName}@example.org`,
          phoneNumber: null,
          jobTitle: null,
          passwordHash,
          clientId: clientOf(network, index),
          roles: ['ClientUser'],
          createdByPlatform: 'portal',
          status: 'confirmed',
        });
      }
      for (const [station, id] of network.stationIds.entries()) {
        await addStation(db, { id, name: id, timeZone: 'Europe/Ljubljana', clientId: clientOf(network, station) });
        const series = parameters.map((parameterCode, parameter) => ({
          key: seriesOf(id, parameter),
          locationId: id,
          parameterCode,
          stepSeconds: step,
          instrumentId: null,
        }));
        await db.insertInto('series').values(series).execute();
      }
      const days = { first: lastDay - network.days + 1, last: lastDay };
      for (let station = 0; station < network.stationIds.length; station += stationsPerStatement) {
        await copyTemplateDays(db, network.stationIds.slice(station, station + stationsPerStatement), parameters, days);
      }
    });
  } finally {
    await close();
  }
}
