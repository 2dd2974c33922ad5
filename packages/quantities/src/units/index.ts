export { type Conversion, conversionOf, type ConversionOptions, molarMasses, unitOf, unitsFor } from './conversion.ts';
