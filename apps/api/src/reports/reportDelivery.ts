import { Viewer } from '../access/viewer.ts';
import type { Location } from '../db/schema.ts';
import type { DataSource } from '../export/dataSource.ts';
import type { Language } from '../language.ts';
import { isUnreachable, type Mail, type Mailer } from '../mail/mailer.ts';
import type { SeriesReader } from '../measurements/seriesReader.ts';
import type { Catalogue } from '../repositories/catalogue.ts';
import type { MaintenanceAlerts } from '../repositories/maintenanceAlerts.ts';
import type { ReportSubscriptions, Subscriber } from '../repositories/reportSubscriptions.ts';
import type { ReportStatistics } from '../statistics/reportStatistics.ts';
import { sharedRun } from '../sharedCalls.ts';
import { dayZone } from '../time/zone.ts';
import { dueMonth } from './dueMonth.ts';
import { reportMail } from './reportMail.ts';
import { type StationReport, stationReport } from './stationReport.ts';
import { type ReportSubject, subjectOf } from './subject.ts';

export interface ReportDeliveryOptions {
  subscriptions: ReportSubscriptions;
  catalogue: Catalogue;
  store: SeriesReader;
  maintenance: MaintenanceAlerts;
  statistics: ReportStatistics;
  mailer: Mailer;
  publicUrl: string;
  dataSource: DataSource | undefined;
  licence: string | undefined;
  onError: (error: unknown) => void;
}

/** A report that was claimed but not sent is retried after this time, seconds. */
const claimTimeout = 3600;

/** The due month has ended within this time, seconds. */
const recently = 70 * 86_400;
const monthOf = (instant: number): string => new Date(instant * 1000).toISOString().slice(0, 7);

interface Due {
  subscriber: Subscriber;
  subject: ReportSubject;
  /** `2026-10` */
  month: string;
}

/**
 * Mails the report of each month to its subscribers after the month has ended.
 *
 * A month is claimed before its report is computed, and once more when the mail is ready: a process does not send a
 * report that another has taken over in between. It is marked as sent as soon as the mail server accepts it. A process
 * that dies between the reply of the server and the mark sends the mail a second time. This cannot be avoided; the
 * Message-ID is the same, so mailboxes recognise the copy.
 */
export class ReportDelivery {
  readonly #options: ReportDeliveryOptions;
  readonly #deliver = sharedRun(() => this.#round());
  #last: Promise<void> = Promise.resolve();
  #isStopping = false;

  constructor(options: ReportDeliveryOptions) {
    this.#options = options;
  }

  /** Rounds run one after the other; those that are asked for meanwhile are one. */
  run(): Promise<void> {
    const round = this.#deliver();
    this.#last = round.catch(() => undefined);
    return round;
  }

  /** Finishes the report in progress and sends nothing more. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#last;
  }

  async #round(): Promise<void> {
    const { subscriptions, store, mailer, onError } = this.#options;
    for (const subscriber of await subscriptions.subscribers(monthOf(store.now - recently))) {
      const due = this.#dueOf(subscriber);
      if (this.#isStopping) return;
      if (due === undefined) continue;
      const { id } = subscriber.subscription;
      const { month } = due;
      const claimedAt = store.now;
      if (!(await subscriptions.claim(id, month, claimedAt, claimedAt - claimTimeout))) continue;
      try {
        const mail = await this.#mailOf(due);
        if (!(await subscriptions.renewClaim(id, month, claimedAt, store.now))) continue;
        await mailer.send(mail);
        await subscriptions.markSent(id, month, store.now);
      } catch (error) {
        // The claim expires, and the mail is retried.
        onError(error);
        if (isUnreachable(error)) return;
      }
    }
  }

  /** @returns undefined if no report is due, or the user no longer has access. */
  #dueOf(subscriber: Subscriber): Due | undefined {
    const { catalogue, store } = this.#options;
    const { subscription, user, delivered } = subscriber;
    const subject = subjectOf(subscription, new Viewer(catalogue, user), catalogue);
    if (subject === undefined) return undefined;
    const { name, dueAt } = dueMonth(subject.locations.map(dayZone), store.now);
    const isDue = !delivered.has(name) && subscription.createdAt.getTime() / 1000 < dueAt;
    return isDue ? { subscriber, subject, month: name } : undefined;
  }

  async #mailOf({ subscriber: { subscription, user }, subject, month }: Due): Promise<Mail> {
    const { publicUrl, dataSource, licence, store } = this.#options;
    const stations: StationReport[] = [];
    for (const location of subject.locations) {
      stations.push(await this.#report(location, month, subscription.language));
    }
    const { now } = store;
    return reportMail({ subscription, user, subject, month, stations, publicUrl, dataSource, licence, now });
  }

  async #report(location: Location, month: string, language: Language): Promise<StationReport> {
    const { maintenance, statistics, store } = this.#options;
    const found = await statistics.of(location, month);
    const works = await maintenance.ofClients([location.clientId], location.id);
    return stationReport(found, works, language, store.now);
  }
}
