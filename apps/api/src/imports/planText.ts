import type { Language } from '../language.ts';
import { type Say, texts } from '../texts.ts';
import type { ImportOutcome } from './importFile.ts';
import type { PlannedSeries } from './plan.ts';
import type { Findings } from './readings.ts';
import { isoText } from './samples.ts';
import { inWords } from '../sentence.ts';
import { stepText } from './steps.ts';

/** Series of a plan that are printed unless all are asked for. */
const mostSeries = 50;

/** The plan of an import for the operator. @param isWhole also the further series of a long plan */
export function planText({ name, plan, findings }: ImportOutcome, language: Language, isWhole = false): string {
  const say = texts.in(language);
  const { format, timeZone, stamp, series } = plan;
  const shown = isWhole ? series : series.slice(0, mostSeries);
  const rows = say('imports.plan.rows', { count: findings.rows });
  const zone = timeZone ?? say('imports.plan.asInFile');
  return [
    `${name}: ${inWords(format, say)}`,
    `  ${say('imports.plan.times', { zone, stamp })}`,
    `  ${findings.blankRows > 0 ? say('imports.plan.blankRows', { rows, count: findings.blankRows }) : rows}`,
    ...shown.flatMap((planned) => seriesLines(planned, say)),
    ...(shown.length < series.length
      ? [`  ${say('imports.plan.moreSeries', restOf(series.slice(shown.length)))}`]
      : []),
    ...notesOf(findings, say).map((line) => `  ${line}`),
    ...rejectionLines(findings, say),
  ].join('\n');
}

/** Numbers of the series that are left out. */
const restOf = (series: readonly PlannedSeries[]) => ({
  count: series.length,
  created: series.filter((planned) => planned.series === undefined).length,
});

function seriesLines(planned: PlannedSeries, say: Say): string[] {
  const { location, parameter, series, step, labels, units, samples } = planned;
  const { times, duplicates, contradictions, contradictingLines, averaged } = samples;
  const interval = inWords(stepText(step), say);
  const state =
    series === undefined
      ? say('imports.plan.new', { interval })
      : say('imports.plan.existing', { key: series.key, interval });
  const values = say('imports.plan.values', {
    count: times.length,
    from: isoText(times[0]!),
    to: isoText(times.at(-1)! + step),
    units: units.map((unit) => inWords(unit, say)).join('; '),
  });
  const lines = [values];
  if (averaged > 0) lines.push(say('imports.plan.averaged', { count: averaged }));
  if (duplicates > 0) lines.push(say('imports.plan.duplicates', { count: duplicates }));
  if (contradictions > 0) {
    const pairs = contradictingLines.map(([one, other]) => say('imports.plan.pair', { one, other })).join(', ');
    lines.push(say('imports.plan.contradictions', { count: contradictions, lines: pairs }));
  }
  return [
    `  ${[...new Set(labels)].join(', ')} → ${location.name}, ${parameter.code} (${state})`,
    ...lines.map((line) => `    ${line}`),
  ];
}

/** Observations about the values of the whole file. */
export const notesOf = (findings: Findings, say: Say): string[] => [
  ...valueLines(findings, say),
  ...findings.notes.map((note) => inWords(note, say)),
];

function valueLines({ missing, belowDetection, negative, ambiguousTimes }: Findings, say: Say): string[] {
  const lines: string[] = [];
  if (missing.size > 0) {
    const codes = [...missing].map(([code, count]) => {
      const name = code === '' ? say('imports.plan.empty') : code;
      return say('imports.plan.code', { name, count });
    });
    lines.push(say('imports.plan.missing', { codes: codes.join(', ') }));
  }
  if (belowDetection > 0) lines.push(say('imports.plan.belowDetection', { count: belowDetection }));
  if (negative > 0) lines.push(say('imports.plan.negative', { count: negative }));
  if (ambiguousTimes > 0) lines.push(say('imports.plan.doubledHours', { count: ambiguousTimes }));
  return lines;
}

function rejectionLines({ rejected, rejections }: Findings, say: Say): string[] {
  if (rejected === 0) return [];
  const more = rejected - rejections.length;
  const reasons = rejections.map(({ line, reason: rejection }) => {
    const reason = inWords(rejection, say);
    return line === undefined ? reason : say('imports.plan.rejectedLine', { line, reason });
  });
  if (more > 0) reasons.push(say('imports.plan.more', { count: more }));
  return [`  ${say('imports.plan.rejected', { count: rejected })}`, ...reasons.map((reason) => `    ${reason}`)];
}

/** The result in one line. */
export function outcomeText({ counts, plan }: ImportOutcome, isDryRun: boolean, language: Language): string {
  const say = texts.in(language);
  const { added, replaced, unchanged } = counts;
  if (added + replaced === 0) return say('imports.outcome.nothing', { count: unchanged });
  const created = plan.series.filter(({ series }) => series === undefined).length;
  const values = say('imports.outcome.parts', { added, replaced, unchanged });
  const parts = created > 0 ? say('imports.outcome.partsWithSeries', { parts: values, count: created }) : values;
  return say(isDryRun ? 'imports.outcome.wouldWrite' : 'imports.outcome.written', { parts });
}
