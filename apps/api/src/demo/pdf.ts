/** Content of a demo report, from top to bottom. */
export type PdfBlock =
  | { kind: 'title' | 'heading' | 'text' | 'note'; text: string }
  | { kind: 'table'; widths: readonly number[]; rows: readonly (readonly string[])[] };

interface Line {
  font: 'regular' | 'strong';
  size: number;
  /** Space above the line, points. */
  gap: number;
  cells: readonly { x: number; text: string }[];
}

const page = { width: 595, height: 842, margin: 56 };
const inner = page.width - 2 * page.margin;
/** Mean width of a letter relative to its size, with a margin: readers replace Helvetica by wider fonts. */
const letter = 0.55;
const styles = {
  title: { font: 'strong', size: 20, gap: 12 },
  heading: { font: 'strong', size: 13, gap: 20 },
  text: { font: 'regular', size: 10, gap: 6 },
  note: { font: 'regular', size: 8, gap: 18 },
} as const;

/** A PDF of text and tables with the standard fonts of PDF: small, and sufficient for a demo. */
export function pdfOf(title: string, language: string, blocks: readonly PdfBlock[]): Uint8Array {
  const pages = paged(blocks.flatMap(linesOf)).map((lines) => lines.join('\n'));
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang ${literal(language)} /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, n) => `${7 + 2 * n} 0 R`).join(' ')}] >>`,
    `<< /Title ${literal(title)} /Producer (Zrak) >>`,
    // The usual encoding has all letters of Slovene and German except č and Č.
    '<< /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [129 /ccaron 141 /Ccaron] >>',
    ...['Helvetica', 'Helvetica-Bold'].map(
      (name) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding 4 0 R >>`,
    ),
    ...pages.flatMap((content, n) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] ` +
        `/Resources << /Font << /regular 5 0 R /strong 6 0 R >> >> /Contents ${8 + 2 * n} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  let file = '%PDF-1.7\n';
  const offsets = objects.map((object, n) => {
    const offset = file.length;
    file += `${n + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  for (const offset of offsets) file += `${String(offset).padStart(10, '0')} 00000 n \n`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

function linesOf(block: PdfBlock): Line[] {
  if (block.kind !== 'table') {
    const { font, size, gap } = styles[block.kind];
    return wrapped(block.text, inner, size).map((text, n) => ({
      font,
      size,
      gap: n === 0 ? gap : 2,
      cells: [{ x: 0, text }],
    }));
  }
  const starts = block.widths.map((_, column) => block.widths.slice(0, column).reduce((sum, width) => sum + width, 0));
  return block.rows.flatMap((row, number) => {
    const columns = row.map((text, column) => wrapped(text, block.widths[column]! - 8, 9));
    const height = Math.max(...columns.map(({ length }) => length));
    return Array.from({ length: height }, (_, n) => ({
      font: number === 0 ? ('strong' as const) : ('regular' as const),
      size: 9,
      gap: n === 0 ? 5 : 1,
      cells: columns.flatMap((lines, column) => (lines[n] ? [{ x: starts[column]!, text: lines[n] }] : [])),
    }));
  });
}

function wrapped(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && (line.length + 1 + word.length) * size * letter <= width)
      lines.push(`${lines.pop()} ${word}`);
    else lines.push(word);
  }
  return lines;
}

function paged(lines: readonly Line[]): string[][] {
  const pages: string[][] = [[]];
  let y = page.height - page.margin;
  for (const { font, size, gap, cells } of lines) {
    y -= gap + size;
    if (y < page.margin) {
      pages.push([]);
      y = page.height - page.margin - size;
    }
    for (const { x, text } of cells) {
      pages.at(-1)!.push(`BT /${font} ${size} Tf ${page.margin + x} ${y} Td ${literal(text)} Tj ET`);
    }
  }
  return pages;
}

const beyondLatin: Record<string, string> = {
  č: '\u0081',
  Č: '\u008d',
  š: '\u009a',
  Š: '\u008a',
  ž: '\u009e',
  Ž: '\u008e',
  '–': '\u0096',
};

/** A string of the PDF in the encoding of its fonts. */
function literal(text: string): string {
  const encoded = text.replaceAll(/[^ -~\u00a0-\u00ff]/g, (sign) => beyondLatin[sign] ?? '?');
  return `(${encoded.replaceAll(/[\\()]/g, String.raw`\$&`)})`;
}
