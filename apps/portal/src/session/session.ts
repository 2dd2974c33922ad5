import type { Role, Token } from '@zrak/api-client';
import type { Session } from '@zrak/machines';
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

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});

function parsed(json: string): Fields {
  try {
    return fieldsOf(JSON.parse(json));
  } catch {
    return {};
  }
}

/** Claims of a JWT; empty for any other token. */
function claimsOf(accessToken: string): Fields {
  const payload = accessToken.split('.')[1] ?? '';
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    return parsed(new TextDecoder().decode(bytes));
  } catch {
    return {};
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const textOrNull = (value: unknown): string | null => text(value) || null;
/** Servers may number their users and clients. */
const idOrNull = (value: unknown): string | null => (typeof value === 'number' ? `${value}` : textOrNull(value));

/** A user from claims or from the response of the server, which name the fields alike; null without an id. */
export function userOf(given: unknown): CurrentUser | null {
  const fields = fieldsOf(given);
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

/** Seconds from the response, or else from the claims, because the specification promises no type. */
function lifetimeOf(token: Token): number {
  const { expires_in }: { expires_in?: unknown } = token;
  const { exp, iat } = claimsOf(token.access_token);
  const isLifetime = (seconds: number) => Number.isFinite(seconds) && seconds > 0;
  const seconds = [Number(expires_in), Number(exp) - Number(iat)].find(isLifetime) ?? usualLifetime;
  return Math.min(seconds, longestLifetime);
}

/**
 * `expires_in` counts from now, so a wrong clock makes no session shorter or longer.
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
    expiresAt: Date.now() + lifetimeOf(token) * 1000,
  };
}

export function storeSession(session: PortalSession): void {
  tabStorage.setAll({
    [keys.user]: JSON.stringify(session.user),
    [keys.accessToken]: session.accessToken,
    ...(session.refreshToken !== null && { [keys.refreshToken]: session.refreshToken }),
    [keys.expiry]: new Date(session.expiresAt).toISOString(),
    [keys.tokenType]: 'bearer',
    ...(claimedId(session.accessToken) === null && { [keys.id]: session.id }),
  });
  if (session.refreshToken === null) tabStorage.removeAll([keys.refreshToken]);
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
  const user = claimed?.userName ? claimed : (userOf(parsed(tabStorage.get(keys.user) ?? '')) ?? claimed);
  if (!user) return null;
  return {
    id: claimedId(accessToken) ?? tabStorage.get(keys.id) ?? newId(),
    user,
    accessToken,
    refreshToken: tabStorage.get(keys.refreshToken) || null,
    expiresAt,
  };
}
