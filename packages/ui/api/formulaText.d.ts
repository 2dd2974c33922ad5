import { IntlShape } from "@formatjs/intl";
interface FormulaPart {
  text: string;
  isSubscript: boolean;
}
/** Formulas in a text as the field writes them: "Nitrogen oxides (as NO2)" has a subscript 2. */
declare function formulaParts(text: string): FormulaPart[];
/**
 * The same in plain text, for a canvas, a title or an attribute: "NO₂", "PM₂.₅". Unicode has no subscript of most
 * letters, so "LAeq" stays.
 */
declare const formulaText: (text: string) => string;
/** Whether the text contains a formula with a subscript: true of "NO2", "LAeq" and "PM10 particles", false of "CO". */
declare const hasFormula: (text: string) => boolean;
/** The text with particle sizes in the language of the reader: "PM2.5" is "PM2,5" in Slovene and German. */
declare const localFormula: (intl: Pick<IntlShape, 'formatNumber'>, text: string) => string;
export { FormulaPart, formulaParts, formulaText, hasFormula, localFormula };