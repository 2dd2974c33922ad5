import type { Schemas } from '../../contract/schemas.ts';
import { describeError } from '../../errors.ts';
import { type ImportOutcome, OutdatedImport } from '../../imports/importFile.ts';
import type { PlannedSeries } from '../../imports/plan.ts';
import { notesOf, outcomeText } from '../../imports/planText.ts';
import type { Findings } from '../../imports/readings.ts';
import { Refusal } from '../../imports/refusal.ts';
import { endOfInterval, startOfInterval } from '../../measurements/dailySeries.ts';
import type { Language } from '../../language.ts';
import { inWords } from '../../sentence.ts';
import { type Say, texts } from '../../texts.ts';
import { nativeIntervalOf } from '../../time/interval.ts';
import { isoInstant } from '../../time/zone.ts';

type Answer = Schemas['ImportOutcome'];

export function importedAnswer(outcome: ImportOutcome, isDryRun: boolean, language: Language): Answer {
  const { plan, findings, counts, fingerprint } = outcome;
  const say = texts.in(language);
  return {
    isImported: !isDryRun,
    summary: outcomeText(outcome, isDryRun, language),
    ...(isDryRun ? { fingerprint } : {}),
    format: inWords(plan.format, say),
    ...(plan.timeZone === undefined ? {} : { timeZone: plan.timeZone }),
    stamp: plan.stamp,
    ...foundIn(findings, say),
    series: plan.series.map((planned) => seriesAnswer(planned, say)),
    counts,
  };
}

/** The answer about a file that could not be imported. */
export function refusedAnswer(error: unknown, findings: Findings, language: Language): Answer {
  const say = texts.in(language);
  const refusal =
    error instanceof Refusal
      ? { refusal: inWords(error.sentence, say), refusalCode: error.sentence.id.split('.').at(-1)! }
      : { refusal: describeError(error, language).body.message, refusalCode: 'unexpected' };
  if (error instanceof OutdatedImport) return { ...importedAnswer(error.outcome, true, language), ...refusal };
  return {
    isImported: false,
    ...refusal,
    ...foundIn(findings, say),
    series: [],
    counts: { added: 0, replaced: 0, unchanged: 0 },
  };
}

function foundIn(
  findings: Findings,
  say: Say,
): Pick<Answer, 'rows' | 'blankRows' | 'columns' | 'notes' | 'rejections' | 'rejected'> {
  const { rows, blankRows, columns, rejections, rejected } = findings;
  return {
    rows,
    blankRows,
    columns: columns.map(({ station, heading, parameter, unit, values }) => ({
      ...(station === undefined ? {} : { station }),
      heading,
      ...(parameter === undefined ? {} : { parameter }),
      ...(unit === undefined ? {} : { unit }),
      ...(values === undefined ? {} : { values }),
    })),
    notes: notesOf(findings, say),
    rejections: rejections.map(({ line, reason }) => ({
      ...(line === undefined ? {} : { line }),
      reason: inWords(reason, say),
    })),
    rejected,
  };
}

function seriesAnswer(planned: PlannedSeries, say: Say): Schemas['ImportedSeries'] {
  const { location, parameter, series, step, labels, units, samples } = planned;
  const { times, averaged, duplicates, contradictions } = samples;
  return {
    columns: [...new Set(labels)],
    clientId: location.clientId,
    locationId: location.id,
    locationName: location.name,
    parameter: parameter.code,
    ...(series === undefined ? {} : { seriesId: series.key }),
    isNew: series === undefined,
    interval: nativeIntervalOf(step),
    values: times.length,
    from: isoInstant(startOfInterval(planned, times[0]!)),
    to: isoInstant(endOfInterval(planned, times.at(-1)!)),
    averaged,
    duplicates,
    contradictions,
    units: units.map((unit) => inWords(unit, say)),
  };
}
