interface FormulaProps {
  /** A formula or a text that contains some: "NO2", "PM10 particles", "Equivalent level LAeq". */
  text: string;
  /** Read instead of the formula: "nitrogen dioxide". Without it the plain text is read. */
  spoken?: string | undefined;
}
/** Chemical formulas, particle sizes and noise levels with their subscripts. */
declare function Formula({
  text,
  spoken
}: FormulaProps): import("react").JSX.Element;
export { Formula, FormulaProps };