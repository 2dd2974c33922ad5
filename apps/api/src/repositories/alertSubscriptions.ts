import type { Judgement } from '../alerts/judge.ts';
import type { Db } from '../db/database.ts';
import type { AlertSubscription, AppUser, FiredAlert, NewAlertSubscription } from '../db/schema.ts';

export type AlertChange = Pick<
  AlertSubscription,
  | 'location_id'
  | 'kind'
  | 'series_id'
  | 'threshold'
  | 'averaging'
  | 'intervals'
  | 'hours'
  | 'language'
  | 'is_enabled'
  | 'judged_until'
>;

const ruleColumns = ['kind', 'location_id', 'series_id', 'threshold', 'averaging', 'intervals', 'hours'] as const;

/** A fired alert and its subscription. */
export type Firing = FiredAlert & { subscription: AlertSubscription };
export type DueMail = Firing & { user: AppUser };

const dateOf = (instant: number): Date => new Date(instant * 1000);

/** Alert subscriptions of users, and the alerts that fired. Instants are seconds since 1970. */
export class AlertSubscriptions {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Newest first. */
  async ofUser(userId: string): Promise<AlertSubscription[]> {
    return this.#db
      .selectFrom('alert_subscription')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute();
  }

  /** @returns undefined if the user already has `limit` subscriptions. */
  async add(subscription: NewAlertSubscription, limit: number): Promise<AlertSubscription | undefined> {
    return this.#db.transaction().execute(async (transaction) => {
      const { user_id } = subscription;
      // Serialises two concurrent calls for the same user.
      await transaction.selectFrom('app_user').select('id').where('id', '=', user_id).forUpdate().execute();
      const held = await transaction
        .selectFrom('alert_subscription')
        .select('id')
        .where('user_id', '=', user_id)
        .execute();
      if (held.length >= limit) return undefined;
      return transaction.insertInto('alert_subscription').values(subscription).returningAll().executeTakeFirstOrThrow();
    });
  }

  /**
   * Restarts a subscription: a firing alert counts as cleared, and alerts that another rule has fired are deleted.
   *
   * @returns undefined if the user has no subscription with this id.
   */
  async change(id: string, userId: string, change: AlertChange, now: number): Promise<AlertSubscription | undefined> {
    return this.#db.transaction().execute(async (transaction) => {
      const before = await transaction
        .selectFrom('alert_subscription')
        .selectAll()
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .forUpdate()
        .executeTakeFirst();
      if (before === undefined) return undefined;
      if (ruleColumns.some((column) => before[column] !== change[column])) {
        await transaction.deleteFrom('fired_alert').where('subscription_id', '=', id).execute();
      }
      await transaction
        .updateTable('fired_alert')
        .set({ cleared_at: dateOf(now), is_mail_due: false })
        .where('subscription_id', '=', id)
        .where('cleared_at', 'is', null)
        .execute();
      return transaction
        .updateTable('alert_subscription')
        .set({ ...change, is_firing: false })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
    });
  }

  /** @returns whether the user had a subscription with this id. */
  async remove(id: string, userId: string): Promise<boolean> {
    const removed = await this.#db
      .deleteFrom('alert_subscription')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('id')
      .executeTakeFirst();
    return removed !== undefined;
  }

  /** Newest first. */
  async fired(
    userId: string,
    { locationIds, before, limit }: { locationIds: readonly string[]; before: string | undefined; limit: number },
  ): Promise<Firing[]> {
    const subscriptions = (await this.ofUser(userId)).filter(({ location_id }) => locationIds.includes(location_id));
    if (subscriptions.length === 0) return [];
    const byId = new Map(subscriptions.map((one) => [one.id, one]));
    let rows = this.#db
      .selectFrom('fired_alert')
      .selectAll()
      .where('subscription_id', 'in', [...byId.keys()]);
    if (before !== undefined) rows = rows.where('id', '<', before);
    const found = await rows.orderBy('id', 'desc').limit(limit).execute();
    return found.map((row) => ({ ...row, subscription: byId.get(row.subscription_id)! }));
  }

  /** Subscriptions to evaluate, of users who may sign in. */
  async active(): Promise<{ subscription: AlertSubscription; user: AppUser }[]> {
    const subscriptions = await this.#db
      .selectFrom('alert_subscription')
      .selectAll()
      .where('is_enabled', '=', true)
      .orderBy('id')
      .execute();
    return this.#withUsers(subscriptions, ({ user_id }) => user_id).then((pairs) =>
      pairs.map(([subscription, user]) => ({ subscription, user })),
    );
  }

  /** Stores an evaluation, unless the subscription has been evaluated or changed meanwhile. */
  async keep(subscription: AlertSubscription, judgement: Judgement, now: number): Promise<void> {
    const { id, judged_until, is_firing } = subscription;
    const { isFiring, judgedUntil, turns } = judgement;
    await this.#db.transaction().execute(async (transaction) => {
      const kept = await transaction
        .updateTable('alert_subscription')
        .set({ is_firing: isFiring, judged_until: dateOf(judgedUntil) })
        .where('id', '=', id)
        .where('judged_until', '=', judged_until)
        .where('is_firing', '=', is_firing)
        .returning('id')
        .executeTakeFirst();
      if (kept === undefined) return;
      for (const turn of turns) {
        if (turn.kind === 'cleared') {
          await transaction
            .updateTable('fired_alert')
            .set({ cleared_at: dateOf(turn.at) })
            .where('subscription_id', '=', id)
            .where('cleared_at', 'is', null)
            .execute();
          continue;
        }
        await transaction
          .insertInto('fired_alert')
          .values({
            subscription_id: id,
            at: dateOf(turn.at),
            value: turn.value ?? null,
            cleared_at: null,
            is_mail_due: true,
            recorded_at: dateOf(now),
          })
          .onConflict((conflict) => conflict.columns(['subscription_id', 'at']).doNothing())
          .execute();
      }
    });
  }

  /** Mails to send, of users who may sign in; mails due since before `since` are dropped. */
  async dueMails(since: number): Promise<DueMail[]> {
    const rows = await this.#db
      .selectFrom('fired_alert')
      .selectAll()
      .where('is_mail_due', '=', true)
      .where('recorded_at', '>=', dateOf(since))
      .orderBy('id')
      .execute();
    if (rows.length === 0) return [];
    const subscriptions = await this.#db
      .selectFrom('alert_subscription')
      .selectAll()
      .where(
        'id',
        'in',
        rows.map(({ subscription_id }) => subscription_id),
      )
      .execute();
    const byId = new Map(subscriptions.map((one) => [one.id, one]));
    const firings = rows.flatMap((row): Firing[] => {
      const subscription = byId.get(row.subscription_id);
      return subscription === undefined ? [] : [{ ...row, subscription }];
    });
    const pairs = await this.#withUsers(firings, ({ subscription }) => subscription.user_id);
    return pairs.map(([firing, user]) => ({ ...firing, user }));
  }

  /**
   * Claims a mail to send it.
   *
   * @param forgottenBefore an older claim of an unsent mail has expired
   * @returns false if the mail has been sent or another process holds a valid claim
   */
  async claimMail(id: FiredAlert['id'], now: number, forgottenBefore: number): Promise<boolean> {
    const claimed = await this.#db
      .updateTable('fired_alert')
      .set({ mail_claimed_at: dateOf(now) })
      .where('id', '=', id)
      .where('is_mail_due', '=', true)
      .where((where) =>
        where.or([where('mail_claimed_at', 'is', null), where('mail_claimed_at', '<', dateOf(forgottenBefore))]),
      )
      .returning('id')
      .executeTakeFirst();
    return claimed !== undefined;
  }

  async markMailed(id: FiredAlert['id']): Promise<void> {
    await this.#db.updateTable('fired_alert').set({ is_mail_due: false }).where('id', '=', id).execute();
  }

  async #withUsers<T>(items: T[], userIdOf: (item: T) => string): Promise<[T, AppUser][]> {
    if (items.length === 0) return [];
    const users = await this.#db
      .selectFrom('app_user')
      .selectAll()
      .where('id', 'in', [...new Set(items.map(userIdOf))])
      .where('is_enabled', '=', true)
      .where('status', '=', 'confirmed')
      .execute();
    const byId = new Map(users.map((user) => [user.id, user]));
    return items.flatMap((item): [T, AppUser][] => {
      const user = byId.get(userIdOf(item));
      return user === undefined ? [] : [[item, user]];
    });
  }
}
