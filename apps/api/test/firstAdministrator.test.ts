import { rmSync } from 'node:fs';
import { afterAll, expect, it, vi } from 'vitest';
import { runCommand } from '../src/commands/main.ts';
import { demoPassword } from '../src/demo/people.ts';
import { isPassword } from '../src/access/passwords.ts';
import { demoFolder, migratedFolder, startApi, type TestApi } from './helpers.ts';

const folder = migratedFolder();
const formerDemo = demoFolder();
afterAll(() => [folder, formerDemo].forEach((each) => rmSync(each, { recursive: true, force: true })));

const start = (password?: string, demo = false) =>
  startApi({
    folder,
    settings: { demo, administrator: { userName: 'chief', email: 'chief@example.org', password } },
  });
const signIn = (api: TestApi, username: string, password: string, ip?: string) =>
  api.token({ grant_type: 'password', username, password }, ip);

it('has no default password: one is generated once, or chosen by the operator', { timeout: 180_000 }, async () => {
  const first = await start();
  const made = first.app.services.firstAdministrator!;
  expect(made).toEqual({ userName: 'chief', password: expect.stringMatching(/^[\w-]{43}-Zr4k$/) });
  const session = await signIn(first, 'chief', made.password);
  expect(session.statusCode).toBe(200);
  expect((await signIn(first, 'admin', demoPassword)).statusCode).toBe(400);
  await first.close();

  // The second start adds no administrator, and a password chosen by the operator applies from the next start.
  const second = await start();
  expect(second.app.services.firstAdministrator).toBeUndefined();
  expect((await signIn(second, 'chief', made.password)).statusCode).toBe(200);
  await second.close();
  for (const weak of ['short-1A', 'Chief@example.org1']) {
    await expect(start(weak)).rejects.toThrow('ZRAK_ADMIN_PASSWORD');
  }
  const third = await start('Chosen-by-0perator');
  expect((await signIn(third, 'chief', made.password)).statusCode).toBe(400);
  expect((await signIn(third, 'chief', 'Chosen-by-0perator')).statusCode).toBe(200);
  expect((await third.get('/api/Account/users/me', session.json().access_token)).statusCode).toBe(401);
  await third.close();
});

it('refuses the password of a demo that ran in between', { timeout: 180_000, tags: ['extended'] }, async () => {
  const before = await start();
  await before.close();
  const demo = await start(undefined, true);
  expect((await signIn(demo, 'admin', demoPassword)).statusCode).toBe(200);
  await demo.close();
  const after = await start();
  expect((await signIn(after, 'admin', demoPassword)).statusCode).toBe(400);
  await after.close();
});

it(
  'makes an administrator after a demo, and prints the commands that remove it',
  { timeout: 180_000, tags: ['extended'] },
  async () => {
    const startAgain = () => startApi({ folder: formerDemo, settings: { demo: false } });
    const first = await startAgain();
    const { firstAdministrator, greeting } = first.app.services;
    expect(firstAdministrator).toEqual({ userName: 'administrator', password: expect.any(String) });
    expect(greeting).toContain('public is SI-OKOLJE.');
    const commands = [...greeting!.matchAll(/^ +zrak (.+)$/gm)].map(([, line]) => line!.split(' '));
    expect(commands).toHaveLength(4);
    expect((await signIn(first, 'administrator', firstAdministrator!.password)).statusCode).toBe(200);
    // The accounts of the demo are left in the database, but their password is refused.
    const left = (await first.app.services.users.all()).find(({ userName }) => userName === 'admin')!;
    expect(await isPassword(demoPassword, left.passwordHash)).toBe(true);
    expect((await signIn(first, 'admin', demoPassword)).statusCode).toBe(400);
    await first.close();

    vi.stubEnv('ZRAK_DATA', formerDemo);
    vi.stubEnv('DATABASE_URL', '');
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    for (const [name, ...args] of commands) expect(await runCommand(name!, [...args, '--yes'])).toBe(0);
    vi.restoreAllMocks();
    vi.unstubAllEnvs();

    const second = await startAgain();
    expect(second.app.services.greeting).toBeUndefined();
    expect(second.app.services.firstAdministrator).toBeUndefined();
    expect(second.app.services.catalogue.clients).toEqual([]);
    expect((await second.app.services.users.all()).map(({ userName }) => userName)).toEqual(['administrator']);
    await second.close();
  },
);
