import { type APIResponse, type BrowserContext, errors, type Page, type Route } from '@playwright/test';

type Answer = NonNullable<Parameters<Route['fulfill']>[0]>;
type Url = Parameters<Page['route']>[0];

/** A page that closes while the server answers: nobody waits for the answer any more. */
const isClosed = (error: unknown) =>
  error instanceof Error && !(error instanceof errors.TimeoutError) && /disposed|been closed/.test(error.message);

/** Changes what the server answers on these addresses. */
export async function changeAnswer(
  on: Page | BrowserContext,
  url: Url,
  change: (answer: APIResponse) => Answer | Promise<Answer>,
  headers?: Record<string, string>,
): Promise<void> {
  await on.route(url, async (route) => {
    try {
      const sent = headers && { headers: { ...(await route.request().allHeaders()), ...headers } };
      const answer = await route.fetch(sent);
      await route.fulfill({ response: answer, ...(await change(answer)) });
    } catch (error) {
      if (!isClosed(error)) throw error;
    }
  });
}

/** Changes the JSON that the server answers on these addresses; an answer that refuses stays as it is. */
export const changeJson = <Body>(
  on: Page | BrowserContext,
  url: Url,
  change: (body: Body) => Body | object,
): Promise<void> =>
  changeAnswer(on, url, async (answer) => (answer.ok() ? { json: change((await answer.json()) as Body) } : {}));
