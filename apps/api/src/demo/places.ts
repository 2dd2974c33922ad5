import type { Category } from '../db/schema.ts';

/**
 * Conditions that determine the air of a place. Dimensionless factors are 1 for an average town in the Ljubljana basin.
 */
export interface Surroundings {
  /** Stations of one region share wind, cloud and rain. */
  region: number;
  /** Mean temperature over the year at 300 m, °C. */
  warmth: number;
  /** Strength of cold air pools in winter, 0 to 1. */
  basin: number;
  /** Typical wind, m/s. */
  windiness: number;
  /** Direction the valley opens to, degrees. */
  valley: number;
  /** Sea breeze and bora, 0 to 1. */
  sea: number;
  rain: number;
  /** Saharan dust that reaches the ground. */
  dust: number;
  traffic: number;
  heating: number;
  /** Background NOx, ppb. */
  nox: number;
  /** Background sum of ozone and NO2, ppb. */
  oxidant: number;
  mountain: boolean;
  /** An industrial plant in this direction, degrees. */
  plant?: { direction: number; strength: number };
}

export interface Road {
  /** Vehicles per day, mean of the year. */
  vehiclesPerDay: number;
  /** Share of lorries. */
  lorries: number;
  /** Free speed, km/h. */
  speed: number;
  /** Vehicles per hour at which the traffic jams. */
  capacity: number;
}

export interface SoundPlace {
  /** LAeq beside 500 vehicles per hour at 50 km/h, dB(A). */
  atRoad: number;
  background: number;
  /** Slovenian noise protection zone. */
  zone: 1 | 2 | 3 | 4;
}

export interface DemoStation {
  id: string;
  /** Seed of all random values of the station. */
  number: number;
  clientId: string;
  name: string;
  latitude: number;
  longitude: number;
  altitude: number;
  area: 'urban' | 'suburban' | 'rural';
  site: 'background' | 'traffic' | 'industrial';
  surroundings: Surroundings;
  road: Road;
  sound?: SoundPlace;
  /** Delay of its values, seconds. */
  deliveryDelay: number;
  parameters: readonly string[];
}

const byCategory = {
  meteorology: ['T', 'RH', 'P', 'RAIN', 'GLOBRAD'],
  wind: ['WS', 'WD', 'WG'],
  noise: ['LAeq', 'LAFmax', 'LA10', 'LA50', 'LA90'],
  traffic: ['CARS', 'VANS', 'LORRIES', 'BUSES', 'MOTORCYCLES', 'SPEED'],
  system: ['BATTERY', 'BOX_T', 'SIGNAL', 'UPTIME'],
} as const satisfies Partial<Record<Category, readonly string[]>>;
export const { meteorology, wind, noise, traffic, system } = byCategory;

export const particles = ['PM10', 'PM2.5'];
export const nitrogen = ['NO2', 'NO', 'NOx'];
export const full = [...particles, ...nitrogen, 'O3', 'SO2', 'CO', 'C6H6', 'BC'];

export const town: Surroundings = {
  region: 1,
  warmth: 11.3,
  basin: 0.85,
  windiness: 1.5,
  valley: 60,
  sea: 0,
  rain: 0.8,
  dust: 0.5,
  traffic: 0.75,
  heating: 0.7,
  nox: 2.4,
  oxidant: 25,
  mountain: false,
};
export const street: Road = { vehiclesPerDay: 14_000, lorries: 0.02, speed: 48, capacity: 1900 };
export const lane: Road = { vehiclesPerDay: 2500, lorries: 0.01, speed: 45, capacity: 900 };
export const highway: Road = { vehiclesPerDay: 14_000, lorries: 0.05, speed: 72, capacity: 2400 };
export const coast: Partial<Surroundings> = {
  region: 7,
  warmth: 12.9,
  basin: 0.15,
  windiness: 2.7,
  valley: 80,
  sea: 1,
  rain: 0.62,
  dust: 0.8,
  traffic: 0.45,
  heating: 0.25,
  oxidant: 33,
};

/** A place of the demo: only the differences from an average town. */
export type Place = Omit<
  DemoStation,
  'id' | 'number' | 'clientId' | 'surroundings' | 'road' | 'deliveryDelay' | 'area' | 'site'
> & {
  surroundings?: Partial<Surroundings>;
  road?: Road;
  deliveryDelay?: number;
  area?: DemoStation['area'];
  site?: DemoStation['site'];
};
