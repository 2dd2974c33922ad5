import { hash, verify } from '@node-rs/argon2';
import { ApiError } from '../errors.ts';
import { createSecret } from './accessTokens.ts';

/** The cheapest set of parameters that OWASP recommends. Runs in the threads of libuv. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Two at once: each uses 19 MB and one core, which other requests need too. */
const places = 2;
let taken = 0;
/** Limits the wait to a few seconds. */
const longestQueue = 256;
const queue: (() => void)[] = [];

/** Called before any lookup, so that a flood of calls stays cheap. @throws 503 if too many are waiting. */
export function requireCapacity(): void {
  if (queue.length >= longestQueue) throw new ApiError(503, 'unavailable', { retryAfter: 5 });
}

/** @throws 503 if too many are waiting. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  requireCapacity();
  if (taken >= places) await new Promise<void>((resolve) => queue.push(resolve));
  else taken++;
  try {
    return await work();
  } finally {
    const next = queue.shift();
    if (next === undefined) taken--;
    else next();
  }
}

const currentForm = `$argon2id$v=19$m=${options.memoryCost},t=${options.timeCost},p=${options.parallelism}$`;

/** Whether the hash was made with other parameters than today's. */
export const isOutdated = (stored: string): boolean => !stored.startsWith(currentForm);

export async function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, options));
}

/** Hash of a random password. Computed at the start: otherwise the first unknown name would take longer to answer. */
const decoy = hash(createSecret(), options);

/** False for a user who is unknown or has no password, after the same work as for any other user. */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const against = stored ?? (await decoy);
  const isRight = await inTurn(() => verify(against, password));
  return isRight && stored !== null && stored !== undefined;
}

/** A password that no one chose, for a new user: it keeps all rules of a good one. */
export const createPassword = (): string => `${createSecret()}-Zr4k`;

export type PasswordFault = 'tooShort' | 'composition' | 'special';

/** The rule of the specification that a password breaks; undefined if it breaks none. */
export function passwordFault(password: string): PasswordFault | undefined {
  if (password.length < 6) return 'tooShort';
  if (!/[^\p{L}\p{N}\s]/u.test(password)) return 'special';
  if (!/\p{Lu}/u.test(password) || !/\p{Ll}/u.test(password) || !/\p{N}/u.test(password)) return 'composition';
  return undefined;
}
