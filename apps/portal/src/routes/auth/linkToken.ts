import { openedWith } from '../../session/mailedLink.ts';

/** What a mailed link carries. */
export interface LinkToken {
  token: string;
  userId: string;
}

/**
 * Decoded once; mail programs turn plus signs into spaces. Null when something is missing or is there twice.
 *
 * @param user the name the user stands under
 */
export function linkTokenOf(query: string, user: 'id' | 'userId'): LinkToken | null {
  const parameters = new URLSearchParams(query);
  const [token, ...moreTokens] = parameters.getAll('token');
  const [userId, ...moreUsers] = parameters.getAll(user);
  if (!token || !userId || moreTokens.length > 0 || moreUsers.length > 0) return null;
  return { token: token.replaceAll(' ', '+'), userId };
}

export const openedLinkToken = (user: 'id' | 'userId') => linkTokenOf(openedWith, user);
