import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { AppUser, ReportSubscription } from '../db/schema.ts';

/** A subscription, its user and the newest mailed month. */
export interface Subscriber {
  subscription: ReportSubscription;
  user: AppUser;
  delivered: string | undefined;
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
      .selectFrom('report_subscription')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute();
  }

  /** One per user and subject: subscribing again changes the language. */
  async add(subscription: ReportSubscription): Promise<ReportSubscription> {
    return this.#db
      .insertInto('report_subscription')
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
      .deleteFrom('report_subscription')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('id')
      .executeTakeFirst();
    return removed !== undefined;
  }

  /** Subscriptions of users who may sign in. */
  async subscribers(): Promise<Subscriber[]> {
    const subscriptions = await this.#db.selectFrom('report_subscription').selectAll().orderBy('id').execute();
    if (subscriptions.length === 0) return [];
    const users = await this.#db
      .selectFrom('app_user')
      .selectAll()
      .where('id', 'in', [...new Set(subscriptions.map(({ user_id }) => user_id))])
      .where('is_enabled', '=', true)
      .where('status', '=', 'confirmed')
      .execute();
    const sent = await this.#db
      .selectFrom('report_delivery')
      .select(['subscription_id', (of) => of.fn.max('month').as('month')])
      .where('sent_at', 'is not', null)
      .groupBy('subscription_id')
      .execute();
    const userOf = new Map(users.map((user) => [user.id, user]));
    const delivered = new Map(sent.map(({ subscription_id, month }) => [subscription_id, month]));
    return subscriptions.flatMap((subscription): Subscriber[] => {
      const user = userOf.get(subscription.user_id);
      return user === undefined ? [] : [{ subscription, user, delivered: delivered.get(subscription.id) }];
    });
  }

  /**
   * Claims a month to send it.
   *
   * @param forgottenBefore an older claim of an unsent report has expired
   * @returns false if the report has been sent or another process holds a valid claim
   */
  async claim(id: string, month: string, now: number, forgottenBefore: number): Promise<boolean> {
    const claimed = await this.#db
      .insertInto('report_delivery')
      .values({ subscription_id: id, month, claimed_at: dateOf(now), sent_at: null })
      .onConflict((conflict) =>
        conflict
          .columns(['subscription_id', 'month'])
          .doUpdateSet({ claimed_at: dateOf(now) })
          .where('report_delivery.sent_at', 'is', null)
          .where('report_delivery.claimed_at', '<', dateOf(forgottenBefore)),
      )
      .returning('month')
      .executeTakeFirst();
    return claimed !== undefined;
  }

  /** Renews a claim; false if it has expired and another process has claimed the month. */
  async renewClaim(id: string, month: string, claimedAt: number, now: number): Promise<boolean> {
    const renewed = await this.#db
      .updateTable('report_delivery')
      .set({ claimed_at: dateOf(now) })
      .where('subscription_id', '=', id)
      .where('month', '=', month)
      .where('sent_at', 'is', null)
      .where('claimed_at', '=', dateOf(claimedAt))
      .returning('month')
      .executeTakeFirst();
    return renewed !== undefined;
  }

  async markSent(id: string, month: string, now: number): Promise<void> {
    await this.#db
      .updateTable('report_delivery')
      .set({ sent_at: dateOf(now) })
      .where('subscription_id', '=', id)
      .where('month', '=', month)
      .execute();
  }
}
