import { flag } from '@zrak/quantities/aggregation';
import { detectionLimitOf, stepOf } from '../catalogue.ts';
import { pollutionAt } from './pollution.ts';
import { check } from './qualityControl.ts';
import { roadAt, soundAt, systemAt } from './roadAndSound.ts';
import type { DemoStation } from '../places.ts';
import { demoStations } from '../stations.ts';
import { weatherAt } from './weather.ts';

const day = 86_400;
const quarterHour = 900;

export interface GenerateJob {
  locationId: string;
  parameters: readonly string[];
  /** UTC days since 1970. */
  days: readonly number[];
}

export interface Generated {
  parameter: string;
  /** Seconds per value. */
  step: number;
  /** All days one after the other. */
  values: Float32Array;
  flags: Int8Array;
}

const stations = new Map(demoStations.map((station) => [station.id, station]));
const pollutants = new Set(['PM10', 'PM2.5', 'NO2', 'NO', 'NOx', 'O3', 'SO2', 'CO', 'C6H6', 'BC']);
const ofRoad = new Set(['CARS', 'VANS', 'LORRIES', 'BUSES', 'MOTORCYCLES', 'SPEED']);
const ofSound = new Set(['LAeq', 'LAFmax', 'LA10', 'LA50', 'LA90']);
const ofSystem = new Set(['BATTERY', 'BOX_T', 'SIGNAL', 'UPTIME']);

/** Whole days of several parameters of one station. Pure: the same job always gives the same values. */
export function generate({ locationId, parameters, days }: GenerateJob): Generated[] {
  const station = stations.get(locationId);
  if (station === undefined) return [];
  const model = modelFor(station, parameters);
  const quarters = parameters.map(() => new Float32Array(days.length * 96));
  const flags = parameters.map(() => new Int8Array(days.length * 96));
  const streams = parameters.map((parameter) => streamOf(station, parameter));
  const limits = parameters.map(detectionLimitOf);
  days.forEach((utcDay, dayIndex) => {
    for (let slot = 0; slot < 96; slot++) {
      const t = utcDay * day + slot * quarterHour;
      const truth = model(t);
      for (const [index, parameter] of parameters.entries()) {
        const checked = check(station, parameter, limits[index]!, truth[parameter] ?? Number.NaN, t, streams[index]!);
        quarters[index]![dayIndex * 96 + slot] = checked.value;
        flags[index]![dayIndex * 96 + slot] = checked.flag;
      }
    }
  });
  return parameters.map((parameter, index) => {
    const step = stepOf(parameter);
    const made = { parameter, step, values: quarters[index]!, flags: flags[index]! };
    return step === quarterHour ? made : { ...made, ...hourly(made.values, made.flags) };
  });
}

/** Computes only what the parameters need. */
function modelFor(station: DemoStation, parameters: readonly string[]): (t: number) => Record<string, number> {
  const needs = (group: Set<string>): boolean => parameters.some((parameter) => group.has(parameter));
  const needsPollution = needs(pollutants);
  const needsSound = needs(ofSound);
  const needsRoad = needsSound || needs(ofRoad);
  const needsSystem = needs(ofSystem);
  return (t) => {
    const weather = weatherAt(station, t);
    const road = needsRoad ? roadAt(station, weather) : undefined;
    return {
      T: weather.temperature,
      RH: weather.humidity,
      P: weather.pressure,
      RAIN: weather.rain,
      GLOBRAD: weather.radiation,
      WS: weather.windSpeed,
      WD: weather.windDirection,
      WG: weather.gust,
      ...(needsPollution ? pollutionAt(station, weather, t) : undefined),
      ...road,
      ...(needsSound && road !== undefined ? soundAt(station, weather, road) : undefined),
      ...(needsSystem ? systemAt(station, weather) : undefined),
    };
  };
}

function streamOf(station: DemoStation, parameter: string): number {
  let stream = station.number * 7919;
  for (const character of parameter) stream = (stream * 31 + character.charCodeAt(0)) % 1_000_003;
  return 10_000 + stream;
}

/** Instruments that report by the hour: the mean of the hour's quarters, with the flag of the first that is not valid. */
function hourly(quarters: Float32Array, flags: Int8Array): { values: Float32Array; flags: Int8Array } {
  const values = new Float32Array(quarters.length / 4);
  const hourFlags = new Int8Array(values.length);
  for (let index = 0; index < values.length; index++) {
    const of = quarters.subarray(index * 4, index * 4 + 4);
    values[index] = of.reduce((sum, value) => sum + value, 0) / 4;
    const worst = flags.subarray(index * 4, index * 4 + 4).find((validity) => validity <= 0);
    hourFlags[index] = Number.isNaN(values[index]!) ? flag.noData : (worst ?? flags[index * 4]!);
  }
  return { values, flags: hourFlags };
}
