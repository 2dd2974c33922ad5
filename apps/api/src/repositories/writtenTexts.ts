import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { NewAuditEvent, WrittenText } from '../db/schema.ts';
import type { Language } from '../language.ts';
import { type EventOf, withEvent } from './auditEvents.ts';

export interface TextPlace {
  /** Null for all clients. */
  clientId: string | null;
  name: string;
  language: Language;
}

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

  /** Replaces the text of the place. */
  async set(
    { clientId, name, language }: TextPlace,
    text: Pick<WrittenText, 'title' | 'body' | 'changedAt'>,
    eventOf: EventOf<{ isNew: boolean }>,
  ): Promise<void> {
    await withEvent(
      this.#db,
      (db) =>
        db
          .insertInto('writtenText')
          .values({ clientId, name, language, ...text })
          .onConflict((conflict) => conflict.expression(sql`name, language, coalesce(client_id, '')`).doUpdateSet(text))
          .returning(sql<boolean>`xmax = 0`.as('isNew'))
          .executeTakeFirstOrThrow(),
      eventOf,
    );
  }

  /** @returns whether there was one */
  async remove({ clientId, name, language }: TextPlace, event: NewAuditEvent): Promise<boolean> {
    const { numDeletedRows } = await withEvent(
      this.#db,
      (db) =>
        db
          .deleteFrom('writtenText')
          .where('clientId', 'is not distinct from', clientId)
          .where('name', '=', name)
          .where('language', '=', language)
          .executeTakeFirst(),
      (removed) => (removed.numDeletedRows > 0n ? event : undefined),
    );
    return numDeletedRows > 0n;
  }
}
