export { type Conversion, conversionOf, type ConversionOptions, molarMasses, unitOf } from './conversion.ts';
