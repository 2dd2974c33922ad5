import type { Category } from '../db/schema.ts';

/** What the air of a place is made of. Dimensionless factors are 1 for a middling town in the Ljubljana basin. */
export interface Surroundings {
  /** Stations of one region share wind, cloud and rain. */
  region: number;
  /** Mean temperature over the year at 300 m, °C. */
  warmth: number;
  /** How well cold air collects here in winter, 0 to 1. */
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
  /** NOx of the background, ppb. */
  nox: number;
  /** Ozone and NO2 together of the background, ppb. */
  oxidant: number;
  mountain: boolean;
  /** A plant upwind at this direction, degrees. */
  plant?: { direction: number; strength: number };
}

export interface Road {
  /** Vehicles per day, mean over the year. */
  vehiclesPerDay: number;
  /** Part of lorries. */
  lorries: number;
  /** Free speed, km/h. */
  speed: number;
  /** Vehicles per hour at which it jams. */
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
  /** Seed of everything random about it. */
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
  /** Seconds after which its values arrive. */
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
const { meteorology, wind, noise, traffic, system } = byCategory;

const particles = ['PM10', 'PM2.5'];
const nitrogen = ['NO2', 'NO', 'NOx'];
const full = [...particles, ...nitrogen, 'O3', 'SO2', 'CO', 'C6H6', 'BC'];

const town: Surroundings = {
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
const street: Road = { vehiclesPerDay: 14_000, lorries: 0.02, speed: 48, capacity: 1900 };
const lane: Road = { vehiclesPerDay: 2500, lorries: 0.01, speed: 45, capacity: 900 };
const highway: Road = { vehiclesPerDay: 14_000, lorries: 0.05, speed: 72, capacity: 2400 };
const coast: Partial<Surroundings> = {
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

type Place = Omit<
  DemoStation,
  'id' | 'number' | 'clientId' | 'surroundings' | 'road' | 'deliveryDelay' | 'area' | 'site'
> & {
  surroundings?: Partial<Surroundings>;
  road?: Road;
  deliveryDelay?: number;
  area?: DemoStation['area'];
  site?: DemoStation['site'];
};

const okolje: Record<string, Place> = {
  bezigrad: {
    name: 'Ljubljana Bežigrad',
    latitude: 46.0655,
    longitude: 14.5127,
    altitude: 299,
    sound: { atRoad: 57, background: 43, zone: 3 },
    road: street,
    parameters: [...full, ...meteorology, ...wind, ...noise, ...system],
  },
  celovska: {
    name: 'Ljubljana Celovška',
    latitude: 46.0721,
    longitude: 14.4871,
    altitude: 305,
    site: 'traffic',
    surroundings: { traffic: 1.5 },
    road: { ...street, vehiclesPerDay: 31_000, capacity: 3600 },
    sound: { atRoad: 66, background: 47, zone: 3 },
    parameters: [...particles, ...nitrogen, 'CO', 'C6H6', 'BC', ...noise, ...traffic, ...system],
  },
  vic: {
    name: 'Ljubljana Vič',
    latitude: 46.0375,
    longitude: 14.4893,
    altitude: 293,
    area: 'suburban',
    surroundings: { heating: 0.9, traffic: 0.6 },
    parameters: [...particles, ...nitrogen, 'O3', 'T', 'RH', ...wind, ...system],
  },
  kranj: {
    name: 'Kranj',
    latitude: 46.2418,
    longitude: 14.3622,
    altitude: 385,
    surroundings: { region: 2, traffic: 0.55, basin: 0.6 },
    parameters: [...particles, ...nitrogen, 'O3', ...meteorology, ...wind, ...system],
  },
  titova: {
    name: 'Maribor Titova',
    latitude: 46.5589,
    longitude: 15.6513,
    altitude: 270,
    site: 'traffic',
    surroundings: { region: 3, basin: 0.55, traffic: 1.3, windiness: 2, rain: 0.6 },
    road: { ...street, vehiclesPerDay: 27_000, capacity: 3200 },
    sound: { atRoad: 65, background: 46, zone: 3 },
    parameters: [...particles, ...nitrogen, 'CO', 'BC', ...noise, ...traffic, ...system],
  },
  vrbanski: {
    name: 'Maribor Vrbanski plato',
    latitude: 46.5684,
    longitude: 15.6261,
    altitude: 280,
    surroundings: { region: 3, basin: 0.5, traffic: 0.35, windiness: 1.9, rain: 0.6 },
    parameters: [...particles, ...nitrogen, 'O3', ...meteorology, ...wind, ...system],
  },
  celje: {
    name: 'Celje bolnica',
    latitude: 46.2345,
    longitude: 15.2625,
    altitude: 240,
    surroundings: { region: 4, basin: 0.95, heating: 0.95, plant: { direction: 100, strength: 0.6 } },
    sound: { atRoad: 54, background: 41, zone: 2 },
    parameters: [...particles, ...nitrogen, 'O3', 'SO2', 'CO', ...meteorology, ...wind, ...noise, ...system],
  },
  'celje-ljubljanska': {
    name: 'Celje Ljubljanska cesta',
    latitude: 46.2357,
    longitude: 15.2462,
    altitude: 242,
    site: 'traffic',
    surroundings: { region: 4, basin: 0.95, traffic: 1.15, heating: 0.9 },
    road: { ...street, vehiclesPerDay: 19_500 },
    sound: { atRoad: 66, background: 45, zone: 3 },
    parameters: [...particles, ...nitrogen, 'BC', ...noise, ...traffic, ...system],
  },
  ptuj: {
    name: 'Ptuj',
    latitude: 46.4258,
    longitude: 15.8814,
    altitude: 235,
    surroundings: { region: 3, basin: 0.6, traffic: 0.5, heating: 0.85, windiness: 1.9, rain: 0.58 },
    parameters: [...particles, 'NO2', 'T', 'RH', ...wind, ...system],
  },
  rakican: {
    name: 'Murska Sobota Rakičan',
    latitude: 46.6521,
    longitude: 16.1913,
    altitude: 188,
    area: 'rural',
    surroundings: {
      region: 5,
      basin: 0.5,
      traffic: 0.25,
      heating: 0.75,
      windiness: 2.2,
      rain: 0.5,
      nox: 1.6,
      oxidant: 29,
    },
    parameters: [...particles, ...nitrogen, 'O3', ...meteorology, ...wind, ...system],
  },
  'nova-gorica': {
    name: 'Nova Gorica',
    latitude: 45.9556,
    longitude: 13.6524,
    altitude: 113,
    surroundings: {
      region: 6,
      warmth: 12.9,
      basin: 0.35,
      windiness: 2.1,
      sea: 0.35,
      traffic: 0.7,
      heating: 0.45,
      oxidant: 32,
    },
    parameters: [...particles, ...nitrogen, 'O3', 'SO2', 'CO', ...meteorology, ...wind, ...system],
  },
  'novo-mesto': {
    name: 'Novo mesto',
    latitude: 45.8018,
    longitude: 15.1773,
    altitude: 214,
    surroundings: { region: 4, basin: 0.75, traffic: 0.5, heating: 0.95 },
    parameters: [...particles, 'NO2', 'O3', ...meteorology, ...system],
  },
  iskrba: {
    name: 'Iskrba',
    latitude: 45.5611,
    longitude: 14.8581,
    altitude: 520,
    area: 'rural',
    surroundings: {
      region: 6,
      basin: 0.25,
      traffic: 0.03,
      heating: 0.08,
      windiness: 1.5,
      rain: 1.05,
      nox: 0.5,
      oxidant: 32,
    },
    // Sends over a satellite modem, every few hours.
    deliveryDelay: 3 * 3600,
    parameters: [...particles, 'NO2', 'O3', 'SO2', ...meteorology, ...wind, ...system],
  },
  krvavec: {
    name: 'Krvavec',
    latitude: 46.2974,
    longitude: 14.5333,
    altitude: 1740,
    area: 'rural',
    surroundings: {
      region: 2,
      basin: 0,
      traffic: 0.02,
      heating: 0.03,
      windiness: 4.2,
      rain: 1.1,
      dust: 0.7,
      nox: 0.35,
      oxidant: 42,
      mountain: true,
    },
    parameters: ['O3', 'BC', ...meteorology, ...wind, ...system],
  },
};

const zasavje: Record<string, Place> = {
  trbovlje: {
    name: 'Trbovlje',
    latitude: 46.1575,
    longitude: 15.054,
    altitude: 250,
    site: 'industrial',
    surroundings: {
      region: 4,
      basin: 1,
      heating: 1.1,
      traffic: 0.55,
      windiness: 1.2,
      plant: { direction: 150, strength: 1.4 },
    },
    sound: { atRoad: 55, background: 42, zone: 2 },
    parameters: [...full, ...meteorology, ...wind, ...noise, ...system],
  },
  zagorje: {
    name: 'Zagorje',
    latitude: 46.1311,
    longitude: 14.9961,
    altitude: 241,
    surroundings: { region: 4, basin: 1, heating: 1.15, traffic: 0.65, windiness: 1.1 },
    parameters: [...particles, ...nitrogen, 'O3', 'SO2', 'CO', ...meteorology, ...wind, ...system],
  },
  hrastnik: {
    name: 'Hrastnik',
    latitude: 46.1439,
    longitude: 15.0833,
    altitude: 290,
    site: 'industrial',
    surroundings: {
      region: 4,
      basin: 0.9,
      heating: 1,
      traffic: 0.4,
      windiness: 1.2,
      plant: { direction: 200, strength: 1.1 },
    },
    parameters: [...particles, ...nitrogen, 'O3', 'SO2', ...meteorology, ...wind, ...system],
  },
  'trbovlje-cesta': {
    name: 'Trbovlje, cesta',
    latitude: 46.1366,
    longitude: 15.0345,
    altitude: 225,
    site: 'traffic',
    surroundings: { region: 4, traffic: 0.8 },
    road: { ...street, vehiclesPerDay: 10_701, speed: 58 },
    sound: { atRoad: 65, background: 43, zone: 3 },
    parameters: [...noise, ...traffic, ...system],
  },
  'zagorje-most': {
    name: 'Zagorje, most',
    latitude: 46.1207,
    longitude: 14.9949,
    altitude: 222,
    site: 'traffic',
    surroundings: { region: 4, traffic: 0.7 },
    road: { ...street, vehiclesPerDay: 7526 },
    parameters: [...traffic, ...system],
  },
};

const obala: Record<string, Place> = {
  koper: {
    name: 'Koper',
    latitude: 45.543,
    longitude: 13.7135,
    altitude: 56,
    surroundings: coast,
    sound: { atRoad: 56, background: 44, zone: 3 },
    parameters: [...full, ...meteorology, ...wind, ...noise, ...system],
  },
  'koper-vpadnica': {
    name: 'Koper, vpadnica',
    latitude: 45.5255,
    longitude: 13.7335,
    altitude: 6,
    site: 'traffic',
    surroundings: { ...coast, traffic: 1 },
    road: { ...highway, vehiclesPerDay: 18_289 },
    sound: { atRoad: 66, background: 46, zone: 3 },
    parameters: [...particles, 'NO2', ...noise, ...traffic, ...system],
  },
  bertoki: {
    name: 'Bertoki',
    latitude: 45.5433,
    longitude: 13.7605,
    altitude: 12,
    area: 'suburban',
    site: 'traffic',
    surroundings: coast,
    road: { ...street, vehiclesPerDay: 8746 },
    parameters: [...traffic, ...system],
  },
  skofije: {
    name: 'Škofije',
    latitude: 45.5695,
    longitude: 13.7865,
    altitude: 78,
    area: 'suburban',
    site: 'traffic',
    surroundings: coast,
    road: { ...highway, vehiclesPerDay: 14_244 },
    sound: { atRoad: 65, background: 43, zone: 2 },
    parameters: ['PM10', 'NO2', ...noise, ...traffic, ...system],
  },
  'spodnje-skofije': {
    name: 'Spodnje Škofije',
    latitude: 45.5672,
    longitude: 13.7865,
    altitude: 60,
    area: 'suburban',
    site: 'traffic',
    surroundings: coast,
    road: { ...street, vehiclesPerDay: 9994 },
    parameters: [...traffic, ...system],
  },
  'skofije-meja': {
    name: 'Škofije, mejni prehod',
    latitude: 45.5821,
    longitude: 13.7972,
    altitude: 95,
    area: 'rural',
    site: 'traffic',
    surroundings: coast,
    road: { ...highway, vehiclesPerDay: 15_537, lorries: 0.09 },
    parameters: [...traffic, ...system],
  },
};

function stationsOf(clientId: string, places: Record<string, Place>, firstNumber: number): DemoStation[] {
  return Object.entries(places).map(([key, place], index) => ({
    area: 'urban',
    site: 'background',
    deliveryDelay: 0,
    ...place,
    id: `loc_${key}`,
    number: firstNumber + index,
    clientId,
    surroundings: { ...town, ...place.surroundings },
    road: place.road ?? lane,
  }));
}

export const demoStations: readonly DemoStation[] = [
  ...stationsOf('cli_okolje', okolje, 1),
  ...stationsOf('cli_zasavje', zasavje, 15),
  ...stationsOf('cli_obala', obala, 20),
];
