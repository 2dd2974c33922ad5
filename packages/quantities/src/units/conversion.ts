/** Converts a value: `value * factor + offset`. */
export interface Conversion {
  factor: number;
  offset: number;
  /** Temperature of a conversion between volume and mass, °C. It is always at 101.325 kPa. */
  temperature?: number;
}

export interface ConversionOptions {
  /** Chemical formula of a gas, such as `NO2`: mixing ratios of others do not convert to concentrations. */
  substance?: string;
  /** °C; 20 as in Directive (EU) 2024/2881, Annex VI. */
  temperature?: number;
}

/** g/mol, from the standard atomic weights of IUPAC (2021). NOx counts as NO2, as in Directive (EU) 2024/2881. */
export const molarMasses: Readonly<Record<string, number>> = {
  NO2: 46.0055,
  NO: 30.0061,
  NOx: 46.0055,
  O3: 47.9982,
  SO2: 64.0638,
  CO: 28.0101,
  CO2: 44.0095,
  C6H6: 78.1118,
  C7H8: 92.1384,
  C8H10: 106.165,
  H2S: 34.0809,
  NH3: 17.0305,
};

/** J/(mol·K), exact since 2019. */
const gasConstant = 8.314462618;
/** kPa. */
const standardPressure = 101.325;
const absoluteZero = -273.15;

type Dimension =
  | 'mass'
  | 'ratio'
  | 'temperature'
  | 'pressure'
  | 'speed'
  | 'length'
  | 'irradiance'
  | 'voltage'
  | 'angle'
  | 'share'
  | 'count'
  | 'signal'
  | 'decibelA'
  | 'decibelC';

interface Unit {
  dimension: Dimension;
  /** Size in the base unit of its dimension: µg/m³, ppb, °C, hPa, m/s, mm, … */
  factor: number;
  offset: number;
}

const unit = (dimension: Dimension, factor = 1, offset = 0): Unit => ({ dimension, factor, offset });

const units: Readonly<Record<string, Unit>> = {
  'µg/m³': unit('mass'),
  'mg/m³': unit('mass', 1000),
  'ng/m³': unit('mass', 0.001),
  ppb: unit('ratio'),
  ppm: unit('ratio', 1000),
  ppt: unit('ratio', 0.001),
  '°C': unit('temperature'),
  K: unit('temperature', 1, absoluteZero),
  '°F': unit('temperature', 5 / 9, -160 / 9),
  hPa: unit('pressure'),
  Pa: unit('pressure', 0.01),
  kPa: unit('pressure', 10),
  mmHg: unit('pressure', 1.333223874),
  'm/s': unit('speed'),
  'km/h': unit('speed', 1 / 3.6),
  kn: unit('speed', 1852 / 3600),
  mph: unit('speed', 0.44704),
  mm: unit('length'),
  cm: unit('length', 10),
  in: unit('length', 25.4),
  'W/m²': unit('irradiance'),
  V: unit('voltage'),
  mV: unit('voltage', 0.001),
  '°': unit('angle'),
  '%': unit('share'),
  veh: unit('count'),
  dBm: unit('signal'),
  'dB(A)': unit('decibelA'),
  'dB(C)': unit('decibelC'),
};

/** Other spellings, after `plain`. */
const spellings: Readonly<Record<string, string>> = {
  'ug/m3': 'µg/m³',
  'ug.m-3': 'µg/m³',
  'ugm-3': 'µg/m³',
  'mg/m3': 'mg/m³',
  'mg.m-3': 'mg/m³',
  'mgm-3': 'mg/m³',
  'ng/m3': 'ng/m³',
  'ng.m-3': 'ng/m³',
  c: '°C',
  degc: '°C',
  celsius: '°C',
  '°c': '°C',
  k: 'K',
  kelvin: 'K',
  f: '°F',
  degf: '°F',
  '°f': '°F',
  hpa: 'hPa',
  mb: 'hPa',
  mbar: 'hPa',
  pa: 'Pa',
  kpa: 'kPa',
  mmhg: 'mmHg',
  'm.s-1': 'm/s',
  'km.h-1': 'km/h',
  kmh: 'km/h',
  kt: 'kn',
  kts: 'kn',
  knots: 'kn',
  'l/m2': 'mm',
  'w/m2': 'W/m²',
  'w.m-2': 'W/m²',
  v: 'V',
  mv: 'mV',
  deg: '°',
  degrees: '°',
  degree: '°',
  '°n': '°',
  percent: '%',
  vehicles: 'veh',
  count: 'veh',
  dbm: 'dBm',
  'db(a)': 'dB(A)',
  dba: 'dB(A)',
  'db(c)': 'dB(C)',
  dbc: 'dB(C)',
};

/** The two code points of micro, superscripts and spaces are spelled in many ways. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[µμ]/g, 'u')
    .replace(/\s+|\^/g, '')
    .replace(/²/g, '2')
    .replace(/³/g, '3');

/** The unit with its usual spelling; undefined for an unknown one. `ug.m-3` gives `µg/m³`. */
export function unitOf(text: string): string | undefined {
  if (Object.hasOwn(units, text)) return text;
  const key = plain(text);
  if (Object.hasOwn(spellings, key)) return spellings[key];
  return Object.keys(units).find((known) => plain(known) === key);
}

/**
 * How values in one unit become values in another, both in any known spelling. Between mixing ratio and concentration
 * the ideal gas law decides: 1 ppb NO2 is 1.9125 µg/m³ at 20 °C and 101.325 kPa.
 * @returns undefined for units that do not convert
 */
export function conversionOf(
  from: string,
  to: string,
  { substance, temperature = 20 }: ConversionOptions = {},
): Conversion | undefined {
  const [source, target] = [unitOf(from), unitOf(to)];
  if (source === undefined || target === undefined) return from === to ? { factor: 1, offset: 0 } : undefined;
  const [one, other] = [units[source]!, units[target]!];
  if (one.dimension === other.dimension) {
    return { factor: one.factor / other.factor, offset: (one.offset - other.offset) / other.factor };
  }
  const density = densityOf(substance, temperature);
  if (density === undefined) return undefined;
  if (one.dimension === 'ratio' && other.dimension === 'mass') {
    return { factor: (one.factor * density) / other.factor, offset: 0, temperature };
  }
  if (one.dimension === 'mass' && other.dimension === 'ratio') {
    return { factor: one.factor / density / other.factor, offset: 0, temperature };
  }
  return undefined;
}

/** The units whose values convert to this one, in their usual spelling; its own is the first. */
export function unitsFor(to: string, options: ConversionOptions = {}): string[] {
  const own = unitOf(to) ?? to;
  return [own, ...Object.keys(units).filter((one) => one !== own && conversionOf(one, own, options) !== undefined)];
}

/** µg/m³ of 1 ppb. */
function densityOf(substance: string | undefined, temperature: number): number | undefined {
  const mass = substance === undefined ? undefined : molarMasses[substance];
  return mass === undefined ? undefined : (mass * standardPressure) / (gasConstant * (temperature - absoluteZero));
}
