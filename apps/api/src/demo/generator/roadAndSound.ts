import { bell, gaussian, uniform } from './random.ts';
import type { DemoStation } from '../places.ts';
import type { Weather } from './weather.ts';

export interface RoadCounts {
  CARS: number;
  VANS: number;
  LORRIES: number;
  BUSES: number;
  MOTORCYCLES: number;
  /** km/h */
  SPEED: number;
  /** Passenger car units per hour. */
  flow: number;
}

/** Vehicles of one quarter hour by class, and their mean speed, which drops as traffic increases. */
export function roadAt({ number, road }: DemoStation, weather: Weather): RoadCounts {
  const { slot, hour, weekday, isHoliday, winter } = weather;
  const expected = (road.vehiclesPerDay / 96) * 1.75 * weather.traffic;
  /** The standard deviation of a count is about the square root of its mean. */
  const counted = (mean: number, stream: number): number =>
    Math.max(0, Math.round(mean + Math.sqrt(Math.max(mean, 0)) * gaussian(stream + number, slot)));
  const isWorkday = weekday < 5 && !isHoliday;
  const lorryPart = road.lorries * (isWorkday ? 1 : 0.35) * (hour > 21.5 || hour < 5 ? 1.8 : 1);
  const busPart = 0.014 * (hour > 4.5 && hour < 23 ? 1.3 : 0.1);
  const counts = {
    CARS: counted(expected * (1 - lorryPart - 0.07 - busPart), 501),
    VANS: counted(expected * 0.07, 502),
    LORRIES: counted(expected * lorryPart, 503),
    BUSES: counted(expected * busPart, 504),
    MOTORCYCLES: counted(expected * 0.014 * (1 - winter), 505),
  };
  const flow = (counts.CARS + counts.VANS + 2 * counts.LORRIES + 2 * counts.BUSES) * 4;
  const freed = road.speed / (1 + 0.15 * Math.min(6, flow / road.capacity) ** 4);
  return { ...counts, flow, SPEED: Math.max(6, freed + 1.6 * gaussian(507 + number, slot)) };
}

const power = (level: number): number => 10 ** (level / 10);
const level = (energy: number): number => 10 * Math.log10(energy);

/** Sound levels of one quarter hour, dB(A): road, surroundings and occasional events. */
export function soundAt(station: DemoStation, weather: Weather, { flow, SPEED }: RoadCounts): Record<string, number> {
  const { number, sound, road } = station;
  if (sound === undefined) return {};
  const { slot, hour } = weather;
  const effective = Math.max(1, flow * (1 + road.lorries * 6));
  const ofRoad =
    sound.atRoad + 10 * Math.log10(effective / 500) + 18 * Math.log10(SPEED / 50) + (weather.rain > 0 ? 1.8 : 0);
  const ofPlace = sound.background + 2.5 * bell(hour, 13, 5) + 0.9 * Math.max(0, weather.windSpeed - 4);
  const steady = level(power(ofRoad) + power(ofPlace)) + 0.8 * gaussian(603 + number, slot);
  const event = uniform(601 + number, slot) < 0.035 ? 6 + 9 * uniform(602 + number, slot) : 0;
  const equivalent = event > 0 ? level(power(steady) + power(steady + event - 6)) : steady;
  const spread = 3.2 + 5.5 * Math.exp(-effective / 350);
  return {
    LAeq: equivalent,
    LAFmax: equivalent + 11 + 4 * Math.abs(gaussian(604 + number, slot)) + event * 0.9,
    LA10: steady + 2.4 + 0.25 * spread,
    LA50: steady - 0.9 * spread,
    LA90: Math.min(steady - 0.95 * spread, Math.max(ofPlace - 2, steady - 2.1 * spread)),
  };
}

/** State of the station itself: battery V, temperature in its box °C, signal dBm, uptime %. */
export function systemAt({ number }: DemoStation, weather: Weather): Record<string, number> {
  const { slot, radiation, temperature } = weather;
  const weakness = uniform(701, number);
  return {
    BATTERY: Math.min(14.4, Math.max(12.2, 12.5 + radiation / 420 + 0.08 * gaussian(702 + number, slot))),
    BOX_T: 0.6 * temperature + 9 + radiation / 130 + 0.3 * gaussian(703 + number, slot),
    SIGNAL: Math.min(
      -60,
      Math.max(-105, -66 - 26 * weakness - (weather.rain > 0 ? 5 : 0) + 2.2 * gaussian(704 + number, slot)),
    ),
    UPTIME: uniform(705 + number, slot) < 0.01 ? 100 * uniform(706 + number, slot) : 100,
  };
}
