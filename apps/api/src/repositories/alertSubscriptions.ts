import type { Db } from '../db/database.ts';
import { type Interval, nativeIntervals } from '../time/interval.ts';
import type { AlertSubscription, AppUser, FiredAlert, NewAlertSubscription } from '../db/schema.ts';

/** State of a subscription. Instants are seconds since 1970. */
export interface Standing {
  isFiring: boolean;
  /** Nothing up to here is judged again. */
  judgedUntil: number;
}

export type Turn = { kind: 'fired'; at: number; value?: number } | { kind: 'cleared'; at: number };

export interface Judgement extends Standing {
  /** In the order of time; `fired` and `cleared` take turns. */
  turns: Turn[];
}

export type AlertChange = Pick<
  AlertSubscription,
  | 'locationId'
  | 'kind'
  | 'seriesId'
  | 'threshold'
  | 'averaging'
  | 'intervals'
  | 'hours'
  | 'language'
  | 'isEnabled'
  | 'judgedUntil'
>;

const ruleColumns = ['kind', 'locationId', 'seriesId', 'threshold', 'averaging', 'intervals', 'hours'] as const;

/** A fired alert and its subscription. */
export type Firing = FiredAlert & { subscription: AlertSubscription };
export type DueMail = Firing & { user: AppUser };

/** Ascending. */
const averagings: readonly Interval[] = ['PT15M', 'PT1H', 'P1D'];

const dateOf = (instant: number): Date => new Date(instant * 1000);

/** Fired alerts count as cleared, and no mails are sent, also not about those that had cleared before. */
async function clearFired(db: Db, subscriptionId: string, now: number): Promise<void> {
  await db
    .updateTable('firedAlert')
    .set((set) => ({ clearedAt: set.fn.coalesce('clearedAt', set.val(dateOf(now))), isMailDue: false }))
    .where('subscriptionId', '=', subscriptionId)
    .where((where) => where.or([where('clearedAt', 'is', null), where('isMailDue', '=', true)]))
    .execute();
}

/** The shortest averaging interval, from the given one on, that a series with this step has means of. */
function averagingOf(interval: Interval, step: number): Interval {
  const longer = averagings.slice(averagings.indexOf(interval));
  return longer.find((one) => nativeIntervals[one] % step === 0) ?? 'P1D';
}

/** Alert subscriptions of users, and the alerts that fired. Instants are seconds since 1970. */
export class AlertSubscriptions {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Newest first. */
  async ofUser(userId: string): Promise<AlertSubscription[]> {
    return this.#db
      .selectFrom('alertSubscription')
      .selectAll()
      .where('userId', '=', userId)
      .orderBy('createdAt', 'desc')
      .orderBy('id')
      .execute();
  }

  /**
   * @returns the subscription of the user that has this id already, if there is one; undefined if the user already has `limit`
   * subscriptions for these stations.
   * @throws 23505 (from the database) if one of another user has this id
   */
  async add(
    subscription: NewAlertSubscription,
    { limit, locationIds }: { limit: number; locationIds: ReadonlySet<string> },
  ): Promise<AlertSubscription | undefined> {
    return this.#db.transaction().execute(async (transaction) => {
      const { userId } = subscription;
      // Serialises two concurrent calls for the same user.
      await transaction.selectFrom('appUser').select('id').where('id', '=', userId).forUpdate().execute();
      const held = await transaction.selectFrom('alertSubscription').selectAll().where('userId', '=', userId).execute();
      const earlier = held.find(({ id }) => id === subscription.id);
      if (earlier !== undefined) return earlier;
      if (held.filter(({ locationId }) => locationIds.has(locationId)).length >= limit) return undefined;
      return transaction.insertInto('alertSubscription').values(subscription).returningAll().executeTakeFirstOrThrow();
    });
  }

  /**
   * Restarts a subscription: a firing alert counts as cleared, and alerts that another rule has fired are deleted.
   *
   * @param changeOf called with the stored subscription; what it leaves out stays
   * @returns undefined if the user has no subscription with this id.
   */
  async change(
    id: string,
    userId: string,
    changeOf: (before: AlertSubscription) => Partial<AlertChange>,
    now: number,
  ): Promise<AlertSubscription | undefined> {
    return this.#db.transaction().execute(async (transaction) => {
      const before = await transaction
        .selectFrom('alertSubscription')
        .selectAll()
        .where('id', '=', id)
        .where('userId', '=', userId)
        .forUpdate()
        .executeTakeFirst();
      if (before === undefined) return undefined;
      const change = changeOf(before);
      const after = { ...before, ...change };
      if (ruleColumns.some((column) => before[column] !== after[column])) {
        await transaction.deleteFrom('firedAlert').where('subscriptionId', '=', id).execute();
      }
      await clearFired(transaction, id, now);
      return transaction
        .updateTable('alertSubscription')
        .set({ ...change, isFiring: false })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow();
    });
  }

  /**
   * Restarts the subscriptions to a series whose interval has changed, in a transaction: its measurements have been deleted.
   * A rule about means that the series no longer has is about the next longer ones.
   *
   * @param step the new interval, seconds
   */
  async followStep(seriesId: number, step: number, now: number): Promise<void> {
    const subscriptions = await this.#db
      .selectFrom('alertSubscription')
      .select(['id', 'averaging'])
      .where('seriesId', '=', seriesId)
      .orderBy('id')
      .forUpdate()
      .execute();
    for (const { id, averaging } of subscriptions) {
      await clearFired(this.#db, id, now);
      await this.#db
        .updateTable('alertSubscription')
        .set({ averaging: averagingOf(averaging!, step), isFiring: false, judgedUntil: dateOf(now) })
        .where('id', '=', id)
        .execute();
    }
  }

  /** @returns whether the user had a subscription with this id. */
  async remove(id: string, userId: string): Promise<boolean> {
    const removed = await this.#db
      .deleteFrom('alertSubscription')
      .where('id', '=', id)
      .where('userId', '=', userId)
      .returning('id')
      .executeTakeFirst();
    return removed !== undefined;
  }

  /** Newest first. */
  async fired(
    userId: string,
    { locationIds, before, limit }: { locationIds: readonly string[]; before: string | undefined; limit: number },
  ): Promise<Firing[]> {
    const subscriptions = (await this.ofUser(userId)).filter(({ locationId }) => locationIds.includes(locationId));
    if (subscriptions.length === 0) return [];
    const byId = new Map(subscriptions.map((one) => [one.id, one]));
    let rows = this.#db
      .selectFrom('firedAlert')
      .selectAll()
      .where('subscriptionId', 'in', [...byId.keys()]);
    if (before !== undefined) rows = rows.where('id', '<', before);
    const found = await rows.orderBy('id', 'desc').limit(limit).execute();
    return found.map((row) => ({ ...row, subscription: byId.get(row.subscriptionId)! }));
  }

  /** Subscriptions to evaluate, of users who may sign in. */
  async active(): Promise<{ subscription: AlertSubscription; user: AppUser }[]> {
    const subscriptions = await this.#db
      .selectFrom('alertSubscription')
      .selectAll()
      .where('isEnabled', '=', true)
      .orderBy('id')
      .execute();
    return this.#withUsers(subscriptions, ({ userId }) => userId).then((pairs) =>
      pairs.map(([subscription, user]) => ({ subscription, user })),
    );
  }

  /** Stores an evaluation, unless the subscription has been evaluated or changed meanwhile. */
  async keep(subscription: AlertSubscription, judgement: Judgement, now: number): Promise<void> {
    const { id } = subscription;
    const { isFiring, judgedUntil, turns } = judgement;
    await this.#db.transaction().execute(async (transaction) => {
      const kept = await transaction
        .updateTable('alertSubscription')
        .set({ isFiring, judgedUntil: dateOf(judgedUntil) })
        .where('id', '=', id)
        .where('judgedUntil', '=', subscription.judgedUntil)
        .where('isFiring', '=', subscription.isFiring)
        .returning('id')
        .executeTakeFirst();
      if (kept === undefined) return;
      for (const turn of turns) {
        if (turn.kind === 'cleared') {
          await transaction
            .updateTable('firedAlert')
            .set({ clearedAt: dateOf(turn.at) })
            .where('subscriptionId', '=', id)
            .where('clearedAt', 'is', null)
            .execute();
          continue;
        }
        await transaction
          .insertInto('firedAlert')
          .values({
            subscriptionId: id,
            at: dateOf(turn.at),
            value: turn.value ?? null,
            clearedAt: null,
            isMailDue: true,
            recordedAt: dateOf(now),
          })
          .onConflict((conflict) => conflict.columns(['subscriptionId', 'at']).doNothing())
          .execute();
      }
    });
  }

  /** Mails to send, of users who may sign in; mails due since before `since` are dropped. */
  async dueMails(since: number): Promise<DueMail[]> {
    const rows = await this.#db
      .selectFrom('firedAlert')
      .selectAll()
      .where('isMailDue', '=', true)
      .where('recordedAt', '>=', dateOf(since))
      .orderBy('id')
      .execute();
    if (rows.length === 0) return [];
    const subscriptions = await this.#db
      .selectFrom('alertSubscription')
      .selectAll()
      .where(
        'id',
        'in',
        rows.map(({ subscriptionId }) => subscriptionId),
      )
      .execute();
    const byId = new Map(subscriptions.map((one) => [one.id, one]));
    const firings = rows.flatMap((row): Firing[] => {
      const subscription = byId.get(row.subscriptionId);
      return subscription === undefined ? [] : [{ ...row, subscription }];
    });
    const pairs = await this.#withUsers(firings, ({ subscription }) => subscription.userId);
    return pairs.map(([firing, user]) => ({ ...firing, user }));
  }

  async countDueMails(since: number): Promise<number> {
    const { count } = await this.#db
      .selectFrom('firedAlert')
      .select((select) => select.fn.countAll().as('count'))
      .where('isMailDue', '=', true)
      .where('recordedAt', '>=', dateOf(since))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /**
   * Claims a mail to send it.
   *
   * @param expiredBefore an older claim of an unsent mail has expired
   * @returns false if the mail has been sent or another process holds a valid claim
   */
  async claimMail(id: FiredAlert['id'], now: number, expiredBefore: number): Promise<boolean> {
    const claimed = await this.#db
      .updateTable('firedAlert')
      .set({ mailClaimedAt: dateOf(now) })
      .where('id', '=', id)
      .where('isMailDue', '=', true)
      .where((where) =>
        where.or([where('mailClaimedAt', 'is', null), where('mailClaimedAt', '<', dateOf(expiredBefore))]),
      )
      .returning('id')
      .executeTakeFirst();
    return claimed !== undefined;
  }

  async markMailed(id: FiredAlert['id']): Promise<void> {
    await this.#db.updateTable('firedAlert').set({ isMailDue: false }).where('id', '=', id).execute();
  }

  async #withUsers<T>(items: T[], userIdOf: (item: T) => string): Promise<[T, AppUser][]> {
    if (items.length === 0) return [];
    const users = await this.#db
      .selectFrom('appUser')
      .selectAll()
      .where('id', 'in', [...new Set(items.map(userIdOf))])
      .where('isEnabled', '=', true)
      .where('status', '=', 'confirmed')
      .execute();
    const byId = new Map(users.map((user) => [user.id, user]));
    return items.flatMap((item): [T, AppUser][] => {
      const user = byId.get(userIdOf(item));
      return user === undefined ? [] : [[item, user]];
    });
  }
}
