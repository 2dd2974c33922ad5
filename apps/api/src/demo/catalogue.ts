import type { Aggregator } from '@zrak/quantities/aggregation';
import type { Category, LocalText } from '../db/schema.ts';

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

type Row = [
  code: string,
  en: string,
  sl: string,
  de: string,
  unit: string,
  decimals: number,
  limit?: number,
  step?: number,
];
type Kind = [category: Category, quantity: string, aggregator: Aggregator];

function rows([category, quantity, aggregator]: Kind, list: Row[]): DemoParameter[] {
  return list.map(([code, en, sl, de, unit, decimals, detectionLimit = null, step = 900]) => ({
    code,
    category,
    name: { en, sl, de },
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
      ['PM10', 'PM10 particles', 'Delci PM10', 'Feinstaub PM10', 'µg/m³', 1, 3],
      ['PM2.5', 'PM2.5 particles', 'Delci PM2,5', 'Feinstaub PM2,5', 'µg/m³', 1, 2],
      ['NO2', 'Nitrogen dioxide', 'Dušikov dioksid', 'Stickstoffdioxid', 'µg/m³', 1, 1],
      ['NO', 'Nitrogen monoxide', 'Dušikov monoksid', 'Stickstoffmonoxid', 'µg/m³', 1, 0.6],
      ['NOx', 'Nitrogen oxides (as NO2)', 'Dušikovi oksidi (kot NO2)', 'Stickoxide (als NO2)', 'µg/m³', 1, 1.5],
      ['O3', 'Ozone', 'Ozon', 'Ozon', 'µg/m³', 1, 2],
      ['SO2', 'Sulphur dioxide', 'Žveplov dioksid', 'Schwefeldioxid', 'µg/m³', 1, 1.3],
      ['CO', 'Carbon monoxide', 'Ogljikov monoksid', 'Kohlenmonoxid', 'mg/m³', 2, 0.05],
      ['C6H6', 'Benzene', 'Benzen', 'Benzol', 'µg/m³', 2, 0.1, hourly],
      ['BC', 'Black carbon', 'Črni ogljik', 'Ruß (Black Carbon)', 'µg/m³', 2, 0.1, hourly],
    ],
  ),
  ...rows(
    ['meteorology', 'temperature', 'mean'],
    [['T', 'Air temperature', 'Temperatura zraka', 'Lufttemperatur', '°C', 1]],
  ),
  ...rows(
    ['meteorology', 'humidity', 'mean'],
    [['RH', 'Relative humidity', 'Relativna vlaga', 'Relative Feuchte', '%', 0]],
  ),
  ...rows(['meteorology', 'pressure', 'mean'], [['P', 'Air pressure', 'Zračni tlak', 'Luftdruck', 'hPa', 1]]),
  ...rows(['meteorology', 'precipitation', 'sum'], [['RAIN', 'Precipitation', 'Padavine', 'Niederschlag', 'mm', 1]]),
  ...rows(
    ['meteorology', 'irradiance', 'mean'],
    [['GLOBRAD', 'Global radiation', 'Globalno sevanje', 'Globalstrahlung', 'W/m²', 0]],
  ),
  ...rows(['wind', 'windSpeed', 'mean'], [['WS', 'Wind speed', 'Hitrost vetra', 'Windgeschwindigkeit', 'm/s', 1]]),
  ...rows(['wind', 'windDirection', 'vectorMean'], [['WD', 'Wind direction', 'Smer vetra', 'Windrichtung', '°', 0]]),
  ...rows(['wind', 'windGust', 'maximum'], [['WG', 'Wind gust', 'Sunek vetra', 'Windböe', 'm/s', 1]]),
  ...rows(
    ['noise', 'soundLevel', 'energeticMean'],
    [['LAeq', 'Equivalent level LAeq', 'Ekvivalentna raven LAeq', 'Äquivalenter Pegel LAeq', 'dB(A)', 1]],
  ),
  ...rows(
    ['noise', 'soundLevelMaximum', 'maximum'],
    [['LAFmax', 'Maximum level LAFmax', 'Največja raven LAFmax', 'Maximalpegel LAFmax', 'dB(A)', 1]],
  ),
  ...rows(
    ['noise', 'soundLevelPercentile', 'percentileLevel'],
    [
      ['LA10', 'Level LA10', 'Raven LA10', 'Pegel LA10', 'dB(A)', 1],
      ['LA50', 'Level LA50', 'Raven LA50', 'Pegel LA50', 'dB(A)', 1],
      ['LA90', 'Level LA90', 'Raven LA90', 'Pegel LA90', 'dB(A)', 1],
    ],
  ),
  ...rows(
    ['traffic', 'count', 'sum'],
    [
      ['CARS', 'Cars', 'Osebna vozila', 'Pkw', 'veh', 0],
      ['VANS', 'Vans', 'Dostavna vozila', 'Lieferwagen', 'veh', 0],
      ['LORRIES', 'Lorries', 'Tovorna vozila', 'Lkw', 'veh', 0],
      ['BUSES', 'Buses', 'Avtobusi', 'Busse', 'veh', 0],
      ['MOTORCYCLES', 'Motorcycles', 'Motorji', 'Motorräder', 'veh', 0],
    ],
  ),
  ...rows(
    ['traffic', 'speed', 'mean'],
    [['SPEED', 'Mean speed', 'Povprečna hitrost', 'Mittlere Geschwindigkeit', 'km/h', 0]],
  ),
  ...rows(
    ['system', 'voltage', 'mean'],
    [['BATTERY', 'Battery voltage', 'Napetost baterije', 'Batteriespannung', 'V', 2]],
  ),
  ...rows(
    ['system', 'temperature', 'mean'],
    [['BOX_T', 'Temperature in the box', 'Temperatura v omarici', 'Gehäusetemperatur', '°C', 1]],
  ),
  ...rows(
    ['system', 'signalStrength', 'mean'],
    [['SIGNAL', 'Signal strength', 'Moč signala', 'Signalstärke', 'dBm', 0]],
  ),
  ...rows(['system', 'ratio', 'mean'], [['UPTIME', 'Uptime', 'Razpoložljivost', 'Verfügbarkeit', '%', 0]]),
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
  { id: 'cli_okolje', code: 'SI-OKOLJE', name: 'Okolje Slovenija', is_public: true },
  { id: 'cli_zasavje', code: 'ZASAVJE', name: 'Regija Zasavje', is_public: false },
  { id: 'cli_obala', code: 'OBALA', name: 'Mestna občina Obala', is_public: false },
];
