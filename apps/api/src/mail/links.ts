import type { Purpose } from '../repositories/oneTimeTokens.ts';

/** Pages of the portal for mailed links, and the parameter that holds the user id. */
const pages = {
  'confirm-user': { page: 'confirmUser', user: 'userId' },
  'reset-password': { page: 'resetPassToken', user: 'id' },
} as const satisfies Record<Purpose, unknown>;

/** The address of a mailed link. */
export function linkOf(publicUrl: string, purpose: Purpose, userId: string, token: string): string {
  const { page, user } = pages[purpose];
  return `${publicUrl}/auth/${page}?${new URLSearchParams({ token, [user]: userId }).toString()}`;
}

/** The page on which a user ends alerts and monthly reports. */
export const alertsLink = (publicUrl: string, client: { code: string }): string =>
  `${publicUrl}/${encodeURIComponent(client.code)}/alerts`;
