import type { Finding } from './finding.ts';

/** Document with a row for each requirement of the OWASP ASVS 5.0, levels 1 and 2. */
export const asvsDocument = 'docs/security/asvs.md';

/** Sections, each with the number of its requirements of level 1 and 2, which are counted from 1. */
const sections = `
  1.1:2 1.2:9 1.3:11 1.4:3 1.5:2
  2.1:3 2.2:3 2.3:4 2.4:1
  3.2:2 3.3:4 3.4:6 3.5:5 3.7:2
  4.1:3 4.2:1 4.3:2 4.4:4
  5.1:1 5.2:3 5.3:2 5.4:3
  6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4
  7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2
  8.1:2 8.2:3 8.3:1 8.4:1
  9.1:3 9.2:4
  10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3
  11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1
  12.1:3 12.2:2 12.3:4
  13.1:1 13.2:5 13.3:2 13.4:5
  14.1:2 14.2:4 14.3:3
  15.1:3 15.2:3 15.3:7
  16.1:1 16.2:5 16.3:4 16.4:3 16.5:3
  17.1:1 17.2:4 17.3:2
`;

export const requirements: readonly string[] = [...sections.matchAll(/([\d.]+):(\d+)/g)].flatMap(([, section, count]) =>
  Array.from({ length: Number(count) }, (_, index) => `${section}.${index + 1}`),
);

const statuses = ['met', 'partly', 'open', 'departs', 'not applicable'] as const;
type Status = (typeof statuses)[number];

interface Row {
  number: string;
  level: string;
  status: Status;
  evidence: string;
  line: number;
}

const isStatus = (text: string): text is Status => statuses.some((status) => status === text);

function rowsOf(text: string): { rows: Row[]; findings: Finding[] } {
  const rows: Row[] = [];
  const findings: Finding[] = [];
  for (const [index, content] of text.split('\n').entries()) {
    const line = index + 1;
    const [, number = '', level = '', , status = '', evidence = ''] = content.split(/\s*(?<!\\)\|\s*/);
    if (!/^\d+\.\d+\.\d+$/.test(number)) continue;
    if (isStatus(status)) rows.push({ number, level, status, evidence, line });
    else findings.push({ file: asvsDocument, line, message: `${number} has the status "${status}"` });
  }
  return { rows, findings };
}

/** The line of the table of counts for a level, as it should be. */
function countLine(rows: readonly Row[], level: string): string {
  const those = rows.filter((row) => row.level === level);
  const counts = statuses.map((status) => those.filter((row) => row.status === status).length);
  return `| ${[level, ...counts, those.length].join(' | ')} |`;
}

/**
 * Faults of the list of requirements: one that is missing or there twice, one that counts as met without a file, a link or
 * a reason, and counts that differ from the rows.
 */
export function checkRequirements(text: string): Finding[] {
  const { rows, findings } = rowsOf(text);
  const add = (line: number, message: string): number => findings.push({ file: asvsDocument, line, message });
  const numbers = rows.map(({ number }) => number);
  for (const number of requirements) {
    const times = numbers.filter((one) => one === number).length;
    if (times !== 1) add(1, `${number} is there ${times} times`);
  }
  for (const { number, status, evidence, line } of rows) {
    if (!requirements.includes(number)) add(line, `${number} is no requirement of level 1 or 2`);
    if (status === 'met' && !/[`[]/.test(evidence)) add(line, `${number} is met, but names no file`);
    if (evidence === '') add(line, `${number} has neither evidence nor a reason`);
  }
  for (const level of ['1', '2']) {
    const expected = countLine(rows, level);
    if (!text.split('\n').includes(expected)) add(1, `the counts of level ${level} are ${expected}`);
  }
  return findings;
}
