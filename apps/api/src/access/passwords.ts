import { hash, verify } from '@node-rs/argon2';
import { ApiError } from '../errors.ts';
import { createSecret } from './accessTokens.ts';

/** OWASP's least costly recommendation; runs in libuv's threads. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Two at once: each costs 19 MB and a core, and other requests want one too. */
const places = 2;
let taken = 0;
/** Longer than a few seconds nobody waits for an answer. */
const longestQueue = 256;
const queue: (() => void)[] = [];

/** Asked before anything is looked up, so that a crowd costs next to nothing. @throws 503 when too many wait. */
export function requireRoom(): void {
  if (queue.length >= longestQueue) throw new ApiError(503, 'unavailable', { retryAfter: 5 });
}

/** @throws 503 when too many wait already. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  requireRoom();
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

export async function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, options));
}

/** Hash of a password that nobody has; made at start, or the first unknown name would be answered later. */
const decoy = hash(createSecret(), options);

/** False for a user who is unknown or has no password, after the same work as for one who has. */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const against = stored ?? (await decoy);
  const isRight = await inTurn(() => verify(against, password));
  return isRight && stored !== null && stored !== undefined;
}

export type PasswordFault = 'tooShort' | 'composition' | 'special';

/** What is wrong with a password by the rules of the specification; undefined when it is good. */
export function passwordFault(password: string): PasswordFault | undefined {
  if (password.length < 6) return 'tooShort';
  if (!/[^\p{L}\p{N}\s]/u.test(password)) return 'special';
  if (!/\p{Lu}/u.test(password) || !/\p{Ll}/u.test(password) || !/\p{N}/u.test(password)) return 'composition';
  return undefined;
}
