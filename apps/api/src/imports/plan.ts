import { conversionOf, unitOf } from '@zrak/quantities/units';
import type { Location, Parameter, Series } from '../db/schema.ts';
import { dayZone } from '../time/zone.ts';
import { type MatchOptions, type Network, type Target, targetOf } from './network.ts';
import type { ColumnLabels, FileContent, Findings, ReadColumn, Readings, StampEnd } from './readings.ts';
import { Refusal } from './refusal.ts';
import { convert, type GridSamples, inOrder, samplesOf } from './samples.ts';
import { stepOf } from './steps.ts';

export interface PlanOptions extends MatchOptions {
  stamp?: StampEnd | undefined;
  /** Units by heading, for columns whose heading has none. */
  units: ReadonlyMap<string, string>;
  /** °C of conversions between ppb and µg/m³. */
  gasTemperature: number;
  /** Averages values to the interval of their series. */
  average: boolean;
  /** Interval of new series, seconds; taken from the times if undefined. */
  step?: number | undefined;
}

export interface PlannedSeries {
  location: Location;
  parameter: Parameter;
  /** Undefined for a series that the import creates. */
  series: Series | undefined;
  step: number;
  /** Names in the file. */
  labels: string[];
  /** Sentences about units. */
  units: string[];
  samples: GridSamples;
}

export interface Plan {
  format: string;
  timeZone: string;
  stamp: StampEnd;
  series: PlannedSeries[];
}

interface Group extends Target {
  columns: ReadColumn[];
}

/** The values that a file would write. @throws Refusal if nothing in it can be imported */
export function planOf(
  name: string,
  content: FileContent,
  network: Network,
  options: PlanOptions & { now: number },
  findings: Findings,
): Plan {
  const stamp = options.stamp ?? content.stamp;
  const groups = groupsOf(name, content, network, options, findings);
  const series: PlannedSeries[] = [];
  for (const group of groups) {
    const labels = group.columns.map(labelOf);
    const parts = group.columns.map((column) => column.finish());
    const units = [...new Set(parts.map((part) => convertUnit(name, part, group.parameter, options)))];
    const readings = inOrder(parts);
    const step = group.series?.stepSeconds ?? options.step ?? stepOf(readings.times);
    if (step === undefined) throw unclearStep(name, labels[0]!, readings);
    const samples = samplesOf(
      readings,
      {
        step,
        stamp,
        dayZone: dayZone(group.location),
        average: options.average ? group.parameter.aggregator : undefined,
        now: options.now,
      },
      findings,
    );
    const { location, parameter } = group;
    if (samples.times.length > 0) {
      series.push({ location, parameter, series: group.series, step, labels, units, samples });
    }
  }
  if (series.length === 0) throw nothingLeft(name, findings);
  return { format: content.format, timeZone: content.timeZone, stamp, series };
}

const labelOf = ({ labels: { station, heading } }: { labels: ColumnLabels }): string =>
  station === undefined ? heading : `${station} / ${heading}`;

function groupsOf(
  name: string,
  content: FileContent,
  network: Network,
  options: PlanOptions,
  findings: Findings,
): Group[] {
  refuseOneStationForMany(name, content.columns, options);
  const groups = new Map<string, Group>();
  const problems = new Map<string, string[]>();
  for (const column of content.columns) {
    if (column.length === 0) continue;
    const target = targetOf(column.labels, network, options);
    if (target === undefined) continue;
    if (typeof target === 'string') {
      problems.set(target, [...(problems.get(target) ?? []), labelOf(column)]);
      continue;
    }
    const key = `${target.location.id} ${target.parameter.code}`;
    const group = groups.get(key) ?? { ...target, columns: [] };
    groups.set(key, group);
    group.columns.push(column);
  }
  for (const [problem, labels] of problems) findings.notes.push(`Not imported: ${labels.join(', ')}; ${problem}.`);
  const [first] = problems.keys();
  if (groups.size === 0 && first !== undefined) throw new Refusal(`${name}: ${first}.`);
  return [...groups.values()];
}

/** @throws Refusal if a file with several stations is to go to one */
function refuseOneStationForMany(name: string, columns: readonly ReadColumn[], { stations }: PlanOptions): void {
  const labels = new Set(
    columns.flatMap(({ labels: { station } }) => (station === undefined || stations.has(station) ? [] : [station])),
  );
  if (!stations.has('') || labels.size < 2) return;
  const list = [...labels].slice(0, 5).join(', ');
  throw new Refusal(`${name} has ${labels.size} stations (${list}): name each with --station LABEL=NAME.`);
}

/** Converts the values of a column to the unit of its parameter. @returns a sentence about it */
function convertUnit(name: string, part: Readings, parameter: Parameter, options: PlanOptions): string {
  const stated = options.units.get(part.labels.heading) ?? part.labels.unit;
  if (stated === undefined) return `unit not stated, taken as ${parameter.unit}`;
  const conversion = conversionOf(stated, parameter.unit, {
    substance: parameter.code,
    temperature: options.gasTemperature,
  });
  if (conversion === undefined) {
    throw new Refusal(
      `${name} has ${labelOf(part)} in ${stated}, which does not convert to ${parameter.unit}: state its unit with --unit "${part.labels.heading}=${parameter.unit}".`,
    );
  }
  convert(part, conversion);
  const { factor, offset, temperature } = conversion;
  const from = unitOf(stated) ?? stated;
  if (factor === 1 && offset === 0) return parameter.unit;
  const shift = offset === 0 ? '' : ` ${offset < 0 ? '−' : '+'} ${Number(Math.abs(offset).toPrecision(6))}`;
  const at = temperature === undefined ? '' : ` (${temperature} °C, 101.325 kPa)`;
  return `${from} to ${parameter.unit}: × ${Number(factor.toPrecision(6))}${shift}${at}`;
}

function unclearStep(name: string, label: string, { times }: Readings): Refusal {
  return times.length < 2
    ? new Refusal(
        `${name} has one value of ${label}: state the interval of the new series with --interval, such as 1h.`,
      )
    : new Refusal(
        `${name} has values of ${label} at irregular times: average them with --average --interval 1h, or another interval.`,
      );
}

function nothingLeft(name: string, findings: Findings): Refusal {
  const [first] = findings.rejections;
  if (first === undefined) return new Refusal(`${name} has no values.`);
  const where = first.line === undefined ? '' : `line ${first.line}: `;
  return new Refusal(`${name} has no row that can be imported; the first reason is: ${where}${first.reason}.`);
}
