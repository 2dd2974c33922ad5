import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type {
  Client,
  Instrument,
  Location,
  Parameter,
  ReferenceValue,
  Series,
  SitePlan,
  WrittenText,
} from '../db/schema.ts';
import { limitInUnitOf, type SeriesLimit } from '../parameters/limitUnits.ts';
import { type PhotoFacts, Photos } from './photos.ts';
import type { StoredSeries } from './storedSeries.ts';

/** A series with its parameter, station and instrument. */
export interface CataloguedSeries extends StoredSeries {
  key: string;
  location: Location;
  definition: Parameter;
  /** Limits that apply to it, in its unit. */
  referenceValues: SeriesLimit[];
  /** The current instrument, if known. */
  instrument: Instrument | undefined;
}

/** Time for which the catalogue counts as fresh, milliseconds. */
const freshMs = 1000;
/** Time a call waits for the check, milliseconds; after it the call uses the catalogue in memory. */
const patienceMs = 250;

export type SitePlanFacts = Omit<SitePlan, 'content' | 'mediaType'>;

export interface CatalogueOptions {
  db: Db;
  onError?: ((error: unknown) => void) | undefined;
}

/**
 * Clients, stations, instruments, parameters and series: data that an operator sets up and rarely changes. Kept in
 * memory, because every request needs part of it. The database counts all changes, also those of other writers;
 * `refresh` compares the count.
 */
export class Catalogue {
  readonly #options: CatalogueOptions;
  readonly #listeners: (() => void)[] = [];
  #revision: number | undefined;
  #checkedAt = Number.NEGATIVE_INFINITY;
  #isChecking = false;
  #begun = 0;
  /** Number of the reading that is in memory. */
  #shown = 0;
  #fresh: Promise<unknown> = Promise.resolve();
  clients: Client[] = [];
  locations: Location[] = [];
  series: CataloguedSeries[] = [];
  /** Texts from the portal. */
  writtenTexts: WrittenText[] = [];
  #clientsById = new Map<string, Client>();
  #logoVersions = new Map<string, string>();
  #sitePlans = new Map<string, SitePlanFacts>();
  #photosOfLocation = new Map<string, PhotoFacts[]>();
  #locationsById = new Map<string, Location>();
  #seriesByKey = new Map<string, CataloguedSeries>();
  #seriesOfLocation = new Map<string, CataloguedSeries[]>();
  #locationsOfClient = new Map<string, Location[]>();

  constructor(options: CatalogueOptions) {
    this.#options = options;
  }

  /** Differs after each change that has been read. */
  get revision(): number | undefined {
    return this.#revision;
  }

  /** Calls the listener after a change has been read. */
  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Reads changes, also of other processes; queries the database at most once per second. */
  async refresh(): Promise<void> {
    const now = performance.now();
    if (!this.#isChecking && now - this.#checkedAt >= freshMs) {
      this.#checkedAt = now;
      this.#isChecking = true;
      const check = this.loadChanges().finally(() => (this.#isChecking = false));
      this.#fresh = Promise.race([
        check.catch((error: unknown) => this.#options.onError?.(error)),
        setTimeout(patienceMs, undefined, { ref: false }),
      ]);
    }
    await this.#fresh;
  }

  async load(): Promise<void> {
    // One snapshot: a series added between two queries would have no station.
    await this.#options.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((db) => this.#read(db));
  }

  /** Reads the catalogue if anything in it has changed. */
  async loadChanges(): Promise<void> {
    if ((await revisionOf(this.#options.db)) === this.#revision) return;
    await this.load();
    for (const listener of this.#listeners) listener();
  }

  async #read(db: Db): Promise<void> {
    const begun = ++this.#begun;
    const revision = await revisionOf(db);
    const clients = await db.selectFrom('client').selectAll().execute();
    const logos = await db
      .selectFrom('clientLogo')
      .select(['clientId', sql<string>`left(md5(content), 12)`.as('version')])
      .execute();
    const sitePlans = await db
      .selectFrom('sitePlan')
      .select(['clientId', 'md5', 'width', 'height', 'description'])
      .execute();
    const locations = await db.selectFrom('location').selectAll().execute();
    const parameters = await db.selectFrom('parameter').selectAll().orderBy('sortOrder').execute();
    const series = await db.selectFrom('series').selectAll().execute();
    const photos = await new Photos(db).all();
    const writtenTexts = await db.selectFrom('writtenText').selectAll().execute();
    const instruments = await db.selectFrom('instrument').selectAll().execute();
    const referenceValues = await db.selectFrom('referenceValue').selectAll().orderBy('id').execute();
    // A reading that began later may have ended earlier.
    if (begun < this.#shown) return;
    this.#shown = begun;
    this.clients = clients.sort((a, b) => a.name.localeCompare(b.name, 'sl'));
    this.locations = locations.sort((a, b) => a.name.localeCompare(b.name, 'sl'));
    this.#clientsById = new Map(clients.map((client) => [client.id, client]));
    this.#logoVersions = new Map(logos.map(({ clientId, version }) => [clientId, version]));
    this.#sitePlans = new Map(sitePlans.map((plan) => [plan.clientId, plan]));
    this.#photosOfLocation = Map.groupBy(photos, (photo) => photo.locationId);
    this.writtenTexts = writtenTexts;
    this.#locationsById = new Map(locations.map((location) => [location.id, location]));
    this.#locationsOfClient = Map.groupBy(this.locations, (location) => location.clientId);
    this.series = this.#join(series, parameters, referenceValues, instruments);
    this.#seriesByKey = new Map(this.series.map((one) => [one.key, one]));
    this.#seriesOfLocation = Map.groupBy(this.series, (one) => one.locationId);
    this.#revision = revision;
  }

  /** By station, then in the order of the parameters. */
  #join(
    series: Series[],
    parameters: Parameter[],
    referenceValues: ReferenceValue[],
    instruments: Instrument[],
  ): CataloguedSeries[] {
    const definitions = new Map(parameters.map((parameter) => [parameter.code, parameter]));
    const instrumentsById = new Map(instruments.map((instrument) => [instrument.id, instrument]));
    const valuesOf = Map.groupBy(referenceValues, (value) => value.parameterCode);
    const order = new Map(this.locations.map((location, index) => [location.id, index]));
    return series
      .map((one): CataloguedSeries => {
        const location = this.#locationsById.get(one.locationId)!;
        const definition = definitions.get(one.parameterCode)!;
        return {
          id: one.id,
          key: one.key,
          locationId: one.locationId,
          parameter: one.parameterCode,
          step: one.stepSeconds,
          deliveryDelay: location.deliveryDelaySeconds,
          location,
          definition,
          referenceValues: (valuesOf.get(one.parameterCode) ?? [])
            .filter(({ noiseZone }) => noiseZone === null || noiseZone === location.noiseZone)
            .flatMap((limit) => limitInUnitOf(definition, limit) ?? []),
          instrument: one.instrumentId === null ? undefined : instrumentsById.get(one.instrumentId),
        };
      })
      .sort(
        (a, b) =>
          order.get(a.locationId)! - order.get(b.locationId)! || a.definition.sortOrder - b.definition.sortOrder,
      );
  }

  client(id: string): Client | undefined {
    return this.#clientsById.get(id);
  }

  /** Changes with the logo; undefined without one. */
  logoVersionOf(clientId: string): string | undefined {
    return this.#logoVersions.get(clientId);
  }

  /** Without its picture. */
  sitePlanOf(clientId: string): SitePlanFacts | undefined {
    return this.#sitePlans.get(clientId);
  }

  /** Without their contents; the most informative first. */
  photosOf(locationId: string): PhotoFacts[] {
    return this.#photosOfLocation.get(locationId) ?? [];
  }

  location(id: string): Location | undefined {
    return this.#locationsById.get(id);
  }

  oneSeries(key: string): CataloguedSeries | undefined {
    return this.#seriesByKey.get(key);
  }

  locationsOf(clientId: string): Location[] {
    return this.#locationsOfClient.get(clientId) ?? [];
  }

  seriesOf(locationId: string): CataloguedSeries[] {
    return this.#seriesOfLocation.get(locationId) ?? [];
  }
}

async function revisionOf(db: Db): Promise<number> {
  const { revision } = await db.selectFrom('catalogueRevision').select('revision').executeTakeFirstOrThrow();
  return revision;
}
