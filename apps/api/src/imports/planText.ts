import type { ImportOutcome } from './importFile.ts';
import type { PlannedSeries } from './plan.ts';
import type { Findings } from './readings.ts';
import { isoText } from './samples.ts';
import { stepText } from './steps.ts';

const number = (value: number): string => value.toLocaleString('en');
const counted = (value: number, one: string, many = `${one}s`): string =>
  `${number(value)} ${value === 1 ? one : many}`;

/** The plan of an import for the operator. */
export function planText({ name, plan, findings }: ImportOutcome): string {
  return [
    `${name}: ${plan.format}`,
    `  times: ${plan.timeZone}; a time names the ${plan.stamp} of its interval`,
    `  ${counted(findings.rows, 'row')}${findings.blankRows > 0 ? `, and ${counted(findings.blankRows, 'blank row')}` : ''}`,
    ...plan.series.flatMap(seriesLines),
    ...valueLines(findings),
    ...findings.notes.map((note) => `  ${note}`),
    ...rejectionLines(findings),
  ].join('\n');
}

function seriesLines(planned: PlannedSeries): string[] {
  const { location, parameter, series, step, labels, units, samples } = planned;
  const { times, duplicates, contradictions, contradictingLines, averaged } = samples;
  const state = series === undefined ? `new series, ${stepText(step)}` : `series ${series.key}, ${stepText(step)}`;
  const lines = [
    `  ${[...new Set(labels)].join(', ')} → ${location.name}, ${parameter.code} (${state})`,
    `    ${counted(times.length, 'value')} from ${isoText(times[0]!)} to ${isoText(times.at(-1)! + step)}; ${units.join('; ')}`,
  ];
  if (averaged > 0) lines.push(`    averaged from ${counted(averaged, 'value')}`);
  if (duplicates > 0) lines.push(`    ${counted(duplicates, 'duplicate row')}, used once`);
  if (contradictions > 0) {
    const examples = contradictingLines.map(([one, other]) => `${one} and ${other}`).join(', ');
    lines.push(`    ${counted(contradictions, 'time')} with two values, the later row counts: lines ${examples}`);
  }
  return lines;
}

function valueLines({ missing, belowDetection, negative, ambiguousTimes }: Findings): string[] {
  const lines: string[] = [];
  if (missing.size > 0) {
    lines.push(
      `  cells without a value: ${[...missing].map(([code, count]) => `${code} ${number(count)}`).join(', ')}`,
    );
  }
  if (belowDetection > 0) lines.push(`  below detection: ${counted(belowDetection, 'value')}, flagged`);
  if (negative > 0) lines.push(`  negative: ${counted(negative, 'value')}, kept`);
  if (ambiguousTimes > 0) {
    lines.push(`  ${counted(ambiguousTimes, 'time')} that clocks show twice: taken as summer time`);
  }
  return lines;
}

function rejectionLines({ rejected, rejections }: Findings): string[] {
  if (rejected === 0) return [];
  const more = rejected - rejections.length;
  return [
    `  rejected: ${number(rejected)}`,
    ...rejections.map(({ line, reason }) => `    ${line === undefined ? '' : `line ${line}: `}${reason}`),
    ...(more > 0 ? [`    … and ${number(more)} more`] : []),
  ];
}

/** The result in one line. */
export function outcomeText({ counts, plan }: ImportOutcome, isDryRun: boolean): string {
  const { added, replaced, unchanged } = counts;
  if (added + replaced === 0) return `Nothing changes: ${counted(unchanged, 'value')} stored already.`;
  const created = plan.series.filter(({ series }) => series === undefined).length;
  const parts = [
    `${number(added)} new`,
    `${number(replaced)} replaced`,
    `${number(unchanged)} stored already`,
    ...(created > 0 ? [counted(created, 'new series', 'new series')] : []),
  ].join(', ');
  return isDryRun ? `Would write: ${parts}. Nothing was written.` : `Written: ${parts}.`;
}
