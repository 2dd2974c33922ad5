import { openedWith } from '../../session/mailedLink.ts';

/** Parameters of a mailed link. */
export interface LinkToken {
  token: string;
  userId: string;
}

/**
 * Decodes the parameters once; mail programs turn plus signs into spaces. Null if one is missing or repeated.
 *
 * @param user name of the param of the user
 */
export function linkTokenOf(query: string, user: 'id' | 'userId'): LinkToken | null {
  const parameters = new URLSearchParams(query);
  const [token, ...moreTokens] = parameters.getAll('token');
  const [userId, ...moreUsers] = parameters.getAll(user);
  if (!token || !userId || moreTokens.length > 0 || moreUsers.length > 0) return null;
  return { token: token.replaceAll(' ', '+'), userId };
}

export const openedLinkToken = (user: 'id' | 'userId') => linkTokenOf(openedWith, user);
