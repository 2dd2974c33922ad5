import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { NewAuditEvent, Tables, WrittenText } from '../db/schema.ts';
import type { Language } from '../language.ts';
import { type EventOf, withEvent } from './auditEvents.ts';

export interface TextPlace {
  /** Null for all clients. */
  clientId: string | null;
  name: string;
  language: Language;
}

const isAt =
  ({ clientId, name, language }: TextPlace) =>
  (where: ExpressionBuilder<Tables, 'writtenText'>) =>
    where.and([
      where('clientId', 'is not distinct from', clientId),
      where('name', '=', name),
      where('language', '=', language),
    ]);

/** Texts that administrators have written in the portal. */
export class WrittenTexts {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  of(clientId: string | null): Promise<WrittenText[]> {
    return this.#db
      .selectFrom('writtenText')
      .selectAll()
      .where('clientId', 'is not distinct from', clientId)
      .orderBy('name')
      .orderBy('language')
      .execute();
  }

  /** Replaces the text of the place. @param check throws if the stored text may not be replaced */
  async set(
    place: TextPlace,
    text: Pick<WrittenText, 'title' | 'body' | 'changedAt'>,
    eventOf: EventOf<{ isNew: boolean }>,
    check: (stored: WrittenText | undefined) => void,
  ): Promise<void> {
    await withEvent(
      this.#db,
      async (db) => {
        const held = db.selectFrom('writtenText').selectAll().where(isAt(place)).forNoKeyUpdate();
        check(await held.executeTakeFirst());
        return db
          .insertInto('writtenText')
          .values({ ...place, ...text })
          .onConflict((conflict) => conflict.expression(sql`name, language, coalesce(client_id, '')`).doUpdateSet(text))
          .returning(sql<boolean>`xmax = 0`.as('isNew'))
          .executeTakeFirstOrThrow();
      },
      eventOf,
    );
  }

  /** @returns whether there was one */
  async remove(place: TextPlace, event: NewAuditEvent): Promise<boolean> {
    const { numDeletedRows } = await withEvent(
      this.#db,
      (db) => db.deleteFrom('writtenText').where(isAt(place)).executeTakeFirst(),
      (removed) => (removed.numDeletedRows > 0n ? event : undefined),
    );
    return numDeletedRows > 0n;
  }
}
