import { openDatabase } from '../apps/api/src/db/database.ts';
import { everything, within } from '../apps/api/src/db/scope.ts';
import { installStandard } from '../apps/api/src/parameters/installStandard.ts';
import { ApiKeys } from '../apps/api/src/repositories/apiKeys.ts';
import { addStation } from '../apps/api/test/ownStation.ts';

const stationCount = 1000;
const clientCount = 10;
export const parameters = 'PM10,PM2.5,PM1,NO2,NO,NOx,O3,SO2,CO,C6H6,C7H8,H2S,NH3,BC,T,RH,P,WS,WD,GLOBRAD'.split(',');
export const step = 900;

export interface Station {
  id: string;
  /** API key that writes to this station only. */
  secret: string;
}

const clientOf = (station: number): string => `c${station % clientCount}`;
const stationId = (station: number): string => `s${String(station).padStart(4, '0')}`;
export const seriesId = (station: string, parameter: number): string =>
  `${station}_${parameters[parameter]!.toLowerCase().replace('.', '')}`;

/** A value with no decimals, so that every parameter returns it unrounded. @param slot number of its interval */
export const valueOf = (station: number, parameter: number, slot: number): number =>
  (station * 31 + parameter * 101 + slot * 37) % 997;

/** Ten public clients of a hundred stations, and a key for each station: the most keys that a network can have. */
export async function addStations(databaseUrl: string | undefined, dataFolder: string): Promise<Station[]> {
  const { db, close } = await openDatabase({ databaseUrl, dataFolder });
  try {
    return await within(everything, async () => {
      await installStandard(db);
      const clients = Array.from({ length: clientCount }, (_, client) => ({
        id: clientOf(client),
        code: clientOf(client),
        name: `Client ${client}`,
        isPublic: true,
      }));
      await db.insertInto('client').values(clients).execute();
      const keys = new ApiKeys(db, () => Date.now() / 1000);
      const stations: Station[] = [];
      for (let station = 0; station < stationCount; station++) {
        const id = stationId(station);
        const clientId = clientOf(station);
        await addStation(db, { id, name: id, timeZone: 'Europe/Ljubljana', clientId });
        const series = parameters.map((parameterCode, parameter) => ({
          key: seriesId(id, parameter),
          locationId: id,
          parameterCode,
          stepSeconds: step,
          instrumentId: null,
        }));
        await db.insertInto('series').values(series).execute();
        const { secret } = await keys.create({ name: `Logger ${id}`, clientId, locationIds: [id], createdBy: 'bench' });
        stations.push({ id, secret });
      }
      return stations;
    });
  } finally {
    await close();
  }
}
