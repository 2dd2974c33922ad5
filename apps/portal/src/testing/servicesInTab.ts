import { afterEach, beforeEach, vi } from 'vitest';
import { waitFor } from 'xstate';
import type { Config } from '../app/config.ts';
import { createServices } from '../app/services.ts';
import { sessionOf, storeSession } from '../session/session.ts';
import { accessToken } from './accessToken.ts';
import { memoryStorage } from './memoryStorage.ts';

export const config = { ApplicationUrl: '/base/', Clients: [] as string[] } as Config;
export const now = Date.parse('2026-11-23T08:00:00Z');

/** Answers of the server by `METHOD /path`; any other request is an error of the test. */
type Answers = Record<string, (body: string, request: Request) => Response | Promise<Response>>;

export const json = (body: unknown, status = 200) => Response.json(body, { status });
export const refused = () => json({ error: 'invalid_grant' }, 400);
export const broken = () => json({}, 500);
export const offline = (): Response => {
  throw new TypeError('fetch failed');
};
export const empty = () => new Response(null, { status: 204 });

export let requests: {
  name: string;
  body: Record<string, string>;
  authorization: string | null;
  language: string | null;
}[];
export let answers: Answers;
export let storage: Storage;
let channels: BroadcastChannel[];
export let page: EventTarget;
let signIns = 0;

/** Tokens of one sign-in after `generation` renewals. */
export const tokensOf = (user: string, generation = 1, sid = `ses_${user}_${signIns}`) => ({
  access_token: accessToken({ sub: `usr_${user}`, userName: user, sid, generation }),
  refresh_token: `${user}-refresh-${generation}`,
  token_type: 'Bearer' as const,
  expires_in: 900,
});

/** Gives each test a new tab, with a server that has no answers yet. */
export function openTabs(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now, toFake: ['Date', 'performance'] });
    signIns++;
    requests = [];
    answers = {};
    storage = memoryStorage();
    channels = [];
    page = new EventTarget();
    const run = `${Math.random()}`;
    vi.stubGlobal('sessionStorage', storage);
    vi.stubGlobal('localStorage', memoryStorage());
    vi.stubGlobal('location', new URL('https://portal.test/OPEN/locations/map'));
    vi.stubGlobal('document', page);
    const Native = BroadcastChannel;
    vi.stubGlobal(
      'BroadcastChannel',
      // Tests that run in parallel have other tabs.
      class extends Native {
        constructor(name: string) {
          super(`${name} ${run}`);
          channels.push(this);
        }
      },
    );
    vi.stubGlobal('fetch', async (request: Request) => {
      const { pathname } = new URL(request.url);
      const body = await request.text();
      const name = `${request.method} ${pathname}`;
      requests.push({
        name,
        body: Object.fromEntries(new URLSearchParams(body)),
        authorization: request.headers.get('authorization'),
        language: request.headers.get('x-app-language'),
      });
      const answer = answers[name];
      if (!answer) throw new Error(`nobody answers ${name}`);
      return answer(body, request);
    });
  });
  afterEach(() => {
    for (const channel of channels) channel.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}

export const token = 'POST /base/connect/token';
export const revocation = 'POST /base/connect/revocation';
export const clients = 'GET /base/api/clients/get';
export const me = 'GET /base/api/Account/users/me';
export const requestsOf = (name: string) => requests.filter((request) => request.name === name);

/** The services of a tab with a signed-in user, `seconds` before the session ends. */
export function signedIn(user = 'ana', seconds = 900) {
  storeSession({ ...sessionOf(tokensOf(user)), expiresAt: now + seconds * 1000 });
  return createServices(config);
}

/** Signs in through the auth machine and waits for the result. */
export async function signIn(services: ReturnType<typeof createServices>, username: string) {
  services.auth.send({ type: 'signIn.submit', username, password: 'pass word&1' });
  return waitFor(services.auth, (snapshot) => !snapshot.matches('signingIn'));
}

export const becomesSignedOut = ({ auth }: ReturnType<typeof createServices>) =>
  waitFor(auth, (snapshot) => snapshot.matches('signedOut'));
