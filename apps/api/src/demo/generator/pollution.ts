import { bell, gaussian, sigmoid, smooth } from './random.ts';
import type { DemoStation } from '../places.ts';
import type { Weather } from './weather.ts';

/** µg/m³ per ppb at 20 °C and 101.325 kPa. */
const microgramsPerPpb = { NO2: 1.9125, NO: 1.2474, O3: 1.9953 };

/**
 * Concentrations before quality control, µg/m³, CO in mg/m³. Traffic and heating emit, mixing dilutes, rain washes out.
 * NO, NO2 and O3 are in photostationary equilibrium.
 */
export function pollutionAt(station: DemoStation, weather: Weather, t: number): Record<string, number> {
  const { number, surroundings: place } = station;
  const { mixing, winter, sun, cloud, synoptic, hour, humidity, slot } = weather;
  /** Slowly varying factor around 1. */
  const wander = (stream: number, spread: number): number => Math.exp(spread * smooth(stream + number, t / 10_800));
  const noise = (stream: number, spread: number): number => spread * gaussian(stream + number, slot);

  const washout = Math.exp(-0.55 * weather.rain) * (1 - 0.18 * sigmoid((weather.windSpeed - 3.5) * 1.5));
  const road = place.traffic * weather.traffic;
  const stoves = place.heating * weather.heating;

  const nox = (place.nox + ((11.5 * road + 4.6 * stoves) / mixing) * 0.66 * wander(201, 0.28)) * washout;
  const photochemistry = Math.max(0, sun) ** 0.6 * (1 - winter) * (1 - 0.55 * cloud);
  const oxidant =
    (place.oxidant +
      15 * (1 - winter) ** 1.1 * (0.45 + 0.75 * sigmoid(1.3 * synoptic)) +
      photochemistry * (24 * sigmoid(2 * (synoptic - 0.15)) + 16 * Math.max(0, synoptic - 0.45)) -
      (place.mountain ? 0 : 11 * sigmoid((0.2 - mixing) * 22))) *
    (1 + 0.05 * smooth(211 + number, t / 14_400));
  const photolysis = Math.max(0, sun) * 16 * (1 - 0.6 * cloud) + 0.5;
  const sum = nox + oxidant + photolysis;
  const no2 = 0.5 * (sum - Math.sqrt(Math.max(0, sum * sum - 4 * nox * oxidant)));

  const plant = plumeAt(station, weather, t);
  const midday = sigmoid((hour - 10) * 1.2) * sigmoid((16 - hour) * 1.2);
  const regional =
    4.2 +
    2.6 * winter +
    5 * sigmoid(1.6 * synoptic) * (0.35 + 0.65 * winter) +
    15 * place.basin * winter * sigmoid(3.2 * (synoptic - 0.85)) * (1 - 0.2 * midday);
  const local = ((3 * road + 9.5 * stoves) / mixing) * 0.46 * wander(231, 0.24);
  const stirred = 2.2 * road * (humidity < 75 ? 1 : 0.5);

  return {
    'PM2.5': (regional + local * 0.82) * washout + 0.22 * weather.dust + plant * 0.5 + noise(302, 1.1),
    PM10: (regional * 1.25 + local + stirred + plant) * washout + weather.dust + 1.2 + noise(301, 1.6),
    NO2: no2 * microgramsPerPpb.NO2 + noise(303, 0.6),
    NO: (nox - no2) * microgramsPerPpb.NO + noise(304, 0.5),
    NOx: nox * microgramsPerPpb.NO2 + noise(305, 0.8),
    O3: (oxidant - no2) * microgramsPerPpb.O3 + noise(306, 1),
    SO2: (1.6 + (0.45 * stoves) / mixing + plant * 2.2) * washout + noise(307, 0.7),
    CO: 0.19 + ((0.065 * road + 0.13 * stoves) / mixing) * 0.5 * wander(251, 0.2) + noise(308, 0.03),
    C6H6: (0.3 + ((0.3 * road + 0.75 * stoves) / mixing) * 0.42 * wander(261, 0.2)) * washout + noise(309, 0.04),
    BC: (0.3 + ((0.8 * road + 1.35 * stoves) / mixing) * 0.42 * wander(271, 0.22)) * washout + noise(310, 0.06),
  };
}

/** A plant contributes while the wind comes from it. */
function plumeAt({ number, surroundings }: DemoStation, weather: Weather, t: number): number {
  if (surroundings.plant === undefined) return 0;
  const { direction, strength } = surroundings.plant;
  const away = Math.abs(((weather.windDirection - direction + 540) % 360) - 180);
  return strength * 9 * Math.max(0, smooth(221 + number, t / 9000) - 0.2) * bell(away, 0, 45);
}
