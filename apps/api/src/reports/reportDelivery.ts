import { Viewer } from '../access/viewer.ts';
import type { Location } from '../db/schema.ts';
import type { DataSource } from '../export/dataSource.ts';
import type { Language } from '../language.ts';
import type { Mail, Mailer } from '../mail/mailer.ts';
import type { SeriesReader } from '../measurements/seriesReader.ts';
import type { Catalogue } from '../repositories/catalogue.ts';
import type { MaintenanceAlerts } from '../repositories/maintenanceAlerts.ts';
import type { ReportSubscriptions, Subscriber } from '../repositories/reportSubscriptions.ts';
import { stationStatistics, type StationStatistics } from '../statistics/stationStatistics.ts';
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
  mailer: Mailer;
  publicUrl: string;
  dataSource: DataSource | undefined;
  onError: (error: unknown) => void;
}

/** What was claimed and not sent within this is tried again, seconds. */
const patience = 3600;

interface Due {
  subscriber: Subscriber;
  subject: ReportSubject;
  /** `2026-10` */
  month: string;
}

/** What has been worked out in one round, by station and month: subscribers share it. */
type Told = Map<string, Promise<StationStatistics>>;

/**
 * Mails the report of each month to its subscribers, once it is over.
 *
 * A month is claimed before the work on its report begins, and once more when the mail is ready: nobody sends what
 * another has taken over in between. It is noted as sent as soon as the mail server has it. A process that dies between
 * that answer and the note sends it a second time, which cannot be avoided: with the same Message-ID, by which mailboxes
 * know the double.
 */
export class ReportDelivery {
  readonly #options: ReportDeliveryOptions;
  #last: Promise<void> = Promise.resolve();
  #isStopping = false;

  constructor(options: ReportDeliveryOptions) {
    this.#options = options;
  }

  /** One round after the other. */
  run(): Promise<void> {
    const round = this.#last.then(() => this.#round());
    this.#last = round.catch(() => undefined);
    return round;
  }

  /** Sends what is begun, and nothing more. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#last;
  }

  async #round(): Promise<void> {
    const { subscriptions, store, mailer, onError } = this.#options;
    const told: Told = new Map();
    for (const subscriber of await subscriptions.subscribers()) {
      const due = this.#dueOf(subscriber);
      if (this.#isStopping) return;
      if (due === undefined) continue;
      const { id } = subscriber.subscription;
      const { month } = due;
      const claimedAt = store.now;
      if (!(await subscriptions.claim(id, month, claimedAt, claimedAt - patience))) continue;
      try {
        const mail = await this.#mailOf(due, told);
        if (!(await subscriptions.renewClaim(id, month, claimedAt, store.now))) continue;
        await mailer.send(mail);
        await subscriptions.markSent(id, month, store.now);
      } catch (error) {
        // The claim runs out, and it is tried again.
        onError(error);
      }
    }
  }

  /** @returns undefined when nothing is owed, or the user may see it no more. */
  #dueOf(subscriber: Subscriber): Due | undefined {
    const { catalogue, store } = this.#options;
    const { subscription, user, delivered = '' } = subscriber;
    const subject = subjectOf(subscription, new Viewer(catalogue, user), catalogue);
    if (subject === undefined) return undefined;
    const { name, dueAt } = dueMonth(subject.locations.map(dayZone), store.now);
    const isOwed = name > delivered && subscription.createdAt.getTime() / 1000 < dueAt;
    return isOwed ? { subscriber, subject, month: name } : undefined;
  }

  async #mailOf({ subscriber: { subscription, user }, subject, month }: Due, told: Told): Promise<Mail> {
    const { publicUrl, dataSource } = this.#options;
    const stations: StationReport[] = [];
    for (const location of subject.locations) {
      stations.push(await this.#report(location, month, subscription.language, told));
    }
    return reportMail({ subscription, user, subject, month, stations, publicUrl, dataSource });
  }

  async #report(location: Location, month: string, language: Language, told: Told): Promise<StationReport> {
    const { maintenance, store } = this.#options;
    const key = `${location.id} ${month}`;
    const statistics = told.get(key) ?? stationStatistics(location, month, this.#options);
    told.set(key, statistics);
    const works = await maintenance.ofClients([location.clientId], location.id);
    return stationReport(await statistics, works, language, store.now);
  }
}
