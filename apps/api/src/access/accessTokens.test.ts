import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import type { AppUser, Client } from '../db/schema.ts';
import { accessTokenLifetime, createAccessTokens, createSecret, hashSecret } from './accessTokens.ts';

const key = Buffer.alloc(32, 7).toString('base64url');
const user = {
  id: 'usr_ana',
  userName: 'ana',
  fullName: 'Ana Novak',
  email: 'ana@example.org',
  roles: ['ClientUser'],
  jobTitle: null,
  phoneNumber: '+386 1 478 40 00',
  createdByPlatform: 'portal',
} as AppUser;
const client = { id: 'cli_a', name: 'Client A', code: 'a' } as Client;

function tokensAt(now: number) {
  const clock = { now };
  return { clock, tokens: createAccessTokens(key, () => clock.now) };
}
const begin = 1_700_000_000;

/** A token that this installation signs, with some claims changed. */
async function forged(change: Record<string, unknown>, { secret = key, alg = 'HS256' } = {}): Promise<string> {
  const claims = {
    iss: 'zrak',
    aud: 'portal-spa',
    sub: 'usr_ana',
    sid: 'ses_1',
    iat: begin,
    nbf: begin,
    exp: begin + 600,
    ...change,
  };
  return new SignJWT(JSON.parse(JSON.stringify(claims)))
    .setProtectedHeader({ alg, typ: 'JWT' })
    .sign(Buffer.from(secret, 'base64url'));
}

describe('access tokens', () => {
  it('state the user in the form of the specification', async () => {
    const { tokens } = tokensAt(begin + 0.7);
    const token = await tokens.sign(user, client, 'ses_1');
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', typ: 'JWT' });
    expect(decodeJwt(token)).toEqual({
      iss: 'zrak',
      aud: 'portal-spa',
      sub: 'usr_ana',
      sid: 'ses_1',
      jti: expect.any(String),
      iat: begin,
      nbf: begin,
      exp: begin + 600,
      id: 'usr_ana',
      userName: 'ana',
      fullName: 'Ana Novak',
      email: 'ana@example.org',
      roles: ['ClientUser'],
      phoneNumber: '+386 1 478 40 00',
      createdByPlatform: 'portal',
      clientId: 'cli_a',
      clientName: 'Client A',
      clientCode: 'a',
    });
    const other = decodeJwt(await tokens.sign({ ...user, jobTitle: 'Chemist', phoneNumber: null }, undefined, 's'));
    expect(other).toMatchObject({ jobTitle: 'Chemist', sid: 's' });
    expect(Object.keys(other)).not.toContain('phoneNumber');
    expect(Object.keys(other)).not.toContain('clientId');
  });

  it('differ, also those of one session and one second', async () => {
    const { tokens } = tokensAt(begin);
    const [first, second] = await Promise.all([1, 2].map(() => tokens.sign(user, client, 'ses_1')));
    expect(second).not.toBe(first);
  });

  it('are valid for ten minutes, with five minutes of tolerance between clocks', async () => {
    expect(accessTokenLifetime).toBe(600);
    const { clock, tokens } = tokensAt(begin);
    const token = await tokens.sign(user, client, 'ses_1');
    const verifiedAt = (now: number) => {
      clock.now = now;
      return tokens.verify(token);
    };
    expect(await verifiedAt(begin)).toEqual({ userId: 'usr_ana', sessionId: 'ses_1' });
    expect(await verifiedAt(begin + 599.9)).toBeDefined();
    expect(await verifiedAt(begin + 600)).toBeUndefined();
    expect(await verifiedAt(begin + 700)).toBeUndefined();
    // Signed by a machine whose clock is ahead.
    expect(await verifiedAt(begin - 300)).toBeDefined();
    expect(await verifiedAt(begin - 301)).toBeUndefined();
  });

  it('are refused if any claim is foreign', async () => {
    const { tokens } = tokensAt(begin + 10);
    const other = Buffer.alloc(32, 8).toString('base64url');
    expect(await tokens.verify(await forged({}))).toEqual({ userId: 'usr_ana', sessionId: 'ses_1' });
    const bad = [
      forged({}, { secret: other }),
      forged({}, { secret: Buffer.alloc(64, 7).toString('base64url'), alg: 'HS512' }),
      forged({ iss: 'somebody' }),
      forged({ iss: undefined }),
      forged({ aud: 'another-app' }),
      forged({ aud: undefined }),
      forged({ exp: undefined }),
      forged({ nbf: undefined }),
      forged({ sub: undefined }),
      forged({ sid: undefined }),
      forged({ nbf: begin + 1000 }),
    ];
    for (const token of bad) expect(await tokens.verify(await token)).toBeUndefined();
    expect(await tokens.verify('rubbish')).toBeUndefined();
    expect(await tokens.verify('')).toBeUndefined();
  });

  it('are refused if unsigned, or signed with the same key by another algorithm', async () => {
    const { tokens } = tokensAt(begin + 10);
    const [, payload] = (await forged({})).split('.');
    const header = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
    expect(await tokens.verify(`${header}.${payload}.`)).toBeUndefined();
    const strong = Buffer.alloc(64, 7).toString('base64url');
    const sameKey = createAccessTokens(strong, () => begin + 10);
    expect(await sameKey.verify(await forged({}, { secret: strong }))).toBeDefined();
    expect(await sameKey.verify(await forged({}, { secret: strong, alg: 'HS512' }))).toBeUndefined();
  });
});

describe('secrets', () => {
  it('have 256 bits, are safe in a URL and never repeat', () => {
    const secrets = Array.from({ length: 50 }, createSecret);
    for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/);
    expect(new Set(secrets).size).toBe(50);
  });

  it('are stored as their SHA-256', () => {
    // FIPS 180-2, appendix B.1: the hash of "abc".
    const hex = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
    expect(hashSecret('abc')).toBe(Buffer.from(hex, 'hex').toString('base64url'));
  });
});
