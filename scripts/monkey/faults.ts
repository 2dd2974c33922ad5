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

/** Lets this share of the calls fail, in turn in every way. */
export async function failAtRandom(
  page: Page,
  random: Random,
  share: number,
  note: (text: string) => void,
): Promise<void> {
  await page.route('**/api/**', async (route) => {
    if (random() >= share) return route.fallback();
    const kind = oneOf(random, Object.keys(kinds));
    note(`${route.request().method()} ${new URL(route.request().url()).pathname}: ${kind}`);
    return kinds[kind]!(route);
  });
}
