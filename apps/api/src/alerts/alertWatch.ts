import { Viewer } from '../access/viewer.ts';
import { isMeasured, rounded } from '@zrak/quantities/aggregation';
import type { AlertSubscription, AppUser, MaintenanceAlert } from '../db/schema.ts';
import type { Mailer } from '../mail/mailer.ts';
import { columnOf } from '../measurements/query.ts';
import type { StationStates } from '../measurements/stationStates.ts';
import type { SeriesReader } from '../measurements/seriesReader.ts';
import type { AlertSubscriptions, Judgement, Standing } from '../repositories/alertSubscriptions.ts';
import type { CataloguedSeries, Catalogue } from '../repositories/catalogue.ts';
import type { MaintenanceAlerts } from '../repositories/maintenanceAlerts.ts';
import { intervalSeconds, secondsPerDay } from '../time/interval.ts';
import { dayZone } from '../time/zone.ts';
import { alertMail } from './alertMail.ts';
import { judgeSilence, judgeThreshold, type Reading, type Threshold } from './judge.ts';

export interface AlertWatchOptions {
  subscriptions: AlertSubscriptions;
  catalogue: Catalogue;
  store: SeriesReader;
  states: StationStates;
  maintenance: MaintenanceAlerts;
  mailer: Mailer;
  publicUrl: string;
  onError: (error: unknown) => void;
}

/** What came while nobody watched is judged, and what could not be mailed is sent, this far back, seconds. */
const catchUp = 7 * secondsPerDay;
/** What was claimed and not sent within this is tried again, seconds. */
const sendPatience = 300;

/**
 * Judges every subscription by what has arrived, and mails what fired.
 *
 * A judgement is kept with the mails it calls for in one transaction, so that a restart neither loses nor doubles one.
 * A mail is claimed, sent and noted as sent. A process that dies between a mail server's answer and the note sends it a
 * second time, which cannot be avoided: with the same Message-ID, by which mailboxes know the double.
 */
export class AlertWatch {
  readonly #options: AlertWatchOptions;
  #last: Promise<void> = Promise.resolve();

  constructor(options: AlertWatchOptions) {
    this.#options = options;
  }

  /** One round after the other; each sees what the one before has kept. */
  run(): Promise<void> {
    const round = this.#last.then(() => this.#round());
    this.#last = round.catch(() => undefined);
    return round;
  }

  async #round(): Promise<void> {
    const { subscriptions, catalogue, maintenance, store, onError } = this.#options;
    const active = (await subscriptions.active()).filter(({ subscription, user }) =>
      this.#mayKnow(user, subscription.locationId),
    );
    if (active.length > 0) {
      const works = await maintenance.ofClients(catalogue.clients.map(({ id }) => id));
      const worksAt = Map.groupBy(works, ({ locationId }) => locationId);
      for (const { subscription } of active) {
        try {
          const judgement = await this.#judge(subscription, worksAt.get(subscription.locationId) ?? []);
          if (judgement !== undefined) await subscriptions.keep(subscription, judgement, store.now);
        } catch (error) {
          // One that cannot be judged keeps nobody else from being told.
          onError(error);
        }
      }
    }
    await this.#sendMails();
  }

  #mayKnow(user: AppUser, locationId: string): boolean {
    const { catalogue } = this.#options;
    const client = catalogue.client(catalogue.location(locationId)?.clientId ?? '');
    return client !== undefined && new Viewer(catalogue, user).canSeeClient(client);
  }

  async #judge(subscription: AlertSubscription, works: MaintenanceAlert[]): Promise<Judgement | undefined> {
    const standing = { isFiring: subscription.isFiring, judgedUntil: subscription.judgedUntil.getTime() / 1000 };
    return subscription.kind === 'silence'
      ? this.#judgeSilence(subscription, standing, works)
      : this.#judgeThreshold(subscription, { ...subscription, kind: subscription.kind }, standing, works);
  }

  async #judgeSilence(
    { hours, locationId }: AlertSubscription,
    standing: Standing,
    works: MaintenanceAlert[],
  ): Promise<Judgement> {
    const { states, store } = this.#options;
    const { now } = store;
    const newest = newestOf((states.of(locationId)?.latest ?? []).map(({ time, series }) => dueAt(series, time)));
    const hearing = { now, works: works.map(periodOf) };
    if (newest === undefined || newest - standing.judgedUntil <= hours! * 3600) {
      return judgeSilence({ hours: hours! }, standing, { ...hearing, heard: newest === undefined ? [] : [newest] });
    }
    // Nobody has listened for so long that a whole silence may lie in between.
    const since = Math.max(standing.judgedUntil, now - catchUp);
    const heard = await this.#heardSince(locationId, since);
    return judgeSilence({ hours: hours! }, { ...standing, judgedUntil: since }, { ...hearing, heard });
  }

  /** When the values of a station after an instant were due, ascending. */
  async #heardSince(locationId: string, since: number): Promise<number[]> {
    const { catalogue, store } = this.#options;
    const due = new Set<number>();
    for (const series of catalogue.seriesOf(locationId)) {
      const { start, step, values, flags } = await store.read(series, dueAt(series, since) - secondsPerDay, store.now);
      for (const [slot, value] of values.entries()) {
        if (isMeasured(value, flags[slot]!)) due.add(dueAt(series, start + slot * step));
      }
    }
    return [...due].filter((instant) => instant > since).toSorted((one, other) => one - other);
  }

  async #judgeThreshold(
    { seriesId, averaging, threshold, intervals }: AlertSubscription,
    { kind }: Pick<Threshold, 'kind'>,
    standing: Standing,
    works: MaintenanceAlert[],
  ): Promise<Judgement | undefined> {
    const { catalogue, store } = this.#options;
    const series = catalogue.series.find(({ id }) => id === seriesId);
    if (series === undefined || store.availableUntil(series) <= standing.judgedUntil) return undefined;
    const first = Math.max(standing.judgedUntil, store.now - catchUp);
    // A day more than the row is long, because civil days are not equally long.
    const from = first - intervals! * intervalSeconds[averaging!] - secondsPerDay;
    const readings = await this.#readings(series, averaging!, from, works);
    return judgeThreshold({ kind, threshold: threshold!, intervals: intervals! }, standing, readings);
  }

  /** Of the intervals that have ended and can have arrived. Values as they are shown: what reads 50 is not above 50. */
  async #readings(
    series: CataloguedSeries,
    interval: NonNullable<AlertSubscription['averaging']>,
    from: number,
    works: MaintenanceAlert[],
  ): Promise<Reading[]> {
    const { catalogue, store } = this.#options;
    const until = store.availableUntil(series);
    const query = { series: [series], interval, zone: dayZone(series.location), from, to: until };
    const { values, edges } = await columnOf(series, query, store, catalogue);
    return [...values].flatMap((value, index) => {
      const [start, end] = [edges[index]!, edges[index + 1]!];
      if (end > until) return [];
      const isUnderMaintenance = works.map(periodOf).some((work) => work.from < end && work.to > start);
      return [{ end, value: rounded(value, series.definition.decimals), isUnderMaintenance }];
    });
  }

  async #sendMails(): Promise<void> {
    const { subscriptions, catalogue, mailer, publicUrl, store, onError } = this.#options;
    for (const due of await subscriptions.dueMails(store.now - catchUp)) {
      if (!this.#mayKnow(due.user, due.subscription.locationId)) continue;
      if (!(await subscriptions.claimMail(due.id, store.now, store.now - sendPatience))) continue;
      try {
        await mailer.send(alertMail(due, catalogue, publicUrl));
        await subscriptions.markMailed(due.id);
      } catch (error) {
        // The claim runs out, and it is tried again.
        onError(error);
      }
    }
  }
}

const periodOf = ({ startsAt, endsAt }: MaintenanceAlert): { from: number; to: number } => ({
  from: startsAt.getTime() / 1000,
  to: endsAt.getTime() / 1000,
});

/** When the value of an interval that begins at `time` is expected, seconds. */
const dueAt = ({ step, deliveryDelay }: CataloguedSeries, time: number): number => time + step + deliveryDelay;

function newestOf(instants: readonly number[]): number | undefined {
  return instants.length === 0 ? undefined : Math.max(...instants);
}
