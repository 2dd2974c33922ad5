import { random } from '../charts/data.ts';

/** Stations by index in the arrays. */
export interface BenchStations {
  longitudes: Float64Array;
  latitudes: Float64Array;
  /** 0 is the best, 5 the worst. */
  classes: Uint8Array;
}

export interface View {
  longitude: number;
  latitude: number;
  zoom: number;
}

export const start: View = { longitude: 14.8, latitude: 47.5, zoom: 4.5 };

export const colors = ['#50be5a', '#a0cd46', '#f5cd3c', '#f08c32', '#d7322d', '#821e6e'];

/** Stations in and around sixty European towns, with very different numbers. */
export function makeStations(count: number): BenchStations {
  const next = random(5);
  const round = () => next() + next() + next() - 1.5;
  const towns = Array.from({ length: 60 }, () => ({
    longitude: next() * 30,
    latitude: 38 + next() * 18,
    reach: 0.2 + next() * 1.2,
  }));
  const longitudes = new Float64Array(count);
  const latitudes = new Float64Array(count);
  const classes = new Uint8Array(count);
  for (let index = 0; index < count; index++) {
    const { longitude, latitude, reach } = towns[Math.floor(next() * next() * 60)]!;
    longitudes[index] = longitude + round() * reach * 2;
    latitudes[index] = latitude + round() * reach * 1.4;
    classes[index] = Math.min(5, Math.floor(next() * next() * 7));
  }
  return { longitudes, latitudes, classes };
}
