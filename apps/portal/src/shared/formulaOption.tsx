import { Formula } from '@zrak/ui/Formula';

/** An option of a field whose label has formulas: shown with subscripts, searched and read as plain text. */
export const formulaOption = (id: string, label: string) => ({ id, label, content: <Formula text={label} /> });
