import { rmSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { demoPassword } from '../src/demo/people.ts';
import { startApi, temporaryFolder } from './helpers.ts';

const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = (password?: string, demo = false) =>
  startApi({
    folder,
    settings: { demo, administrator: { userName: 'chief', email: 'chief@example.org', password } },
  });

it('has no default password: one is generated once, or chosen by the operator', { timeout: 180_000 }, async () => {
  const first = await start();
  const made = first.app.services.firstAdministrator!;
  expect(made).toEqual({ userName: 'chief', password: expect.stringMatching(/^[\w-]{43}-Zr4k$/) });
  const signIn = (api: typeof first, username: string, password: string, ip?: string) =>
    api.token({ grant_type: 'password', username, password }, ip);
  const session = await signIn(first, 'chief', made.password);
  expect(session.statusCode).toBe(200);
  expect((await signIn(first, 'admin', demoPassword)).statusCode).toBe(400);
  await first.close();

  // The second start adds no administrator, and a password chosen by the operator applies from the next start.
  const second = await start();
  expect(second.app.services.firstAdministrator).toBeUndefined();
  expect((await signIn(second, 'chief', made.password)).statusCode).toBe(200);
  await second.close();
  for (const weak of ['short-1A', 'no-number-or-CAPITAL'.toLowerCase(), 'Administrator-1', 'Chief@example.org1']) {
    await expect(start(weak)).rejects.toThrow('ZRAK_ADMIN_PASSWORD');
  }
  const third = await start('Chosen-by-0perator');
  expect((await signIn(third, 'chief', made.password)).statusCode).toBe(400);
  expect((await signIn(third, 'chief', 'Chosen-by-0perator')).statusCode).toBe(200);
  expect((await third.get('/api/Account/users/me', session.json().access_token)).statusCode).toBe(401);
  await third.close();

  // A demo leaves its accounts in the database, but their password is refused.
  const demo = await start(undefined, true);
  expect((await signIn(demo, 'admin', demoPassword)).statusCode).toBe(200);
  await demo.close();
  const after = await start();
  expect((await signIn(after, 'admin', demoPassword)).statusCode).toBe(400);
  await after.close();
});
