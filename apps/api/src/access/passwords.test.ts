import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword, passwordFault } from './passwords.ts';

describe('passwordFault', () => {
  it.each([
    ['aA1!a', 'tooShort'],
    ['aA1!aa', undefined],
    ['', 'tooShort'],
    ['aaAA11', 'special'],
    ['aA1 aA1', 'special'],
    ['ČaŠ123', 'special'],
    ['aaaa1!', 'composition'],
    ['AAAA1!', 'composition'],
    ['aAaAa!', 'composition'],
    ['šŠ٣!šŠ', undefined],
    ['Žaba-1', undefined],
  ])('of %j is %s', (password, fault) => {
    expect(passwordFault(password)).toBe(fault);
  });
});

describe('passwords', () => {
  it('are stored as Argon2id with the parameters recommended by OWASP and a new salt each time', async () => {
    const [one, other] = await Promise.all([hashPassword('Zrak-2026'), hashPassword('Zrak-2026')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
    expect(await isPassword('Zrak-2026', one)).toBe(true);
    expect(await isPassword('zrak-2026', one)).toBe(false);
  });

  it('never match if none is stored', async () => {
    expect(await isPassword('Zrak-2026', null)).toBe(false);
    expect(await isPassword('Zrak-2026', undefined)).toBe(false);
    expect(await isPassword('', undefined)).toBe(false);
  });
});
