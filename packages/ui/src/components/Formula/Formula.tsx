import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Formula.css.ts';
import { formulaParts } from './formulaText.ts';

export interface FormulaProps {
  /** A formula or a text that contains some: "NO2", "PM10 particles", "Equivalent level LAeq". */
  text: string;
  /** Read instead of the formula: "nitrogen dioxide". Without it the plain text is read. */
  spoken?: string | undefined;
}

/** Chemical formulas, particle sizes and noise levels with their subscripts. */
export function Formula({ text, spoken }: FormulaProps) {
  const parts = formulaParts(text).map(({ text: part, isSubscript }, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no other key
    isSubscript ? (
      <sub key={index} className={styles.subscript}>
        {part}
      </sub>
    ) : (
      part
    ),
  );
  if (spoken === undefined) return <span>{parts}</span>;
  return (
    <>
      <span aria-hidden="true" className={styles.whole}>
        {parts}
      </span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </>
  );
}
