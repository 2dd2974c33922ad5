import { Viewer } from '../access/viewer.ts';
import { isMeasured, rounded } from '@zrak/quantities/aggregation';
import type { AlertSubscription, AppUser, MaintenanceAlert } from '../db/schema.ts';
import { isUnreachable, type Mailer } from '../mail/mailer.ts';
import { columnOf } from '../measurements/query.ts';
import type { StationStates } from '../measurements/stationStates.ts';
import type { SeriesReader } from '../measurements/seriesReader.ts';
import type { AlertSubscriptions, Judgement, Standing } from '../repositories/alertSubscriptions.ts';
import type { CataloguedSeries, Catalogue } from '../repositories/catalogue.ts';
import { concerns, type MaintenanceAlerts } from '../repositories/maintenanceAlerts.ts';
import { sharedRun } from '../sharedCalls.ts';
import { nativeIntervals, secondsPerDay } from '../time/interval.ts';
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

type Rule = Pick<
  AlertSubscription,
  'kind' | 'locationId' | 'seriesId' | 'threshold' | 'averaging' | 'intervals' | 'hours'
>;

/** Age limit, seconds: older values are not evaluated after a downtime, older mails are not sent. */
const catchUp = 7 * secondsPerDay;
/** Period of a preview, seconds. */
const previewed = 30 * secondsPerDay;
/** A mail that was claimed but not sent is retried after this time, seconds. */
const claimTimeout = 300;

/**
 * Evaluates every subscription on the values that have arrived, and mails the alerts that fired.
 *
 * An evaluation and the mails it causes are stored in one transaction: a restart neither loses nor repeats them. A mail
 * is claimed, sent and then marked as sent. A process that dies between the reply of the mail server and the mark sends
 * the mail a second time. This cannot be avoided; the Message-ID is the same, so mailboxes recognise the copy.
 */
export class AlertWatch {
  readonly #options: AlertWatchOptions;
  /** Each sees the results of the one before. Those that are asked for meanwhile are one. */
  readonly #evaluate = sharedRun(() => this.#round());
  /** Beside the evaluations, which do not wait for a mail server. */
  readonly #deliver = sharedRun(() => this.#sendMails());
  #isStopping = false;

  constructor(options: AlertWatchOptions) {
    this.#options = options;
  }

  /** Mails that have been due since before this time are not sent, seconds since 1970. */
  get oldestMail(): number {
    return this.#options.store.now - catchUp;
  }

  /** Evaluates all rules, and sends the mails that are due. */
  async run(): Promise<void> {
    await this.#evaluate();
    await this.#deliver();
  }

  /** Lets the mail in progress end, and begins nothing more. */
  stop(): void {
    this.#isStopping = true;
  }

  /** Evaluates a rule on the values of the last 30 days, as if nothing had been firing before. Seconds. */
  async preview(rule: Rule): Promise<{ from: number; to: number; fired: number }> {
    const { catalogue, maintenance, store } = this.#options;
    const to = store.now;
    const standing = { isFiring: false, judgedUntil: to - previewed };
    const works = await maintenance.ofClients([catalogue.location(rule.locationId)!.clientId]);
    const turns = (await this.#judge(rule, standing, works, previewed))?.turns ?? [];
    return { from: to - previewed, to, fired: turns.filter(({ kind }) => kind === 'fired').length };
  }

  async #round(): Promise<void> {
    const { subscriptions, catalogue, maintenance, store, onError } = this.#options;
    const active = (await subscriptions.active()).filter(({ subscription, user }) =>
      this.#canSee(user, subscription.locationId),
    );
    if (active.length > 0) {
      const works = await maintenance.ofClients(catalogue.clients.map(({ id }) => id));
      for (const { subscription } of active) {
        if (this.#isStopping) return;
        try {
          const standing = { isFiring: subscription.isFiring, judgedUntil: subscription.judgedUntil.getTime() / 1000 };
          const judgement = await this.#judge(subscription, standing, works, catchUp);
          if (judgement !== undefined) await subscriptions.keep(subscription, judgement, store.now);
        } catch (error) {
          // A failed evaluation must not block the mails of other users.
          onError(error);
        }
      }
    }
  }

  #canSee(user: AppUser, locationId: string): boolean {
    const { catalogue } = this.#options;
    const client = catalogue.client(catalogue.location(locationId)?.clientId ?? '');
    return client !== undefined && new Viewer(catalogue, user).canSeeClient(client);
  }

  /**
   * @param all works of the client, and perhaps of others
   * @param reach values older than this are not evaluated, seconds
   */
  async #judge(
    rule: Rule,
    standing: Standing,
    all: readonly MaintenanceAlert[],
    reach: number,
  ): Promise<Judgement | undefined> {
    const { catalogue } = this.#options;
    const location = catalogue.location(rule.locationId);
    const series = catalogue
      .seriesOf(rule.locationId)
      .filter(({ id }) => rule.kind === 'silence' || id === rule.seriesId);
    const works = all.filter((work) => location !== undefined && concerns(work, location, series));
    return rule.kind === 'silence'
      ? this.#judgeSilence(rule, standing, works, reach)
      : this.#judgeThreshold(rule, { ...rule, kind: rule.kind }, standing, works, reach);
  }

  async #judgeSilence(
    { hours, locationId }: Rule,
    standing: Standing,
    works: MaintenanceAlert[],
    reach: number,
  ): Promise<Judgement> {
    const { states, store } = this.#options;
    const { now } = store;
    const newest = newestOf((states.of(locationId)?.latest ?? []).map(({ time, series }) => dueAt(series, time)));
    const arrivals = { now, works: works.map(periodOf) };
    if (newest === undefined || newest - standing.judgedUntil <= hours! * 3600) {
      return judgeSilence({ hours: hours! }, standing, { ...arrivals, received: newest === undefined ? [] : [newest] });
    }
    // After a long downtime a whole silence may lie in the gap.
    const since = Math.max(standing.judgedUntil, now - reach);
    const received = await this.#receivedSince(locationId, since);
    return judgeSilence({ hours: hours! }, { ...standing, judgedUntil: since }, { ...arrivals, received });
  }

  /** Times since an instant at which values of a station were due, ascending. */
  async #receivedSince(locationId: string, since: number): Promise<number[]> {
    const { catalogue, store } = this.#options;
    const due = new Set<number>();
    for (const series of catalogue.seriesOf(locationId)) {
      const { start, step, values, flags } = await store.read(series, dueAt(series, since) - secondsPerDay, store.now);
      for (const [slot, value] of values.entries()) {
        if (isMeasured(value, flags[slot])) due.add(dueAt(series, start + slot * step));
      }
    }
    return [...due].filter((instant) => instant > since).toSorted((one, other) => one - other);
  }

  async #judgeThreshold(
    { seriesId, averaging, threshold, intervals }: Rule,
    { kind }: Pick<Threshold, 'kind'>,
    standing: Standing,
    works: MaintenanceAlert[],
    reach: number,
  ): Promise<Judgement | undefined> {
    const { catalogue, store } = this.#options;
    const series = catalogue.series.find(({ id }) => id === seriesId);
    if (series === undefined || store.availableUntil(series) <= standing.judgedUntil) return undefined;
    const first = Math.max(standing.judgedUntil, store.now - reach);
    // One day more than the row needs, because civil days differ in length.
    const from = first - intervals! * nativeIntervals[averaging!] - secondsPerDay;
    const readings = await this.#readings(series, averaging!, from, works);
    return judgeThreshold({ kind, threshold: threshold!, intervals: intervals! }, standing, readings);
  }

  /**
   * Readings of the intervals that have ended and can have arrived. Values are rounded as displayed: a displayed 50 is
   * not above 50.
   */
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
    for (const due of await subscriptions.dueMails(this.oldestMail)) {
      if (this.#isStopping) return;
      if (!this.#canSee(due.user, due.subscription.locationId)) continue;
      if (!(await subscriptions.claimMail(due.id, store.now, store.now - claimTimeout))) continue;
      try {
        await mailer.send(alertMail(due, catalogue, publicUrl));
        await subscriptions.markMailed(due.id);
      } catch (error) {
        // The claim expires, and the mail is retried.
        onError(error);
        // Each of the others would wait as long.
        if (isUnreachable(error)) return;
      }
    }
  }
}

const periodOf = ({ startsAt, endsAt }: MaintenanceAlert): { from: number; to: number } => ({
  from: startsAt.getTime() / 1000,
  to: endsAt.getTime() / 1000,
});

/** Time at which the value of the interval starting at `time` is expected, seconds. */
const dueAt = ({ step, deliveryDelay }: CataloguedSeries, time: number): number => time + step + deliveryDelay;

function newestOf(instants: readonly number[]): number | undefined {
  return instants.length === 0 ? undefined : Math.max(...instants);
}
