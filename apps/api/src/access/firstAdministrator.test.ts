import { describe, expect, it } from 'vitest';
import type { AppUser, NewAppUser } from '../db/schema.ts';
import type { Sessions } from '../repositories/sessions.ts';
import type { UserChange, Users } from '../repositories/users.ts';
import { StartError } from '../settings.ts';
import { ensureAdministrator } from './firstAdministrator.ts';
import { hashPassword, isPassword, passwordFault } from './passwords.ts';

/** Users of an installation, in memory. */
function installation(known: Partial<AppUser>[] = []) {
  const added: NewAppUser[] = [];
  const changed: [id: string, change: UserChange][] = [];
  const ended: string[] = [];
  const users = {
    administrators: async () => known.filter(({ roles }) => roles?.includes('administrator')),
    byName: async (name: string) => known.find(({ userName }) => userName === name),
    byEmail: async (address: string) => known.find(({ email }) => email === address),
    add: async (user: NewAppUser) => added.push(user),
    change: async (id: string, change: UserChange) => changed.push([id, change]),
  } as unknown as Users;
  const sessions = { endAll: async (id: string) => ended.push(id) } as unknown as Sessions;
  const ensure = (password?: string, email: string | undefined = 'chief@example.org') =>
    ensureAdministrator(
      { administrator: { userName: 'chief', email: email || undefined, password }, refusedPassword: 'Refused-1' },
      users,
      sessions,
    );
  return { added, changed, ended, ensure };
}
const administrator = async (password: string) => ({
  id: 'usr_1',
  userName: 'chief',
  email: 'chief@example.org',
  roles: ['administrator'],
  passwordHash: await hashPassword(password),
});

describe('without a chosen password', () => {
  it('generates one for the first administrator and shows it once', async () => {
    const { added, ensure } = installation();
    const shown = await ensure();
    expect(shown).toEqual({ userName: 'chief', password: expect.stringMatching(/^[\w-]{43}-Zr4k$/) });
    expect(passwordFault(shown!.password)).toBeUndefined();
    expect(added).toEqual([
      {
        id: expect.stringMatching(/^usr_[0-9a-f-]{36}$/),
        userName: 'chief',
        fullName: 'Administrator',
        email: 'chief@example.org',
        phoneNumber: null,
        jobTitle: null,
        passwordHash: expect.any(String),
        clientId: null,
        roles: ['administrator'],
        createdByPlatform: 'backOffice',
        status: 'confirmed',
      },
    ]);
    expect(await isPassword(shown!.password, added[0]!.passwordHash)).toBe(true);
  });

  it('does nothing if an administrator exists', async () => {
    const { added, changed, ensure } = installation([{ userName: 'other', roles: ['administrator'] }]);
    expect(await ensure()).toBeUndefined();
    expect([added, changed]).toEqual([[], []]);
  });

  it('generates one if the only administrators have a password that is refused', async () => {
    const ofDemo = { ...(await administrator('Refused-1')), id: 'usr_admin', userName: 'admin' };
    const left = installation([ofDemo]);
    expect(await left.ensure()).toEqual({ userName: 'chief', password: expect.any(String) });
    expect(left.added).toHaveLength(1);
    const changed = installation([ofDemo, await administrator('Another-passw0rd')]);
    expect(await changed.ensure()).toBeUndefined();
  });
});

describe('with a password chosen by the operator', () => {
  const chosen = 'Chosen-by-0perator';

  it('adds an administrator with it and shows nothing', async () => {
    const { added, ensure } = installation();
    expect(await ensure(chosen)).toBeUndefined();
    expect(await isPassword(chosen, added[0]!.passwordHash)).toBe(true);
    expect(added).toHaveLength(1);
  });

  it('changes the password and ends all sessions only if it differs', async () => {
    const same = installation([await administrator(chosen)]);
    await same.ensure(chosen);
    expect([same.added, same.changed, same.ended]).toEqual([[], [], []]);
    const other = installation([await administrator('Another-passw0rd')]);
    expect(await other.ensure(chosen)).toBeUndefined();
    expect(other.changed).toEqual([['usr_1', { passwordHash: expect.any(String) }]]);
    expect(await isPassword(chosen, other.changed[0]![1].passwordHash)).toBe(true);
    expect(other.ended).toEqual(['usr_1']);
    expect(other.added).toEqual([]);
  });

  it.each(['Eleven-chr1', 'no-capital-letter-1', 'NO-SMALL-LETTER-1', 'No-number-at-all', 'NoSpecialSign123'])(
    'refuses %s: at least twelve characters of all kinds',
    async (weak) => {
      const { added, ensure } = installation();
      await expect(ensure(weak)).rejects.toThrow(StartError);
      await expect(ensure(weak)).rejects.toThrow('ZRAK_ADMIN_PASSWORD needs 12 characters');
      expect(added).toEqual([]);
    },
  );

  it.each(['Administrator-1', 'Chief@example.org1'])('refuses %s: it is easy to guess', async (weak) => {
    const { added, ensure } = installation();
    await expect(ensure(weak)).rejects.toThrow(StartError);
    await expect(ensure(weak)).rejects.toThrow('ZRAK_ADMIN_PASSWORD is too easy to guess');
    expect(added).toEqual([]);
  });

  it('accepts one of twelve characters', async () => {
    const { added, ensure } = installation();
    await ensure('Twelve-chr-1');
    expect(added).toHaveLength(1);
  });

  it('changes the name and the address of the administrator', async () => {
    const known = await administrator(chosen);
    const renamed = installation([{ ...known, userName: 'former' }]);
    await renamed.ensure(chosen);
    expect(renamed.changed).toEqual([['usr_1', { userName: 'chief' }]]);
    const moved = installation([{ ...known, email: 'former@example.org' }]);
    await moved.ensure(chosen);
    expect(moved.changed).toEqual([['usr_1', { email: 'chief@example.org' }]]);
    const kept = installation([{ ...known, email: 'former@example.org' }]);
    await kept.ensure(chosen, '');
    expect([kept.added, kept.changed]).toEqual([[], []]);
    expect([...renamed.ended, ...moved.ended]).toEqual([]);
  });

  it('refuses an address that belongs to another user', async () => {
    const known = await administrator(chosen);
    const other = { id: 'usr_2', userName: 'ana', email: 'chief@example.org', roles: ['ClientUser'] };
    for (const users of [[other], [{ ...known, email: 'former@example.org' }, other]]) {
      const { changed, ensure } = installation(users);
      await expect(ensure(chosen)).rejects.toThrow('ZRAK_ADMIN_EMAIL: "chief@example.org" is');
      expect(changed).toEqual([]);
    }
  });

  it('changes an administrator while another one has the default address', async () => {
    const first = { id: 'usr_2', userName: 'administrator', email: 'administrator@zrak.example' };
    const { added, changed, ensure } = installation([
      await administrator('Another-passw0rd'),
      { ...first, roles: ['administrator'] },
    ]);
    await ensure(chosen, '');
    expect(added).toEqual([]);
    expect(changed).toEqual([['usr_1', { passwordHash: expect.any(String) }]]);
  });

  it('refuses a name that belongs to another user', async () => {
    const { changed, ensure } = installation([{ ...(await administrator(chosen)), roles: ['ClientUser'] }]);
    await expect(ensure(chosen)).rejects.toThrow('ZRAK_ADMIN_NAME: "chief"');
    await expect(ensure(chosen)).rejects.toThrow(StartError);
    expect(changed).toEqual([]);
  });
});
