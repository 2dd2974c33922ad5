import type { Db } from '../db/database.ts';
import type { Location, Parameter, Series } from '../db/schema.ts';
import { plainLabel } from './labels.ts';
import type { ColumnLabels } from './readings.ts';
import { Refusal } from './refusal.ts';
import { type Sentence, sentence } from '../sentence.ts';

/** Stations, parameters and series of the database. */
export interface Network {
  locations: Location[];
  parameters: Parameter[];
  series: Series[];
}

export async function readNetwork(db: Db): Promise<Network> {
  const locations = await db.selectFrom('location').selectAll().execute();
  const parameters = await db.selectFrom('parameter').selectAll().orderBy('sortOrder').execute();
  const series = await db.selectFrom('series').selectAll().execute();
  return { locations, parameters, series };
}

export interface MatchOptions {
  /** Id or name of the station of a label in the file; the empty label is for a file with one station. */
  stations: ReadonlyMap<string, string>;
  /** Key of the series of a heading, or of station/heading, or code of its parameter; empty to leave it out. */
  mapped: ReadonlyMap<string, string>;
}

/** Series that a column belongs to; `series` is undefined if it is to be created. */
export interface Target {
  location: Location;
  parameter: Parameter;
  series: Series | undefined;
}

/** @returns a target, undefined if the operator leaves the column out, or the reason why there is none */
export function targetOf(
  column: ColumnLabels,
  network: Network,
  { stations, mapped }: MatchOptions,
): Target | Sentence | undefined {
  const { station, aliases = [], parameter: code, heading } = column;
  const key = mapped.get(`${station ?? ''}/${heading}`) ?? mapped.get(heading);
  if (key === '') return undefined;
  const named = network.parameters.find((one) => one.code === key);
  if (key !== undefined && named === undefined) return targetOfKey(key, network);
  const labels = [station ?? '', ...aliases];
  const chosen = labels.map((label) => stations.get(label)).find((name) => name !== undefined) ?? stations.get('');
  if (chosen === undefined && station === undefined) return sentence('imports.problems.namesNoStation');
  const location = locationOf(chosen === undefined ? labels : [chosen], network);
  if (location === undefined) {
    return chosen === undefined
      ? sentence('imports.problems.unknownLabel', { station: station ?? '' })
      : sentence('imports.problems.unknownStation', { station: chosen });
  }
  const parameter = named ?? network.parameters.find((one) => one.code === code);
  if (parameter === undefined) return sentence('imports.problems.unknownParameter', { heading });
  const series = network.series.find(
    ({ locationId, parameterCode }) => locationId === location.id && parameterCode === parameter.code,
  );
  return { location, parameter, series };
}

function targetOfKey(key: string, { series, locations, parameters }: Network): Target {
  const found = series.find((one) => one.key === key);
  if (found === undefined) throw new Refusal('imports.refusals.noSeries', { key });
  return {
    location: locations.find(({ id }) => id === found.locationId)!,
    parameter: parameters.find(({ code }) => code === found.parameterCode)!,
    series: found,
  };
}

function locationOf(labels: readonly string[], { locations }: Network): Location | undefined {
  for (const label of labels) {
    const byId = locations.find(({ id }) => id === label);
    if (byId !== undefined) return byId;
    const named = namedBy(label, locations);
    if (named.length > 1) throw new Refusal('imports.refusals.ambiguousStation', { label });
    if (named.length === 1) return named[0];
  }
  return undefined;
}

/** By the same name, or by one that differs in case, marks and spaces. Names in other scripts have no plain label. */
function namedBy(label: string, locations: readonly Location[]): Location[] {
  const same = locations.filter(({ name }) => name === label);
  const key = plainLabel(label);
  return same.length > 0 || key === '' ? same : locations.filter(({ name }) => plainLabel(name) === key);
}
