import type { Role, Token } from '@zrak/api-client';
import type { Session } from '@zrak/machines';
import { tabStorage } from './storage.ts';

/** Claims of the access token; for display only, the API decides. */
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

export type PortalSession = Session<CurrentUser>;

const keys = {
  user: 'currentUser',
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  expiry: 'expires_in',
  tokenType: 'token_type',
} as const;

function claimsOf(accessToken: string): Record<string, unknown> {
  const payload = accessToken.split('.')[1] ?? '';
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const textOrNull = (value: unknown): string | null => text(value) || null;

/** @throws when the token cannot be decoded */
function userOf(accessToken: string): CurrentUser {
  const claims = claimsOf(accessToken);
  const roles = claims['roles'] ?? claims['role'] ?? [];
  return {
    id: text(claims['sub']),
    userName: text(claims['userName']),
    fullName: text(claims['fullName']),
    email: text(claims['email']),
    isEnabled: true,
    isLockedOut: false,
    roles: (Array.isArray(roles) ? roles : [roles]) as Role[],
    clientId: textOrNull(claims['clientId']),
    clientName: textOrNull(claims['clientName']),
    clientCode: textOrNull(claims['clientCode']),
    jobTitle: textOrNull(claims['jobTitle']),
    phoneNumber: textOrNull(claims['phoneNumber']),
    createdByPlatform: textOrNull(claims['createdByPlatform']),
  };
}

/** Id of the sign-in that created this session; null if the token has none. */
export const sessionIdOf = ({ accessToken }: PortalSession): string | null => textOrNull(claimsOf(accessToken)['sid']);

/** `expires_in` counts from now, so a wrong clock makes no session shorter or longer. */
export function sessionOf(token: Token): PortalSession {
  return {
    user: userOf(token.access_token),
    accessToken: token.access_token,
    refreshToken: token.refresh_token,
    expiresAt: Date.now() + token.expires_in * 1000,
  };
}

export function storeSession(session: PortalSession): void {
  tabStorage.setAll({
    [keys.user]: JSON.stringify(session.user),
    [keys.accessToken]: session.accessToken,
    [keys.refreshToken]: session.refreshToken,
    [keys.expiry]: new Date(session.expiresAt).toISOString(),
    [keys.tokenType]: 'bearer',
  });
}

export const clearSession = () => tabStorage.removeAll(Object.values(keys));

/** Storage key of the router's scroll positions. */
export const scrollPositions = 'scrollPositions';

export const clearScrollPositions = () => tabStorage.removeAll([scrollPositions]);

/** Session of this tab, or null if there is none or it cannot be read. */
export function storedSession(): PortalSession | null {
  const accessToken = tabStorage.get(keys.accessToken);
  const refreshToken = tabStorage.get(keys.refreshToken);
  const expiresAt = Date.parse(tabStorage.get(keys.expiry) ?? '');
  if (!accessToken || !refreshToken || Number.isNaN(expiresAt)) return null;
  try {
    return { user: userOf(accessToken), accessToken, refreshToken, expiresAt };
  } catch {
    return null;
  }
}
