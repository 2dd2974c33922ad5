import { hash } from '@node-rs/argon2';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everything, within } from '../src/db/scope.ts';
import { demoPassword } from '../src/demo/people.ts';
import { startApi, testNow, type TestApi } from './helpers.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
}, 120_000);
afterAll(() => api.close());

interface Tokens {
  access_token: string;
  refresh_token: string;
}

let caller = 0;
/** A different network each time, unless one is named, to stay below the limits of the throttle. */
const signIn = (username: string, password = demoPassword, ip = `10.0.${++caller}.1`) =>
  api.token({ grant_type: 'password', username, password }, ip);
const session = async (): Promise<Tokens> => (await signIn('obala')).json();
const refresh = (refresh_token: string) => api.token({ grant_type: 'refresh_token', refresh_token });
const refreshed = async (token: string): Promise<Tokens> => {
  const response = await refresh(token);
  expect(response.statusCode).toBe(200);
  return response.json();
};
const me = async (access: string): Promise<number> => (await api.get('/api/Account/users/me', access)).statusCode;
const later = (seconds: number): void => {
  api.clock.now += seconds;
};

describe('a session', () => {
  it('has the current user in its token', async () => {
    const { access_token } = await session();
    const claims = JSON.parse(Buffer.from(access_token.split('.')[1]!, 'base64url').toString());
    expect(claims).toMatchObject({
      id: 'usr_obala',
      userName: 'obala',
      roles: ['ClientUser'],
      clientId: 'cli_obala',
      clientCode: 'OBALA',
      createdByPlatform: 'portal',
    });
    expect(claims.exp - claims.iat).toBeLessThanOrEqual(600);
  });

  it('ends with signing out, after an idle hour, and its access token after ten minutes', async () => {
    const out = await session();
    await api.app.inject({
      method: 'POST',
      url: '/connect/revocation',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `client_id=portal-spa&token=${out.refresh_token}`,
    });
    expect(await me(out.access_token)).toBe(401);
    expect((await refresh(out.refresh_token)).statusCode).toBe(400);

    const { access_token, refresh_token } = await session();
    later(600);
    expect(await me(access_token)).toBe(401);
    later(3001);
    expect((await refresh(refresh_token)).statusCode).toBe(400);
  });

  it('ends after twelve hours, however often it is refreshed', async () => {
    let { refresh_token } = await session();
    for (let half = 1; half < 24; half++) {
      later(1799);
      ({ refresh_token } = await refreshed(refresh_token));
    }
    later(1830);
    expect((await refresh(refresh_token)).statusCode).toBe(400);
  });

  it('starts only with a form-encoded request of the portal', async () => {
    const form = { grant_type: 'password', username: 'obala', password: demoPassword };
    const json = await api.send('POST', '/connect/token', { ...form, client_id: 'portal-spa' });
    expect(json.statusCode).toBe(415);
    expect((await api.token({ ...form, client_id: 'other' })).statusCode).toBe(400);
    for (const grant_type of ['client_credentials', 'authorization_code', 'implicit', '']) {
      expect((await api.token({ ...form, grant_type })).statusCode).toBe(400);
    }
  });

  it.each([demoPassword, 'wrong'])('is not cacheable: the response to the password %s', async (password) => {
    expect((await signIn('obala', password)).headers['cache-control']).toBe('no-store');
  });
});

describe('signing in', () => {
  it('renews a hash that was made with other parameters, unless the password has changed meanwhile', async () => {
    const { users, background } = api.app.services;
    const stored = async () => (await within(everything, () => users.byName('okolje')))!.passwordHash!;
    const before = await stored();
    expect((await signIn('okolje')).statusCode).toBe(200);
    await background.idle();
    expect(await stored()).toBe(before);

    const weak = await hash(demoPassword, { memoryCost: 4096, timeCost: 1, parallelism: 1 });
    await within(everything, () => users.change('usr_okolje', { passwordHash: weak }));
    expect((await signIn('okolje')).statusCode).toBe(200);
    await background.idle();
    const renewed = await stored();
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await signIn('okolje')).statusCode).toBe(200);

    await within(everything, () => users.renewHash('usr_okolje', weak, before));
    expect(await stored()).toBe(renewed);
  });
});

describe('a refresh token', () => {
  it('used again after its successor ends the session', async () => {
    const first = await session();
    const second = await refreshed(first.refresh_token);
    const third = await refreshed(second.refresh_token);
    expect(await me(third.access_token)).toBe(200);
    expect((await refresh(first.refresh_token)).statusCode).toBe(400);
    expect((await refresh(third.refresh_token)).statusCode).toBe(400);
    expect(await me(third.access_token)).toBe(401);
  });

  it('may be presented once more if its response was lost, which invalidates the lost successor', async () => {
    const first = await session();
    const lost = await refreshed(first.refresh_token);
    later(10);
    const again = await refreshed(first.refresh_token);
    expect(again.refresh_token).not.toBe(lost.refresh_token);
    const next = await refreshed(again.refresh_token);
    expect(await me(next.access_token)).toBe(200);
    // The lost successor is invalid: only another caller can present it.
    expect((await refresh(lost.refresh_token)).statusCode).toBe(400);
    expect(await me(next.access_token)).toBe(401);
  });

  it.each([
    ['a third time', [10, 10]],
    ['after half a minute', [31]],
  ])('presented again %s ends the session', async (_, waits) => {
    const first = await session();
    let newest = await refreshed(first.refresh_token);
    for (const wait of waits.slice(0, -1)) {
      later(wait);
      newest = await refreshed(first.refresh_token);
    }
    later(waits.at(-1)!);
    expect((await refresh(first.refresh_token)).statusCode).toBe(400);
    expect((await refresh(newest.refresh_token)).statusCode).toBe(400);
    expect(await me(newest.access_token)).toBe(401);
  });

  it('used fifty times at once gives one successor', async () => {
    const { refresh_token } = await session();
    const answers = await Promise.all(Array.from({ length: 50 }, () => refreshed(refresh_token)));
    const [successor, ...others] = new Set(answers.map((answer) => answer.refresh_token));
    expect(others).toEqual([]);
    const { count } = await api.app.services.database.db
      .selectFrom('refreshToken')
      .select((of) => of.fn.countAll<string>().as('count'))
      .where('family', '=', JSON.parse(atob(answers[0]!.access_token.split('.')[1]!)).sid)
      .where('usedAt', 'is', null)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
    expect(await me((await refreshed(successor!)).access_token)).toBe(200);
  });
});

describe('an access token', () => {
  const claims = { iss: 'zrak', aud: 'portal-spa', sub: 'usr_obala' };
  /** A token signed with the key of this installation, with some claims changed. */
  async function signed(changes: Record<string, unknown>, alg = 'HS256', key?: Uint8Array): Promise<string> {
    const { value } = await api.app.services.database.db
      .selectFrom('setting')
      .select('value')
      .where('key', '=', 'signing-key')
      .executeTakeFirstOrThrow();
    const { sid } = JSON.parse(atob((await session()).access_token.split('.')[1]!));
    const { now } = api.clock;
    const payload = { ...claims, sid, nbf: Math.floor(now), exp: Math.floor(now) + 600, ...changes };
    return new SignJWT(payload).setProtectedHeader({ alg }).sign(key ?? Buffer.from(value, 'base64url'));
  }
  const isGood = async (token: string): Promise<boolean> => (await me(token)) === 200;

  it('of this installation is valid, also with the clock of another machine ahead', async () => {
    expect(await isGood(await signed({}))).toBe(true);
    expect(await isGood(await signed({ nbf: Math.floor(api.clock.now) + 290 }))).toBe(true);
  });

  it.each([
    ['of another issuer', { iss: 'other' }],
    ['for another audience', { aud: 'other' }],
    ['without an issuer', { iss: undefined }],
    ['without an audience', { aud: undefined }],
    ['that has just ended', { exp: testNow }],
    ['without an end', { exp: undefined }],
    ['that is to begin', { nbf: testNow + 30 * 86_400 }],
    ['without a beginning', { nbf: undefined }],
    ['of nobody', { sub: undefined }],
    ['of another user', { sub: 'usr_admin' }],
    ['of another session', { sid: 'other' }],
    ['without a session', { sid: undefined }],
  ])('%s is refused', async (_, changes) => {
    expect(await isGood(await signed(changes))).toBe(false);
  });

  it('of another key or algorithm is refused, also if none is needed', async () => {
    const other = new Uint8Array(64).fill(7);
    const good = await signed({});
    const [head, body, signature] = good.split('.') as [string, string, string];
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const forged = Buffer.from(JSON.stringify({ ...claims, sub: 'usr_admin' })).toString('base64url');
    const tokens = [
      await signed({}, 'HS256', other),
      await signed({}, 'HS384', other),
      await signed({}, 'HS512', other),
      `${none}.${body}.`,
      `${none}.${body}.${signature}`,
      `${head}.${forged}.${signature}`,
      `${head}.${body}.${signature.slice(0, -2)}AA`,
      `${head}.${body}`,
      '',
      'a b',
    ];
    for (const token of tokens) {
      expect(await me(token), token).toBe(401);
      expect((await api.get('/api/clients/get', token)).statusCode, token).toBe(401);
    }
  });
});
