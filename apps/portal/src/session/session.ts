import type { Role, Token } from '@zrak/api-client';
import { type Session, steadyNow } from '@zrak/machines';
import { tabStorage } from './storage.ts';

/** From the claims of the access token or from the server; for display only, the API decides. */
export interface CurrentUser {
  id: string;
  userName: string;
  fullName: string;
  email: string;
  isEnabled: true;
  isLockedOut: false;
  roles: Role[];
  clientId: string | null;
  clientName: string | null;
  clientCode: string | null;
  jobTitle: string | null;
  phoneNumber: string | null;
  createdByPlatform: string | null;
}

export interface PortalSession extends Session<CurrentUser> {
  /** Names the sign-in: the same in all copies of a tab and after each renewal. */
  id: string;
}

const keys = {
  user: 'currentUser',
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  expiry: 'expires_in',
  tokenType: 'token_type',
  /** Only for tokens without `sid`. */
  id: 'session_id',
} as const;

type Fields = Record<string, unknown>;

/** Fields of an object; none if it cannot be read or is no object. */
function fieldsOf(read: () => unknown): Fields {
  try {
    return Object(read()) as Fields;
  } catch {
    return {};
  }
}

/** Claims of a JWT; none for any other token. */
const claimsOf = (accessToken: string): Fields =>
  fieldsOf(() => {
    const payload = atob((accessToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'));
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(payload, (c) => c.charCodeAt(0))));
  });

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const textOrNull = (value: unknown): string | null => text(value) || null;
/** Servers may number their users and clients. */
const idOrNull = (value: unknown): string | null => (typeof value === 'number' ? `${value}` : textOrNull(value));

/** A user from claims or from the response of the server, which name the fields alike; null without an id. */
export function userOf(given: unknown): CurrentUser | null {
  const fields = Object(given) as Fields;
  const id = idOrNull(fields['sub']) ?? idOrNull(fields['id']) ?? idOrNull(fields['nameid']);
  const roles = fields['roles'] ?? fields['role'] ?? [];
  if (id === null) return null;
  return {
    id,
    userName: text(fields['userName']),
    fullName: text(fields['fullName']),
    email: text(fields['email']),
    isEnabled: true,
    isLockedOut: false,
    roles: (Array.isArray(roles) ? roles : [roles]) as Role[],
    clientId: idOrNull(fields['clientId']),
    clientName: textOrNull(fields['clientName']),
    clientCode: textOrNull(fields['clientCode']),
    jobTitle: textOrNull(fields['jobTitle']),
    phoneNumber: textOrNull(fields['phoneNumber']),
    createdByPlatform: textOrNull(fields['createdByPlatform']),
  };
}

/** The user that the claims of a token describe; null if it is no JWT or names none. */
export const claimedUser = (accessToken: string): CurrentUser | null => userOf(claimsOf(accessToken));

const claimedId = (accessToken: string) => idOrNull(claimsOf(accessToken)['sid']);

/** Unlike `crypto.randomUUID`, works in a page without HTTPS. It must be unique in this browser, and is no secret. */
const newId = () => `${Date.now()}-${Math.random()}`;

/** Seconds for which a token without a known lifetime is used; the server refuses it when it ends earlier. */
const usualLifetime = 3600;
/** Seconds: ten years, so that the expiry stays a date. */
const longestLifetime = 315_360_000;

/** Number of seconds, also from a text. */
function lifetimeOf({ expires_in }: { expires_in: unknown }): number {
  const seconds = Number(expires_in);
  return seconds > 0 ? Math.min(seconds, longestLifetime) : usualLifetime;
}

/**
 * `expires_in` counts from now on a steady clock, so a wrong clock, or one that is set, makes no session shorter or longer.
 *
 * @param previous the session that was renewed
 * @throws when the user is unknown
 */
export function sessionOf(
  token: Token,
  user: CurrentUser | null = claimedUser(token.access_token),
  previous?: PortalSession,
): PortalSession {
  const accessToken = token.access_token;
  if (!user) throw new Error('The user of the token is unknown');
  return {
    id: claimedId(accessToken) ?? previous?.id ?? newId(),
    user,
    accessToken,
    // A server may keep the refresh token that was used.
    refreshToken: textOrNull(token.refresh_token) ?? previous?.refreshToken ?? null,
    expiresAt: steadyNow() + lifetimeOf(token) * 1000,
  };
}

export function storeSession(session: PortalSession): void {
  tabStorage.setAll({
    [keys.user]: JSON.stringify(session.user),
    [keys.accessToken]: session.accessToken,
    [keys.refreshToken]: session.refreshToken ?? '',
    [keys.expiry]: new Date(session.expiresAt).toISOString(),
    [keys.tokenType]: 'bearer',
    ...(claimedId(session.accessToken) === null && { [keys.id]: session.id }),
  });
}

export const clearSession = () => tabStorage.removeAll(Object.values(keys));

/** Storage key of the router's scroll positions. */
export const scrollPositions = 'scrollPositions';

export const clearScrollPositions = () => tabStorage.removeAll([scrollPositions]);

/** Session of this tab, or null if there is none or it cannot be read. */
export function storedSession(): PortalSession | null {
  const accessToken = tabStorage.get(keys.accessToken);
  const expiresAt = Date.parse(tabStorage.get(keys.expiry) ?? '');
  if (!accessToken || Number.isNaN(expiresAt)) return null;
  const claimed = claimedUser(accessToken);
  const user = claimed?.userName
    ? claimed
    : (userOf(fieldsOf(() => JSON.parse(tabStorage.get(keys.user) ?? ''))) ?? claimed);
  if (!user) return null;
  return {
    id: claimedId(accessToken) ?? tabStorage.get(keys.id) ?? newId(),
    user,
    accessToken,
    refreshToken: tabStorage.get(keys.refreshToken) || null,
    expiresAt,
  };
}
