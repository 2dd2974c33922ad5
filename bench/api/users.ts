import type { Row } from '../../scripts/bench.ts';
import { percentile } from '../reads.ts';
import { type Answered, load, type Visit } from './load.ts';
import type { Servers } from './server.ts';
import { alone } from '../rows.ts';

/** Between two calls of a user, milliseconds. */
const pause = 1000;
const megabyte = 1_000_000;

/** A token is valid for ten minutes: users sign in again before it ends. */
const longestPhase = 5;

/** Every user also opens the report of a station. */
function withReport(visit: Visit): Visit {
  const month = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 7);
  const [, client] = /clientId=(\w+)/.exec(visit.urls.join())!;
  const [, station] = /locationId=(\w+)/.exec(visit.urls.join())!;
  const report = `/api/reports/statistics?clientId=${client}&locationId=${station}&period=${month}`;
  return { ...visit, urls: [...visit.urls, report] };
}

/**
 * Users who work at the same time for some minutes: sign-in, map, station, graph and report.
 * @param signIn signs the users in
 */
export async function rowsOfUsers(
  where: string,
  servers: Servers,
  signIn: () => Promise<Visit[]>,
  minutes: number,
): Promise<Row[]> {
  const work = async (length: number): Promise<Answered> => {
    const visits = await signIn();
    return load({ visits: visits.map(withReport), duration: length * 60_000, pause });
  };
  await work(0.3);
  const before = await servers.usage();
  const times: number[] = [];
  let [answered, refused] = [0, 0];
  for (let past = 0; past < minutes; past += longestPhase) {
    const { statuses, times: more } = await work(Math.min(longestPhase, minutes - past));
    for (const time of more) times.push(time);
    answered += (statuses[200] ?? 0) + (statuses[304] ?? 0);
    refused += (statuses[429] ?? 0) + (statuses[503] ?? 0);
  }
  const after = await servers.usage();
  const row = (figure: string, value: number, unit: string, most?: number): Row =>
    alone(`${where}, many users for ${minutes} min: ${figure}`, value, unit, most);
  return [
    row('answers', answered, ''),
    row('refused for now', refused, 'answers', 0),
    row('failed', times.length - answered - refused, 'answers', 0),
    row('p99', percentile(times, 0.99), 'ms', 1000),
    row('memory, beginning', before.memory / megabyte, 'MB'),
    row('memory, end', after.memory / megabyte, 'MB'),
  ];
}
