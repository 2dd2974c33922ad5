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
    hasAdministrator: async () => known.some(({ roles }) => roles?.includes('administrator')),
    byName: async (name: string) => known.find(({ userName }) => userName === name),
    add: async (user: NewAppUser) => added.push(user),
    change: async (id: string, change: UserChange) => changed.push([id, change]),
  } as unknown as Users;
  const sessions = { endAll: async (id: string) => ended.push(id) } as unknown as Sessions;
  const ensure = (password?: string) =>
    ensureAdministrator(
      { administrator: { userName: 'chief', email: 'chief@example.org', password } },
      users,
      sessions,
    );
  return { added, changed, ended, ensure };
}
const administrator = async (password: string) => ({
  id: 'usr_1',
  userName: 'chief',
  roles: ['administrator'],
  passwordHash: await hashPassword(password),
});

describe('without a chosen password', () => {
  it('makes one up for the first administrator, and shows it once', async () => {
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

  it('does nothing where there is an administrator', async () => {
    const { added, changed, ensure } = installation([{ userName: 'other', roles: ['administrator'] }]);
    expect(await ensure()).toBeUndefined();
    expect([added, changed]).toEqual([[], []]);
  });
});

describe('with a password the operator has chosen', () => {
  const chosen = 'Chosen-by-0perator';

  it('adds an administrator who has it, and shows nothing', async () => {
    const { added, ensure } = installation();
    expect(await ensure(chosen)).toBeUndefined();
    expect(await isPassword(chosen, added[0]!.passwordHash)).toBe(true);
    expect(added).toHaveLength(1);
  });

  it('changes it and ends all sessions, but only where it is another', async () => {
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
    'refuses %s: twelve characters of all kinds',
    async (weak) => {
      const { added, ensure } = installation();
      await expect(ensure(weak)).rejects.toThrow(StartError);
      await expect(ensure(weak)).rejects.toThrow('ZRAK_ADMIN_PASSWORD needs 12 characters');
      expect(added).toEqual([]);
    },
  );

  it('takes one of twelve characters', async () => {
    const { added, ensure } = installation();
    await ensure('Twelve-chr-1');
    expect(added).toHaveLength(1);
  });

  it('refuses a name that belongs to somebody else', async () => {
    const { changed, ensure } = installation([{ ...(await administrator(chosen)), roles: ['ClientUser'] }]);
    await expect(ensure(chosen)).rejects.toThrow('ZRAK_ADMIN_NAME: "chief"');
    await expect(ensure(chosen)).rejects.toThrow(StartError);
    expect(changed).toEqual([]);
  });
});
