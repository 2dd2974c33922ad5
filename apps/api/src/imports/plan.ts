import { setImmediate } from 'node:timers/promises';
import { conversionOf, unitOf } from '@zrak/quantities/units';
import type { Location, Parameter, Series } from '../db/schema.ts';
import { secondsPerDay } from '../time/interval.ts';
import { dayZone, zoneOf } from '../time/zone.ts';
import { type MatchOptions, type Network, type Target, targetOf } from './network.ts';
import type { ColumnLabels, FileContent, Findings, ReadColumn, Readings, StampEnd } from './readings.ts';
import { Refusal } from './refusal.ts';
import { convert, type GridSamples, inOrder, samplesOf } from './samples.ts';
import { type Sentence, sentence, type Words } from '../sentence.ts';
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
  units: Words[];
  samples: GridSamples;
}

export interface Plan {
  format: Words;
  /** Undefined if the file names the offset of each time. */
  timeZone: string | undefined;
  stamp: StampEnd;
  series: PlannedSeries[];
}

interface Group extends Target {
  columns: ReadColumn[];
}

/** The values that a file would write. @throws Refusal if nothing in it can be imported */
export async function planOf(
  name: string,
  content: FileContent,
  network: Network,
  options: PlanOptions & { now: number },
  findings: Findings,
): Promise<Plan> {
  const stamp = options.stamp ?? content.stamp;
  const groups = groupsOf(name, content, network, options, findings);
  const series: PlannedSeries[] = [];
  const stamps = new Set<StampEnd>();
  for (const group of groups) {
    // Sorting millions of values takes long: others are answered between two series.
    await setImmediate();
    const labels = group.columns.map(labelOf);
    const parts = group.columns.map((column) => column.finish());
    const units = unique(parts.map((part) => convertUnit(name, part, group.parameter, options)));
    const readings = inOrder(parts);
    const step = group.series?.stepSeconds ?? options.step ?? stepOf(readings.times);
    if (step === undefined) throw unclearStep(name, labels[0]!, readings);
    const namesDays = content.hasDatesOnly === true && step === secondsPerDay;
    const ownStamp = namesDays ? 'start' : stamp;
    const samples = samplesOf(
      readings,
      {
        step,
        stamp: ownStamp,
        // In another zone than that in which the dates were read, midnight may be the day before.
        dayZone: namesDays ? zoneOf(content.timeZone ?? 'UTC') : dayZone(group.location),
        average: options.average ? group.parameter.aggregator : undefined,
        now: options.now,
      },
      findings,
    );
    const { location, parameter } = group;
    if (samples.times.length > 0) {
      series.push({ location, parameter, series: group.series, step, labels, units, samples });
      stamps.add(ownStamp);
    }
  }
  if (series.length === 0) throw nothingLeft(name, findings);
  const { format, timeZone } = content;
  return { format, timeZone, stamp: stamps.has(stamp) ? stamp : 'start', series };
}

const keyOf = (words: Words): string => JSON.stringify(words);
const unique = (all: Words[]): Words[] => [...new Map(all.map((words) => [keyOf(words), words])).values()];

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
  const problems = new Map<string, { problem: Sentence; labels: string[] }>();
  for (const column of content.columns) {
    if (column.length === 0) continue;
    const target = targetOf(column.labels, network, options);
    if (target === undefined) continue;
    if ('id' in target) {
      const found = problems.get(keyOf(target)) ?? { problem: target, labels: [] };
      problems.set(keyOf(target), found);
      found.labels.push(labelOf(column));
      continue;
    }
    const key = `${target.location.id} ${target.parameter.code}`;
    const group = groups.get(key) ?? { ...target, columns: [] };
    groups.set(key, group);
    group.columns.push(column);
  }
  for (const { problem, labels } of problems.values()) {
    findings.notes.push(sentence('imports.plan.notImported', { labels: labels.join(', '), problem }));
  }
  const [first] = problems.values();
  if (groups.size === 0 && first !== undefined) {
    throw new Refusal('imports.refusals.noTarget', { name, problem: first.problem });
  }
  return [...groups.values()];
}

/** @throws Refusal if a file with several stations is to go to one */
function refuseOneStationForMany(name: string, columns: readonly ReadColumn[], { stations }: PlanOptions): void {
  const labels = new Set(
    columns.flatMap(({ labels: { station } }) => (station === undefined || stations.has(station) ? [] : [station])),
  );
  if (!stations.has('') || labels.size < 2) return;
  const some = [...labels].slice(0, 5).join(', ');
  throw new Refusal('imports.refusals.severalStations', { name, count: labels.size, labels: some });
}

/** Converts the values of a column to the unit of its parameter. @returns a sentence about it */
function convertUnit(name: string, part: Readings, parameter: Parameter, options: PlanOptions): Words {
  const { station, heading, unit } = part.labels;
  const stated = options.units.get(`${station ?? ''}/${heading}`) ?? options.units.get(heading) ?? unit;
  if (stated === undefined) return sentence('imports.plan.unitNotStated', { unit: parameter.unit });
  const conversion = conversionOf(stated, parameter.unit, {
    substance: parameter.code,
    temperature: options.gasTemperature,
  });
  if (conversion === undefined) {
    const details = { name, label: labelOf(part), stated, unit: parameter.unit, heading };
    throw new Refusal('imports.refusals.unitMismatch', details);
  }
  convert(part, conversion);
  const { factor, offset, temperature } = conversion;
  const from = unitOf(stated) ?? stated;
  if (factor === 1 && offset === 0) return parameter.unit;
  const shift = offset === 0 ? '' : ` ${offset < 0 ? '−' : '+'} ${Number(Math.abs(offset).toPrecision(6))}`;
  const at = temperature === undefined ? '' : ` (${temperature} °C, 101.325 kPa)`;
  const formula = `× ${Number(factor.toPrecision(6))}${shift}${at}`;
  return sentence('imports.plan.unitConverted', { from, unit: parameter.unit, formula });
}

function unclearStep(name: string, label: string, { times }: Readings): Refusal {
  return times.length < 2
    ? new Refusal('imports.refusals.oneValue', { name, label })
    : new Refusal('imports.refusals.irregularTimes', { name, label });
}

function nothingLeft(name: string, findings: Findings): Refusal {
  const [first] = findings.rejections;
  if (first === undefined) return new Refusal('imports.refusals.noValues', { name });
  const { line, reason } = first;
  return line === undefined
    ? new Refusal('imports.refusals.nothingLeft', { name, reason })
    : new Refusal('imports.refusals.nothingLeftAtLine', { name, line, reason });
}
