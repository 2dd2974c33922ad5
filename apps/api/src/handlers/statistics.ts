import { Readable } from 'node:stream';
import { keepingScope } from '../db/scope.ts';
import type { Location } from '../db/schema.ts';
import { notFound } from '../errors.ts';
import type { Language } from '../language.ts';
import { type StationReport, stationReport } from '../reports/stationReport.ts';
import type { Services } from '../services.ts';
import { stationStatistics } from '../statistics/stationStatistics.ts';
import type { Handler } from './contract.ts';

export const getStatistics: Handler<'getStatistics'> = async ({ viewer, query, language, server }, reply) => {
  const { services } = server;
  const client = viewer.client(query.clientId);
  const location = query.locationId === undefined ? undefined : viewer.location(query.locationId);
  // A station of one client is not among those of another.
  if (location !== undefined && location.client_id !== client.id) throw notFound();
  const [first, ...others] = location === undefined ? services.catalogue.locationsOf(client.id) : [location];
  const hasDays = location !== undefined;
  const tell = async (one: Location): Promise<string> => {
    const told = await stationOf(one, query.period, language, services);
    return JSON.stringify(hasDays ? told : withoutDays(told));
  };
  // The first is told before the answer begins, so that a database that is away is still a proper error.
  const beginning = first === undefined ? '' : await tell(first);
  async function* answer(): AsyncGenerator<string> {
    yield `{"period":"${query.period}","stations":[${beginning}`;
    for (const other of others) yield `,${await tell(other)}`;
    yield ']}';
  }
  return reply
    .type('application/json; charset=utf-8')
    .send(Readable.from(keepingScope(answer()), { objectMode: false, highWaterMark: 1 << 16 }));
};

function withoutDays(station: StationReport): StationReport {
  return { ...station, parameters: station.parameters.map(({ daily: _, ...parameter }) => parameter) };
}

async function stationOf(
  location: Location,
  period: string,
  language: Language,
  services: Services,
): Promise<StationReport> {
  const told = await stationStatistics(location, period, services);
  const maintenance = await services.alerts.ofClients([location.client_id], location.id);
  return stationReport(told, maintenance, language, services.now());
}
