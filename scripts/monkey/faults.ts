import type { Page, Route } from 'playwright';
import { oneOf, type Random } from '../../apps/api/test/random.ts';

const json = (status: number, body: unknown) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) });

const kinds: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'no answer': (route) => route.abort('connectionrefused'),
  '404': json(404, { message: 'Not found' }),
  '409': json(409, { message: 'Conflict' }),
  '429': json(429, {}),
  '500': json(500, {}),
  '503': json(503, {}),
  'JSON null': json(200, null),
  'JSON []': json(200, []),
  HTML: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>It works!</h1>' }),
  slow: async (route) => {
    await new Promise((done) => setTimeout(done, 4000));
    await route.continue().catch(() => undefined);
  },
};

export const noCode = 'no code';
/** How long code does not load, once it has failed: longer than the portal's second try. */
const codeOutageMs = 5000;

interface Shares {
  /** Of the calls, which fail in turn in every way. */
  calls: number;
  /** Of the files of code that follow the first script. */
  code: number;
}

/** Lets these shares of the requests fail. */
export async function failAtRandom(
  page: Page,
  random: Random,
  shares: Shares,
  note: (text: string) => void,
): Promise<void> {
  const outUntil = new Map<string, number>();
  await page.route(/\/assets\/(?!index-)[^/]+\.js$/, async (route) => {
    const { pathname } = new URL(route.request().url());
    const isOut = Date.now() < (outUntil.get(pathname) ?? 0);
    if (!isOut && random() >= shares.code) return route.fallback();
    if (!isOut) outUntil.set(pathname, Date.now() + codeOutageMs);
    note(`${pathname}: ${noCode}`);
    return route.abort('connectionrefused');
  });
  await page.route('**/api/**', async (route) => {
    if (random() >= shares.calls) return route.fallback();
    const kind = oneOf(random, Object.keys(kinds));
    note(`${route.request().method()} ${new URL(route.request().url()).pathname}: ${kind}`);
    return kinds[kind]!(route);
  });
}
