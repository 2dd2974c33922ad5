import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { AppUser, Client } from '../db/schema.ts';

/** Lifetime of an access token, seconds. */
export const accessTokenLifetime = 600;

/** Tolerated difference between the clocks of two machines of one installation, seconds. */
const clockSkew = 300;

/** Tokens whose signature is not computed again with each call. */
const mostVerified = 10_000;

const issuer = 'zrak';
const audience = 'portal-spa';
const algorithm = 'HS256';

export interface VerifiedToken {
  userId: string;
  sessionId: string;
}

/** Signs and verifies access tokens with the key of this installation. */
export interface AccessTokens {
  sign: (user: AppUser, client: Client | undefined, sessionId: string) => Promise<string>;
  /** Undefined for any token that was not signed here or is not valid now. */
  verify: (token: string) => Promise<VerifiedToken | undefined>;
}

/**
 * @param key base64url, 256 bit.
 * @param now seconds since 1970.
 */
export function createAccessTokens(key: string, now: () => number): AccessTokens {
  const secret = Buffer.from(key, 'base64url');
  const verified = new Map<string, VerifiedToken & { from: number; until: number }>();
  return {
    sign: async (user, client, sessionId) => {
      const issuedAt = Math.floor(now());
      // The identifier: a token renewed within the second in which it was issued would be the same one otherwise.
      return new SignJWT({ ...claimsOf(user, client), sid: sessionId })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(user.id)
        .setJti(randomUUID())
        .setIssuedAt(issuedAt)
        .setNotBefore(issuedAt)
        .setExpirationTime(issuedAt + accessTokenLifetime)
        .sign(secret);
    },
    verify: async (token) => {
      const known = verified.get(token);
      // A signature stays valid: only the time has to be compared again.
      if (known !== undefined && known.from <= now() + clockSkew && known.until > now()) {
        return { userId: known.userId, sessionId: known.sessionId };
      }
      verified.delete(token);
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: [algorithm],
          issuer,
          audience,
          requiredClaims: ['exp', 'nbf', 'sub', 'sid'],
          currentDate: new Date(now() * 1000),
          clockTolerance: clockSkew,
        });
        // The tolerance applies to a start in the future, not to an end in the past.
        if (payload.exp! <= now()) return undefined;
        const found = { userId: String(payload.sub), sessionId: String(payload['sid']) };
        if (verified.size >= mostVerified) verified.delete(verified.keys().next().value!);
        verified.set(token, { ...found, from: payload.nbf!, until: payload.exp! });
        return found;
      } catch {
        return undefined;
      }
    },
  };
}

/** The current user in the form of the specification, for display. */
function claimsOf(user: AppUser, client: Client | undefined): Record<string, unknown> {
  return {
    id: user.id,
    userName: user.userName,
    fullName: user.fullName,
    email: user.email,
    roles: user.roles,
    jobTitle: user.jobTitle ?? undefined,
    phoneNumber: user.phoneNumber ?? undefined,
    createdByPlatform: user.createdByPlatform,
    clientId: client?.id,
    clientName: client?.name,
    clientCode: client?.code,
  };
}

/** A random secret of 256 bits, safe in a URL. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash under which a secret is stored. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
