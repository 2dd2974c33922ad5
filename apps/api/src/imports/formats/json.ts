import { zoneOf } from '../../time/zone.ts';
import { LongColumn } from '../readColumns.ts';
import type { FileContent, Findings } from '../readings.ts';
import { Refusal } from '../refusal.ts';
import { sentence } from '../../sentence.ts';
import type { Source } from '../source.ts';
import { CellReader } from '../table/cells.ts';
import { DoubledHours } from '../table/civilTimes.ts';
import { type DateOrder, StampReader } from '../table/stamps.ts';
import { encodingOf, readText } from '../text.ts';

type Json = null | string | number | boolean | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

export interface JsonOptions {
  encoding?: string | undefined;
  timeZone?: string | undefined;
  dateOrder?: DateOrder | undefined;
  missing: readonly number[];
  parameterOf: (heading: string) => string | undefined;
}

/** Characters of a file that is parsed at once. */
const longestJson = 256 * 1024 ** 2;

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objectsOf = (value: Json | undefined): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : []);
const textOf = (value: Json | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** A number or a text; others have no value. */
const scalarOf = (value: Json | undefined): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** Reads observations of a SensorThings service, and measures of the Umweltbundesamt. @throws Refusal for other JSON */
export async function readJson(source: Source, options: JsonOptions, findings: Findings): Promise<FileContent> {
  const root = await parse(source, options.encoding ?? encodingOf(source));
  if (isObject(root) && isObject(root['data']) && isObject(root['indices']))
    return readUba(source.name, root['data'], options, findings);
  const items = isObject(root) ? (Array.isArray(root['value']) ? objectsOf(root['value']) : [root]) : objectsOf(root);
  const things = items.filter((item) => 'phenomenonTime' in item || 'Observations' in item || 'dataArray' in item);
  if (things.length === 0) {
    throw new Refusal('imports.refusals.otherJson', { name: source.name });
  }
  const reader = new ObservationReader(options, findings);
  for (const item of things) reader.readItem(item);
  return { format: 'SensorThings', ...reader.finish(source.name) };
}

async function parse(source: Source, encoding: string): Promise<Json> {
  const parts: string[] = [];
  let length = 0;
  for await (const part of readText(source, encoding)) {
    length += part.length;
    if (length > longestJson) throw new Refusal('imports.refusals.longJson', { name: source.name });
    parts.push(part);
  }
  try {
    return JSON.parse(parts.join('').replace(/^\ufeff/, '')) as Json;
  } catch (error) {
    throw new Refusal('imports.refusals.badJson', { name: source.name, cause: (error as Error).message });
  }
}

/** Readings by station, heading and unit; a row is the number of an observation. */
class ObservationReader {
  readonly #options: JsonOptions;
  readonly #findings: Findings;
  readonly #cells: CellReader;
  readonly #zone: string | undefined;
  readonly #stamps: StampReader;
  readonly #doubled = new DoubledHours();
  readonly #readings = new Map<string, LongColumn>();
  #row = 0;

  constructor(options: JsonOptions, findings: Findings, defaultZone?: string) {
    this.#options = options;
    this.#findings = findings;
    this.#cells = new CellReader('.', options.missing, findings);
    this.#zone = options.timeZone ?? defaultZone;
    this.#stamps = new StampReader(this.#zone === undefined ? undefined : zoneOf(this.#zone), options.dateOrder);
  }

  /** An observation, a datastream with its observations, or an array of data. */
  readItem(item: JsonObject): void {
    const stream = isObject(item['Datastream']) ? item['Datastream'] : item;
    if ('Observations' in item) for (const one of objectsOf(item['Observations'])) this.#readObservation(one, item);
    else if (Array.isArray(item['dataArray'])) this.#readArray(item, stream);
    else this.#readObservation(item, stream);
  }

  #readArray(item: JsonObject, stream: JsonObject): void {
    const names = Array.isArray(item['components']) ? item['components'].map(String) : [];
    for (const row of item['dataArray'] as Json[]) {
      if (!Array.isArray(row)) continue;
      this.#readObservation(Object.fromEntries(names.map((name, index) => [name, row[index] ?? null])), stream);
    }
  }

  #readObservation(observation: JsonObject, stream: JsonObject): void {
    const property = isObject(stream['ObservedProperty']) ? stream['ObservedProperty'] : {};
    const unit = isObject(stream['unitOfMeasurement']) ? stream['unitOfMeasurement'] : {};
    const thing = isObject(stream['Thing']) ? stream['Thing'] : {};
    const heading = textOf(property['name']) ?? textOf(stream['name']) ?? 'result';
    const time = textOf(observation['phenomenonTime']) ?? '';
    // A period is written as start/end; a date such as 10/03/2004 has more than one slash.
    const [, start = time] = /^([^/]*)\/[^/]*$/.exec(time) ?? [];
    this.add(
      textOf(thing['name']),
      heading,
      textOf(unit['symbol']) ?? textOf(unit['name']),
      start,
      observation['result'],
    );
  }

  add(
    station: string | undefined,
    heading: string,
    unit: string | undefined,
    stamp: string,
    result: Json | undefined,
  ): void {
    const row = ++this.#row;
    this.#findings.rows++;
    const instant = this.#stamps.read(stamp);
    if (Number.isNaN(instant)) return this.#findings.reject(row, this.#stamps.problem);
    const text = scalarOf(result);
    // A comma in a text could be a decimal mark or separate thousands.
    const outcome = text.includes(',') ? 'bad' : this.#cells.read(text);
    if (outcome === 'bad') return this.#findings.reject(row, sentence('imports.rows.badNumber', { text, heading }));
    if (outcome === 'missing') return undefined;
    if (this.#cells.value < 0) this.#findings.negative++;
    const key = `${station}\n${heading}\n${unit}`;
    let readings = this.#readings.get(key);
    if (readings === undefined) {
      const parameter = this.#options.parameterOf(heading) ?? heading;
      this.#readings.set(key, (readings = new LongColumn({ station, parameter, heading, unit })));
    }
    const time = this.#doubled.pick(readings, instant, this.#stamps.later);
    return readings.add(time, this.#cells.value, this.#cells.flag, row);
  }

  /** @throws Refusal if its times can be read in several ways */
  finish(name: string): Omit<FileContent, 'format'> {
    this.#stamps.checkOrder(name);
    if (this.#stamps.hasZonelessStamps && this.#zone === undefined) {
      throw new Refusal('imports.refusals.zoneless', { name });
    }
    this.#findings.ambiguousTimes += this.#doubled.unpaired;
    const timeZone = this.#stamps.hasZonelessStamps ? this.#zone : undefined;
    const columns = [...this.#readings.values()];
    return { timeZone, hasDatesOnly: !this.#stamps.hasTimesOfDay, stamp: 'start', columns };
  }
}

/** Components of the air data API (umweltbundesamt.de/api/air_data/v2/components). */
const components: Readonly<Record<string, [parameter: string, unit: string]>> = {
  1: ['PM10', 'µg/m³'],
  2: ['CO', 'mg/m³'],
  3: ['O3', 'µg/m³'],
  4: ['SO2', 'µg/m³'],
  5: ['NO2', 'µg/m³'],
  9: ['PM2.5', 'µg/m³'],
};
/** CET all year. */
const ubaZone = '+01:00';

/** Data by station and start: [component, scope, value, end, index]. */
function readUba(name: string, data: JsonObject, options: JsonOptions, findings: Findings): FileContent {
  const reader = new ObservationReader(options, findings, ubaZone);
  for (const [station, times] of Object.entries(data)) {
    if (!isObject(times)) continue;
    for (const [start, entry] of Object.entries(times)) {
      if (!Array.isArray(entry)) continue;
      const [component, , value] = entry;
      const [parameter, unit] = components[scalarOf(component)] ?? [`component ${scalarOf(component)}`, undefined];
      reader.add(station, parameter, unit, start, value);
    }
  }
  return { format: 'Umweltbundesamt, JSON', ...reader.finish(name) };
}
