import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { AppUser, ReportSubscription } from '../db/schema.ts';

/** A subscription, its user and the newest mailed month. */
export interface Subscriber {
  subscription: ReportSubscription;
  user: AppUser;
  delivered: ReadonlySet<string>;
}

const dateOf = (instant: number): Date => new Date(instant * 1000);

/** Subscriptions to monthly reports, and the reports sent. Instants are seconds since 1970. */
export class ReportSubscriptions {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Newest first. */
  async ofUser(userId: string): Promise<ReportSubscription[]> {
    return this.#db
      .selectFrom('reportSubscription')
      .selectAll()
      .where('userId', '=', userId)
      .orderBy('createdAt', 'desc')
      .orderBy('id')
      .execute();
  }

  /** One per user and subject: subscribing again changes the language. */
  async add(subscription: ReportSubscription): Promise<ReportSubscription> {
    return this.#db
      .insertInto('reportSubscription')
      .values(subscription)
      .onConflict((conflict) =>
        conflict
          .expression(sql`user_id, client_id, coalesce(location_id, '')`)
          .doUpdateSet({ language: subscription.language }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  /** @returns whether the user had a subscription with this id. */
  async remove(id: string, userId: string): Promise<boolean> {
    const removed = await this.#db
      .deleteFrom('reportSubscription')
      .where('id', '=', id)
      .where('userId', '=', userId)
      .returning('id')
      .executeTakeFirst();
    return removed !== undefined;
  }

  /** Subscriptions of users who may sign in. @param firstMonth of those that count as delivered, `2026-10` */
  async subscribers(firstMonth: string): Promise<Subscriber[]> {
    const subscriptions = await this.#db.selectFrom('reportSubscription').selectAll().orderBy('id').execute();
    if (subscriptions.length === 0) return [];
    const users = await this.#db
      .selectFrom('appUser')
      .selectAll()
      .where('id', 'in', [...new Set(subscriptions.map(({ userId }) => userId))])
      .where('isEnabled', '=', true)
      .where('status', '=', 'confirmed')
      .execute();
    const sent = await this.#db
      .selectFrom('reportDelivery')
      .select(['subscriptionId', 'month'])
      .where('sentAt', 'is not', null)
      .where('month', '>=', firstMonth)
      .execute();
    const userOf = new Map(users.map((user) => [user.id, user]));
    const delivered = Map.groupBy(sent, ({ subscriptionId }) => subscriptionId);
    return subscriptions.flatMap((subscription): Subscriber[] => {
      const user = userOf.get(subscription.userId);
      if (user === undefined) return [];
      const months = delivered.get(subscription.id)?.map(({ month }) => month);
      return [{ subscription, user, delivered: new Set(months) }];
    });
  }

  /**
   * Claims a month to send it.
   *
   * @param expiredBefore an older claim of an unsent report has expired
   * @returns false if the report has been sent or another process holds a valid claim
   */
  async claim(id: string, month: string, now: number, expiredBefore: number): Promise<boolean> {
    const claimed = await this.#db
      .insertInto('reportDelivery')
      .values({ subscriptionId: id, month, claimedAt: dateOf(now), sentAt: null })
      .onConflict((conflict) =>
        conflict
          .columns(['subscriptionId', 'month'])
          .doUpdateSet({ claimedAt: dateOf(now) })
          .where('reportDelivery.sentAt', 'is', null)
          .where('reportDelivery.claimedAt', '<', dateOf(expiredBefore)),
      )
      .returning('month')
      .executeTakeFirst();
    return claimed !== undefined;
  }

  /** Renews a claim; false if it has expired and another process has claimed the month. */
  async renewClaim(id: string, month: string, claimedAt: number, now: number): Promise<boolean> {
    const renewed = await this.#db
      .updateTable('reportDelivery')
      .set({ claimedAt: dateOf(now) })
      .where('subscriptionId', '=', id)
      .where('month', '=', month)
      .where('sentAt', 'is', null)
      .where('claimedAt', '=', dateOf(claimedAt))
      .returning('month')
      .executeTakeFirst();
    return renewed !== undefined;
  }

  async markSent(id: string, month: string, now: number): Promise<void> {
    await this.#db
      .updateTable('reportDelivery')
      .set({ sentAt: dateOf(now) })
      .where('subscriptionId', '=', id)
      .where('month', '=', month)
      .execute();
  }
}
