import { uniform } from './generator/random.ts';
import type { DemoStation } from './places.ts';
import { demoStations } from './stations.ts';

const day = 86_400;

/** A planned job on one instrument of one station, [from, to). */
export interface Job {
  id: string;
  station: DemoStation;
  from: number;
  to: number;
  parameters: readonly string[];
  kind: 'particleSampler' | 'gasAnalysers' | 'weatherMast' | 'soundMeter' | 'trafficCounter';
}

const instruments: Record<Job['kind'], readonly string[]> = {
  particleSampler: ['PM10', 'PM2.5'],
  gasAnalysers: ['NO2', 'NO', 'NOx', 'O3', 'SO2', 'CO', 'C6H6', 'BC'],
  weatherMast: ['T', 'RH', 'P', 'RAIN', 'GLOBRAD', 'WS', 'WD', 'WG'],
  soundMeter: ['LAeq', 'LAFmax', 'LA10', 'LA50', 'LA90'],
  trafficCounter: ['CARS', 'VANS', 'LORRIES', 'BUSES', 'MOTORCYCLES', 'SPEED'],
};

const jobs = new Map<number, Job>();

/** A job starts every day and lasts 26 hours: there is always a current one. */
function jobOf(number: number): Job {
  let job = jobs.get(number);
  if (job === undefined) {
    const station = demoStations[Math.floor(uniform(801, number) * demoStations.length)]!;
    const fitting = (Object.keys(instruments) as Job['kind'][]).filter((kind) =>
      instruments[kind].some((parameter) => station.parameters.includes(parameter)),
    );
    const kind = fitting[Math.floor(uniform(802, number) * fitting.length)]!;
    const from = number * day + 7 * 3600;
    job = { id: `alr_${number}`, station, from, to: from + 26 * 3600, kind, parameters: instruments[kind] };
    jobs.set(number, job);
  }
  return job;
}

/** The jobs that touch [from, to). */
export function jobsBetween(from: number, to: number): Job[] {
  const found: Job[] = [];
  for (let number = Math.floor(from / day) - 2; number * day < to; number++) {
    const job = jobOf(number);
    if (job.to > from && job.from < to) found.push(job);
  }
  return found;
}

/** Whether this parameter of this station is in maintenance. */
export function isInMaintenance(station: DemoStation, parameter: string, t: number): boolean {
  const number = Math.floor(t / day);
  for (const candidate of [number, number - 1]) {
    const job = jobOf(candidate);
    if (job.station === station && t >= job.from && t < job.to && job.parameters.includes(parameter)) return true;
  }
  return false;
}

const outageLength = 2.5 * day;

/** Whether a station is the first of its client, at which visitors begin: it is never offline. */
export const beginsClient = (station: DemoStation): boolean =>
  demoStations.find(({ clientId }) => clientId === station.clientId) === station;

const canBeOffline = demoStations.filter((station) => !beginsClient(station));

/** A prime that does not divide the number of stations: the turns visit all of them, and clients alternate. */
const stride = 7;

/** Each of these stations in turn is offline for two and a half days: there is always one, and never for longer. */
export function isOffline(station: DemoStation, t: number): boolean {
  const turn = Math.floor(t / outageLength);
  return canBeOffline[(turn * stride) % canBeOffline.length] === station;
}
