import { createHash, timingSafeEqual } from 'node:crypto';
import { embeddedAnonKey } from '#lib/environment/siteEnvironment.ts';
import type { ApiRole, Caller, Claims } from './database/openDatabase.ts';

/** The caller by the key and the token of a request; undefined if one of them is missing or unknown. */
export type ReadCaller = (request: Request) => Caller | undefined;

/**
 * Reads the role by the fixed public key and by the service key of the installation. Who has signed in sends their
 * access token beside the public key.
 *
 * @param readToken the claims of an access token; undefined if it is not valid
 */
export function createReadCaller(
  serviceKey: string,
  readToken: (token: string) => Claims | undefined,
): ReadCaller {
  const roleOf = (key: string): ApiRole | undefined => {
    if (isPublicKey(key)) return 'anon';
    return isSame(key, serviceKey) ? 'service_role' : undefined;
  };
  return ({ headers }) => {
    const role = roleOf(headers.get('apikey') ?? '');
    if (role === undefined) return undefined;
    const bearer = headers.get('authorization')?.replace(/^Bearer /i, '');
    if (bearer === undefined || roleOf(bearer) === role) return { role };
    const claims = role === 'anon' ? readToken(bearer) : undefined;
    return claims && { role: 'authenticated', claims };
  };
}

export function isPublicKey(key: string): boolean {
  return isSame(key, embeddedAnonKey);
}

/** Compares in constant time, also for different lengths. An empty key never matches. */
export function isSame(key: string, secret: string): boolean {
  return key.trim() !== '' && timingSafeEqual(digestOf(key), digestOf(secret));
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
