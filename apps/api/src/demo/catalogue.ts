import type { Aggregator } from '@zrak/quantities/aggregation';
import type { Category } from '../db/schema.ts';
import type { LocalText } from '../language.ts';
import { demoTexts, type EndOfDemoText } from './texts.ts';

export interface DemoParameter {
  code: string;
  category: Category;
  name: LocalText;
  unit: string;
  decimals: number;
  quantity: string;
  aggregator: Aggregator;
  detectionLimit: number | null;
  /** Seconds. */
  step: number;
}

type Row = [code: EndOfDemoText<'demo.catalogue.'>, unit: string, decimals: number, limit?: number, step?: number];
type Kind = [category: Category, quantity: string, aggregator: Aggregator];

function rows([category, quantity, aggregator]: Kind, list: Row[]): DemoParameter[] {
  return list.map(([code, unit, decimals, detectionLimit = null, step = 900]) => ({
    code,
    category,
    name: demoTexts.inAll(`demo.catalogue.${code}`),
    unit,
    decimals,
    quantity,
    aggregator,
    detectionLimit,
    step,
  }));
}

const hourly = 3600;

/** What the demo stations measure, in the order in which lists show it. */
export const demoParameters: readonly DemoParameter[] = [
  ...rows(
    ['pollution', 'concentration', 'mean'],
    [
      ['PM10', 'µg/m³', 1, 3],
      ['PM2.5', 'µg/m³', 1, 2],
      ['NO2', 'µg/m³', 1, 1],
      ['NO', 'µg/m³', 1, 0.6],
      ['NOx', 'µg/m³', 1, 1.5],
      ['O3', 'µg/m³', 1, 2],
      ['SO2', 'µg/m³', 1, 1.3],
      ['CO', 'mg/m³', 2, 0.05],
      ['C6H6', 'µg/m³', 2, 0.1, hourly],
      ['BC', 'µg/m³', 2, 0.1, hourly],
    ],
  ),
  ...rows(['meteorology', 'temperature', 'mean'], [['T', '°C', 1]]),
  ...rows(['meteorology', 'humidity', 'mean'], [['RH', '%', 0]]),
  ...rows(['meteorology', 'pressure', 'mean'], [['P', 'hPa', 1]]),
  ...rows(['meteorology', 'precipitation', 'sum'], [['RAIN', 'mm', 1]]),
  ...rows(['meteorology', 'irradiance', 'mean'], [['GLOBRAD', 'W/m²', 0]]),
  ...rows(['wind', 'windSpeed', 'mean'], [['WS', 'm/s', 1]]),
  ...rows(['wind', 'windDirection', 'vectorMean'], [['WD', '°', 0]]),
  ...rows(['wind', 'windGust', 'maximum'], [['WG', 'm/s', 1]]),
  ...rows(['noise', 'soundLevel', 'energeticMean'], [['LAeq', 'dB(A)', 1]]),
  ...rows(['noise', 'soundLevelMaximum', 'maximum'], [['LAFmax', 'dB(A)', 1]]),
  ...rows(
    ['noise', 'soundLevelPercentile', 'percentileLevel'],
    [
      ['LA10', 'dB(A)', 1],
      ['LA50', 'dB(A)', 1],
      ['LA90', 'dB(A)', 1],
    ],
  ),
  ...rows(
    ['traffic', 'count', 'sum'],
    [
      ['CARS', 'veh', 0],
      ['VANS', 'veh', 0],
      ['LORRIES', 'veh', 0],
      ['BUSES', 'veh', 0],
      ['MOTORCYCLES', 'veh', 0],
    ],
  ),
  ...rows(['traffic', 'speed', 'mean'], [['SPEED', 'km/h', 0]]),
  ...rows(['system', 'voltage', 'mean'], [['BATTERY', 'V', 2]]),
  ...rows(['system', 'temperature', 'mean'], [['BOX_T', '°C', 1]]),
  ...rows(['system', 'signalStrength', 'mean'], [['SIGNAL', 'dBm', 0]]),
  ...rows(['system', 'ratio', 'mean'], [['UPTIME', '%', 0]]),
];

const byCode = new Map(demoParameters.map((parameter) => [parameter.code, parameter]));

export function detectionLimitOf(code: string): number | null {
  return byCode.get(code)?.detectionLimit ?? null;
}

/** Seconds per native value. */
export function stepOf(code: string): number {
  return byCode.get(code)?.step ?? 900;
}

export const demoClients = [
  { id: 'cli_okolje', code: 'SI-OKOLJE', name: 'Okolje Slovenija', isPublic: true },
  { id: 'cli_zasavje', code: 'ZASAVJE', name: 'Regija Zasavje', isPublic: false },
  { id: 'cli_obala', code: 'OBALA', name: 'Mestna občina Obala', isPublic: false },
];
