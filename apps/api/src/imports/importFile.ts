import { createHash } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { ChangedSeriesError, type WriteOrigin } from '../measurements/chunkWriter.ts';
import type { WriteCounts } from '../measurements/mergeDays.ts';
import type { Samples } from '../measurements/packedDays.ts';
import { MeasurementStore } from '../measurements/store.ts';
import { type EventOf, withEvent } from '../repositories/auditEvents.ts';
import { readJson } from './formats/json.ts';
import { readParquet } from './formats/parquet.ts';
import { parameterFinder } from './labels.ts';
import { readEeaStations } from './metadata.ts';
import { type Network, readNetwork } from './network.ts';
import { type Plan, type PlannedSeries, type PlanOptions, planOf } from './plan.ts';
import { type FileContent, Findings } from './readings.ts';
import { Refusal } from './refusal.ts';
import { hashOf, openSource, type Source } from './source.ts';
import type { Decimal } from './table/numbers.ts';
import { readTable } from './table/readTable.ts';
import type { DateOrder } from './table/stamps.ts';

export interface ImportOptions extends PlanOptions {
  encoding?: string | undefined;
  decimal?: Decimal | undefined;
  timeZone?: string | undefined;
  dateOrder?: DateOrder | undefined;
  missing: readonly number[];
  /** File with the stations of the sampling points of the EEA. */
  metadata?: string | undefined;
}

export const importDefaults: ImportOptions = {
  stations: new Map(),
  mapped: new Map(),
  units: new Map(),
  gasTemperature: 20,
  average: false,
  missing: [],
};

export interface ImportContext {
  db: Db;
  /** Seconds since 1970. */
  now: () => number;
  /** Recorded with values that are replaced. */
  actor: string;
  /** Name of the file in messages, and with the values that are replaced; by default that of the path. */
  name?: string | undefined;
  /** Filled also if the file is refused. */
  findings?: Findings | undefined;
  /** Tries everything and keeps nothing. */
  isDryRun?: boolean | undefined;
  /** Of the outcome that the caller expects: another one is not written. */
  fingerprint?: string | undefined;
  /** May throw, which ends the import. @param share 0 to 1; undefined if it is not known */
  onProgress?: ((step: 'reading' | 'writing', share: number | undefined) => void) | undefined;
  /** Called if other processes cannot be notified of the values, which are stored all the same. */
  onUnannounced?: ((error: unknown) => void) | undefined;
  /** The event of the import; none on the command line. */
  eventOf?: EventOf<Pick<ImportOutcome, 'plan' | 'counts'>>;
}

export interface ImportOutcome {
  name: string;
  plan: Plan;
  findings: Findings;
  counts: WriteCounts;
  /** Equal for equal plans and counts. */
  fingerprint: string;
}

/** The plan is another one than that which the caller expects, and was not written. */
export class OutdatedImport extends Refusal {
  override name = 'OutdatedImport';
  /** As of a dry run. */
  readonly outcome: ImportOutcome;

  constructor(outcome: ImportOutcome) {
    super('imports.refusals.outdated', { name: outcome.name });
    this.outcome = outcome;
  }
}

/** Imports a file in one transaction: all of it or nothing. @throws Refusal if it is not imported */
export async function importFile(path: string, options: ImportOptions, context: ImportContext): Promise<ImportOutcome> {
  const { db, now, name, findings = new Findings() } = context;
  const source = await openSource(path, name);
  const network = await readNetwork(db);
  const content = await contentOf(source, network, options, context, findings);
  findings.columns.unshift(
    ...content.columns.map(({ labels: { station, heading, parameter, unit }, length }) => ({
      station,
      heading,
      parameter: network.parameters.find(({ code }) => code === parameter)?.code,
      unit,
      values: length,
    })),
  );
  const plan = await planOf(source.name, content, network, { ...options, now: now() }, findings);
  const origin: WriteOrigin = {
    source: source.name,
    contentHash: await hashOf(source),
    actor: context.actor,
    clientId: onlyClientOf(plan.series),
  };
  const counts = await write(plan, network, origin, context);
  const outcome = { name: source.name, plan, findings, counts, fingerprint: fingerprintOf(plan, counts) };
  if (isOutdated(outcome, context)) throw new OutdatedImport(outcome);
  return outcome;
}

async function contentOf(
  source: Source,
  network: Network,
  options: ImportOptions,
  { onProgress }: ImportContext,
  findings: Findings,
): Promise<FileContent> {
  const parameterOf = parameterFinder(network.parameters);
  switch (source.kind) {
    case 'parquet': {
      const stationsOf = options.metadata === undefined ? () => [] : await readEeaStations(options.metadata);
      return readParquet(source, { timeZone: options.timeZone, parameterOf, stationsOf }, findings);
    }
    case 'json':
      return readJson(source, { ...options, parameterOf }, findings);
    case 'text': {
      const onTableProgress = (characters: number): void =>
        onProgress?.('reading', source.isCompressed ? undefined : Math.min(1, characters / source.size));
      return readTable(source, { ...options, parameterOf, onProgress: onTableProgress }, findings);
    }
  }
}

function onlyClientOf(series: readonly PlannedSeries[]): string | null {
  const clients = new Set(series.map(({ location }) => location.clientId));
  return clients.size === 1 ? [...clients][0]! : null;
}

/** Hash of the series and counts of a plan that a user sees before it is written. */
function fingerprintOf({ series }: Plan, { added, replaced, unchanged }: WriteCounts): string {
  const seen = series.map(({ location, parameter, series: existing, step, samples: { times } }) => [
    location.id,
    parameter.code,
    existing?.id ?? null,
    step,
    times.length,
    times[0],
    times.at(-1),
  ]);
  return createHash('sha256')
    .update(JSON.stringify([seen, added, replaced, unchanged]))
    .digest('hex');
}

const isOutdated = (
  { plan, counts }: Pick<ImportOutcome, 'plan' | 'counts'>,
  { fingerprint }: ImportContext,
): boolean => fingerprint !== undefined && fingerprint !== fingerprintOf(plan, counts);

/** Ends the transaction of a dry run, and of an outdated import. */
class RolledBack extends Error {}

async function write(plan: Plan, network: Network, origin: WriteOrigin, context: ImportContext): Promise<WriteCounts> {
  const { db, now, isDryRun = false, onProgress, onUnannounced, eventOf } = context;
  const store = new MeasurementStore({ db, now });
  const total = plan.series.reduce((sum, { samples }) => sum + samples.times.length, 0);
  let counts: WriteCounts = { added: 0, replaced: 0, unchanged: 0 };
  const writeAll = async (transaction: Db): Promise<void> => {
    const samples = await withSeries(transaction, plan.series, network);
    counts = await store.writeIn(transaction, samples, origin, (values) => onProgress?.('writing', values / total));
    if (isDryRun || isOutdated({ plan, counts }, context)) throw new RolledBack();
  };
  try {
    await withEvent(db, writeAll, () => eventOf?.({ plan, counts }));
  } catch (error) {
    if (error instanceof ChangedSeriesError)
      throw new Refusal('imports.refusals.changedSeries', { name: origin.source });
    if (!(error instanceof RolledBack)) throw error;
    return counts;
  }
  if (counts.added + counts.replaced > 0) await store.announce().catch((error: unknown) => onUnannounced?.(error));
  return counts;
}

/** Creates the series that do not exist yet. @throws ChangedSeriesError if one exists by now */
async function withSeries(db: Db, planned: readonly PlannedSeries[], network: Network): Promise<Samples[]> {
  const keys = new Set(network.series.map(({ key }) => key));
  const result: Samples[] = [];
  for (const { location, parameter, series, step, samples } of planned) {
    let id = series?.id;
    if (id === undefined) {
      const key = newKey(location.id, parameter.code, keys);
      const created = await db
        .insertInto('series')
        .values({ key, locationId: location.id, parameterCode: parameter.code, stepSeconds: step, instrumentId: null })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (created === undefined) throw new ChangedSeriesError(`series ${key} was added`);
      ({ id } = created);
    }
    result.push({ series: { id, step }, ...samples });
  }
  return result;
}

/** As `zrak apply` names a series: quay_pm10. */
function newKey(locationId: string, parameter: string, keys: Set<string>): string {
  const base = `${locationId.slice(0, 63 - parameter.length)}_${parameter.toLowerCase().replace(/[^a-z0-9]/g, '')}`;
  let key = base;
  for (let count = 2; keys.has(key); count++) key = `${base}-${count}`;
  keys.add(key);
  return key;
}
