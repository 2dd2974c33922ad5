import { badRequest } from '../errors.ts';

/**
 * Adds an object under the id that the caller has given it, unless an earlier try has added it. Only the database can decide
 * between two tries at the same moment.
 *
 * @param newId none: the object is new in any case
 * @param find an object with this id, if the viewer may have added it
 * @param add throws 23505 (from the database) if the id is used
 * @throws 400 if the id belongs to another object
 */
export async function addedOnce<Stored>(
  newId: string | undefined,
  find: (id: string) => Promise<Stored | undefined>,
  add: () => Promise<Stored>,
): Promise<Stored> {
  if (newId === undefined) return add();
  const stored = await find(newId);
  if (stored !== undefined) return stored;
  try {
    return await add();
  } catch (error) {
    if (!isTaken(error)) throw error;
    const first = await find(newId);
    if (first === undefined) throw badRequest('invalidField', { field: 'newId' });
    return first;
  }
}

/** For ids that are checked while the object is added. @throws 400 if the new id belongs to another object */
export async function unlessUsed<Stored>(add: Promise<Stored>): Promise<Stored> {
  try {
    return await add;
  } catch (error) {
    throw isTaken(error) ? badRequest('invalidField', { field: 'newId' }) : error;
  }
}

/** A unique column of the database has this value already. */
export const isTaken = (error: unknown): boolean => (error as { code?: string }).code === '23505';
