import { unitOf } from '@zrak/quantities/units';

/** A heading such as `PM10 [µg/m³]`, taken apart. */
export interface Heading {
  name: string;
  unit: string | undefined;
}

const subscripts: Readonly<Record<string, string>> = { '₀': '0', '₁': '1', '₂': '2', '₃': '3', '₅': '5', ',': '.' };

/** Lower case without marks and spaces, for comparisons: `PM₂,₅` gives `pm25`. */
export const plainLabel = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[₀₁₂₃₅]/g, (digit) => subscripts[digit]!)
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '');

/** Other names of standard parameters, after `plainLabel`. */
const names: Readonly<Record<string, string>> = {
  ozone: 'O3',
  ozon: 'O3',
  nitrogendioxide: 'NO2',
  stickstoffdioxid: 'NO2',
  dusikovdioksid: 'NO2',
  nitrogenmonoxide: 'NO',
  nitricoxide: 'NO',
  nitrogenoxides: 'NOx',
  sulphurdioxide: 'SO2',
  sulfurdioxide: 'SO2',
  schwefeldioxid: 'SO2',
  zveplovdioksid: 'SO2',
  carbonmonoxide: 'CO',
  kohlenmonoxid: 'CO',
  ogljikovmonoksid: 'CO',
  benzene: 'C6H6',
  benzol: 'C6H6',
  benzen: 'C6H6',
  toluene: 'C7H8',
  lead: 'Pb',
  blei: 'Pb',
  svinec: 'Pb',
  arsenic: 'As',
  arsen: 'As',
  arzen: 'As',
  cadmium: 'Cd',
  kadmij: 'Cd',
  nickel: 'Ni',
  nikelj: 'Ni',
  benzoapyrene: 'BaP',
  benzoapyren: 'BaP',
  benzoapiren: 'BaP',
  blackcarbon: 'BC',
  temperature: 'T',
  temp: 'T',
  temperatur: 'T',
  temperatura: 'T',
  airtemp: 'T',
  dewpoint: 'TD',
  humidity: 'RH',
  relhumidity: 'RH',
  relativehumidity: 'RH',
  luftfeuchte: 'RH',
  vlaga: 'RH',
  pressure: 'P',
  airpressure: 'P',
  pres: 'P',
  luftdruck: 'P',
  tlak: 'P',
  rain: 'RAIN',
  precipitation: 'RAIN',
  niederschlag: 'RAIN',
  padavine: 'RAIN',
  globalradiation: 'GLOBRAD',
  solarradiation: 'GLOBRAD',
  windspeed: 'WS',
  windgeschwindigkeit: 'WS',
  hitrostvetra: 'WS',
  winddirection: 'WD',
  winddir: 'WD',
  windrichtung: 'WD',
  smervetra: 'WD',
  windgust: 'WG',
  gust: 'WG',
};

/** A unit and no remark such as `GT` or `Celje`, even if it is not a known one. */
const looksLikeUnit = (text: string): boolean => /^\S*[/%‰°µμ²³·]\S*$|\b(m-[23]|s-1)$/.test(text);

/**
 * Takes the unit off a heading: in brackets, or after `in` as in German tables. An unknown unit is returned as it is
 * written, so that its values are refused instead of taken for the unit of the parameter.
 */
export function headingOf(text: string): Heading {
  const trimmed = text.trim();
  const bracketed = /^(.*?)\s*[[(]([^\])]*)[\])]\s*$/.exec(trimmed);
  if (bracketed !== null) {
    const stated = bracketed[2]!.trim();
    // NO2(GT) names an instrument there, which is no unit.
    return { name: bracketed[1]!.trim(), unit: unitOf(stated) ?? (looksLikeUnit(stated) ? stated : undefined) };
  }
  const german = /^(.*\S)\s+in\s+(\S+)$/.exec(trimmed);
  const unit = german === null ? undefined : unitOf(german[2]!);
  return unit === undefined ? { name: trimmed, unit: undefined } : { name: german![1]!.trim(), unit };
}

export interface NamedParameter {
  code: string;
  name: Record<string, string>;
}

/** Finds parameters by code, by name in any language, or by a usual other name. */
export function parameterFinder(parameters: readonly NamedParameter[]): (label: string) => string | undefined {
  const byLabel = new Map<string, string>();
  const codes = new Set(parameters.map(({ code }) => code));
  for (const [label, code] of Object.entries(names)) if (codes.has(code)) byLabel.set(label, code);
  for (const { code, name } of parameters) for (const text of Object.values(name)) byLabel.set(plainLabel(text), code);
  // A code is stronger than any name.
  for (const { code } of parameters) byLabel.set(plainLabel(code), code);
  return (label) => {
    const key = plainLabel(label);
    return key === '' ? undefined : byLabel.get(key);
  };
}
