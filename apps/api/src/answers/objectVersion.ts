import { createHash } from 'node:crypto';
import { outdated } from '../errors.ts';

/** Version of an object, from the fields that a form can change. */
export const versionOf = (fields: object): string =>
  createHash('sha256').update(JSON.stringify(fields)).digest('base64url').slice(0, 16);

/**
 * For the transaction of a change.
 *
 * @param given of the request; without it nothing is compared
 * @param stored undefined if the object is gone
 * @throws 409
 */
export function requireVersion(given: string | undefined, stored: string | undefined): void {
  if (given !== undefined && given !== stored) throw outdated();
}
