import { createHash, randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { AppUser, Client } from '../db/schema.ts';

/** Seconds an access token is good for. */
export const accessTokenLifetime = 600;

/** Seconds by which the clocks of two machines that serve one installation may differ. */
const clockSkew = 300;

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
  /** Undefined for anything but a token of ours that is good now. */
  verify: (token: string) => Promise<VerifiedToken | undefined>;
}

/**
 * @param key base64url, 256 bit.
 * @param now seconds since 1970.
 */
export function createAccessTokens(key: string, now: () => number): AccessTokens {
  const secret = Buffer.from(key, 'base64url');
  return {
    sign: async (user, client, sessionId) => {
      const issuedAt = Math.floor(now());
      return new SignJWT({ ...claimsOf(user, client), sid: sessionId })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(user.id)
        .setIssuedAt(issuedAt)
        .setNotBefore(issuedAt)
        .setExpirationTime(issuedAt + accessTokenLifetime)
        .sign(secret);
    },
    verify: async (token) => {
      try {
        const { payload } = await jwtVerify(token, secret, {
          algorithms: [algorithm],
          issuer,
          audience,
          requiredClaims: ['exp', 'nbf', 'sub', 'sid'],
          currentDate: new Date(now() * 1000),
          clockTolerance: clockSkew,
        });
        // The skew is for a beginning that is still to come, not for an end that is past.
        if (payload.exp! <= now()) return undefined;
        return { userId: String(payload.sub), sessionId: String(payload['sid']) };
      } catch {
        return undefined;
      }
    },
  };
}

/** The current user as the specification names it, for display. */
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

/** A secret to hand out, 256 bit, safe in a URL. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a secret that was handed out. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
