import { paths } from '../app/paths.ts';

const parameter = 'origin';

/** Nobody chooses these: the root sends visitors on to the clients. Who signs in there starts at the root again. */
const startingPoints: readonly string[] = [paths.home, paths.clients];

/** A sign-in address that remembers where somebody was going. */
export const withReturnTo = (path: string, origin: string) =>
  startingPoints.includes(origin) ? path : `${path}?${new URLSearchParams({ [parameter]: origin })}`;

/**
 * The remembered path, or null when it is none of ours: another origin in any disguise, or a screen one signs in on.
 */
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
