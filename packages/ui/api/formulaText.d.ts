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
export { FormulaPart, formulaParts, formulaText };