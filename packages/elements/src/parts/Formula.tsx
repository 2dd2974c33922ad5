/** @jsxImportSource preact */
/** Digits that chemistry writes below the line: NO2, C6H6, PM2.5; not those of other words. */
const formulas = /\b(PM(?:10|2[.,]5|1)|NO2|N2O|O3|SO2|H2S|NH3|CO2|CH4|C6H6)\b/;

/** A text whose formulas have subscripts. */
export function Formula({ text }: { text: string }) {
  const [before, formula, ...rest] = text.split(formulas);
  if (formula === undefined) return <>{text}</>;
  return (
    <>
      {before}
      {formula.split(/(\d[\d.,]*)/).map((part, at) => (/^\d/.test(part) ? <sub key={at}>{part}</sub> : part))}
      <Formula text={rest.join('')} />
    </>
  );
}
