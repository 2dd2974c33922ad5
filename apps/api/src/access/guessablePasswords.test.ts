import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { isGuessable } from './guessablePasswords.ts';
import { createPassword, passwordFault } from './passwords.ts';

const account = [
  'Nika Furlan',
  'Igor Božič',
  'nika.furlan',
  'n.furlan@obala-okolje.si',
  'Mestna občina Obala',
  'OBALA',
  null,
];

describe('a common password', () => {
  it.each([
    'Password1!',
    'P@ssw0rd',
    'P@$$w0rd2024!',
    'Passw0rd!',
    'Welcome1!',
    'Admin@123',
    'Qwerty123!',
    'Qwertz-1234',
    '1Qaz@2wsx',
    '!1Summer',
    'Summer-2026!',
    'Abcdef1!',
    'Aaaaaa1!',
    'Iloveyou2!',
    'Schalke04!',
    'Pässwört1!',
    'Geslo123!',
    'Lozinka-1',
    'Zrak-2026',
    'Zrak-demo1!',
  ])('%s is refused', async (password) => {
    expect(passwordFault(password)).toBeUndefined();
    expect(await isGuessable(password, [])).toBe(true);
  });

  it('is refused with each of the usual ends, for the 10,000 most common words', async () => {
    const common = dictionary['passwords-common'];
    expect(common.length).toBeGreaterThan(40_000);
    const words = common.filter((word) => /^[a-z]{5,}$/.test(word)).slice(0, 10_000);
    const passwords = words.flatMap((word) => {
      const name = word[0]!.toUpperCase() + word.slice(1);
      return [`${name}1!`, `${name}@123`, `${name}2024!`, `!${name}7`];
    });
    expect(passwords).toHaveLength(40_000);
    for (const password of passwords) {
      expect(passwordFault(password)).toBeUndefined();
      expect(await isGuessable(password, []), password).toBe(true);
    }
  });

  it.each([
    'Lipov-cvet-1',
    'k7#Qz!',
    'Xy7!84',
    'Burja-2026',
    'Jan-84720195!',
    'Correct horse battery 1!',
    'Ščurek&3jež',
  ])('is not %s', async (password) => {
    expect(passwordFault(password)).toBeUndefined();
    expect(await isGuessable(password, account)).toBe(false);
  });

  it('is none that Zrak generates', async () => {
    for (let count = 0; count < 100; count++) expect(await isGuessable(createPassword(), account)).toBe(false);
  });
});

describe('a password of the account', () => {
  it.each([
    'Furlan1!',
    'Nika.Furlan1',
    'NikaFurlan-2026!',
    'Furl@n-n1k@7',
    'Obcina-Obala1',
    'OBALAokolje1!a',
    'Zrak-obala1',
    'B0žič-Furlan1',
    'Summer-Nika1',
  ])('%s is refused', async (password) => {
    expect(await isGuessable(password, [])).toBe(false);
    expect(await isGuessable(password, account)).toBe(true);
  });

  it('may contain a name beside enough else', async () => {
    for (const password of ['Nika-lipov-cvet-1', 'Nika-84720195!', 'Ana+Obala+Ptič3']) {
      expect(await isGuessable(password, account)).toBe(false);
    }
  });
});
