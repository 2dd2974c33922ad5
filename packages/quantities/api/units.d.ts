/** Converts a value: `value * factor + offset`. */
interface Conversion {
  factor: number;
  offset: number;
  /** Temperature of a conversion between volume and mass, °C. It is always at 101.325 kPa. */
  temperature?: number | undefined;
}
interface ConversionOptions {
  /** Chemical formula of a gas, such as `NO2`: mixing ratios of others do not convert to concentrations. */
  substance?: string | undefined;
  /** °C; 20 as in Directive (EU) 2024/2881, Annex VI. */
  temperature?: number | undefined;
}
/** g/mol, from the standard atomic weights of IUPAC (2021). NOx counts as NO2, as in Directive (EU) 2024/2881. */
declare const molarMasses: Readonly<Record<string, number>>;
/** The unit with its usual spelling; undefined for an unknown one. `ug.m-3` gives `µg/m³`. */
declare function unitOf(text: string): string | undefined;
/**
 * How values in one unit become values in another, both in any known spelling. Between mixing ratio and concentration
 * the ideal gas law decides: 1 ppb NO2 is 1.9125 µg/m³ at 20 °C and 101.325 kPa.
 * @returns undefined for units that do not convert
 */
declare function conversionOf(from: string, to: string, {
  substance,
  temperature
}?: ConversionOptions): Conversion | undefined;
/** The units whose values convert to this one, in their usual spelling; its own is the first. */
declare function unitsFor(to: string, options?: ConversionOptions): string[];
export { type Conversion, type ConversionOptions, conversionOf, molarMasses, unitOf, unitsFor };