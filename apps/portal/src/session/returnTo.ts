import { paths } from '../app/paths.ts';

const parameter = 'origin';

/**
 * Start screens, reached without a choice of the user: the root redirects visitors to the clients. After signing in
 * there, the user starts at the root again.
 */
const startingPoints: readonly string[] = [paths.home, paths.clients];

/** Login address that contains the return path. */
export const withReturnTo = (path: string, origin: string) =>
  startingPoints.includes(origin) ? path : `${path}?${new URLSearchParams({ [parameter]: origin })}`;

/** The return path, or null if it is invalid: another origin in any disguise, or a login screen. */
export function returnToOf(url: string): string | null {
  const origin = new URL(url).searchParams.get(parameter);
  if (!origin || !/^\/(?![/\\])/.test(origin)) return null;
  try {
    const target = new URL(origin, 'https://portal.invalid');
    const decoded = decodeURIComponent(target.pathname);
    if (target.host !== 'portal.invalid' || /^\/[/\\]|[\\\0]/.test(decoded) || decoded.includes('//')) return null;
    if (/^\/auth(\/|$)/i.test(decoded)) return null;
    return target.pathname + target.search;
  } catch {
    return null;
  }
}
