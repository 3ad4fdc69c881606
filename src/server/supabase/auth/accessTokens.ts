import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { isSame } from '../apiKeys.ts';
import type { Claims } from '../database/openDatabase.ts';

/** Seconds. A token is not asked for its session, so it works this long after a sign-out, as in a project. */
export const TOKEN_LIFETIME = 60 * 60;

const claimsSchema = z.object({ sub: z.uuid(), session_id: z.uuid(), exp: z.number() });
const HEADER = encode({ alg: 'HS256', typ: 'JWT' });

/** Access tokens (JWT, HS256) of users who have signed in, and hashes of what renews them. */
export interface AccessTokens {
  sign(user: { id: string; email: string; sessionId: string }): string;
  /** The claims of a token; undefined if it is malformed, expired or signed otherwise. */
  read(token: string): Claims | undefined;
  /** What is stored of a refresh token. */
  hash(refreshToken: string): string;
}

/**
 * The secret is made of the service key and the password of organisers, so to change one of them ends all sessions.
 *
 * @param staffPassword undefined if nobody can sign in
 */
export function createAccessTokens(serviceKey: string, staffPassword: string | undefined): AccessTokens {
  const secret = createHmac('sha256', serviceKey)
    .update(`access tokens ${staffPassword ?? ''}`)
    .digest();
  const digest = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  return {
    sign({ id, email, sessionId }) {
      const iat = secondsNow();
      const body = `${HEADER}.${encode({
        sub: id,
        session_id: sessionId,
        email,
        aud: 'authenticated',
        role: 'authenticated',
        iat,
        exp: iat + TOKEN_LIFETIME,
      })}`;
      return `${body}.${digest(body)}`;
    },
    read(token) {
      const [header, payload, signature, ...rest] = token.split('.');
      if (payload === undefined || signature === undefined || rest.length > 0) return undefined;
      // The algorithm is fixed: what the header says does not count.
      if (!isSame(signature, digest(`${header}.${payload}`))) return undefined;
      const claims = claimsSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
      return claims.exp > secondsNow() ? claims : undefined;
    },
    hash: (refreshToken) => digest(`refresh ${refreshToken}`),
  };
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function secondsNow(): number {
  return Math.floor(Date.now() / 1000);
}
