import { createHash, timingSafeEqual } from 'node:crypto';
import { embeddedAnonKey } from '#lib/environment/siteEnvironment.ts';
import type { ApiRole } from './database/openDatabase.ts';

/** Tells whose key a request bears; undefined for none, or one that does not fit. */
export type ReadRole = (request: Request) => ApiRole | undefined;

/** The keys of the embedded backend: the public one is fixed, the service key is the installation's own. */
export function createReadRole(serviceKey: string): ReadRole {
  const roleOf = (key: string): ApiRole | undefined => {
    if (isPublicKey(key)) return 'anon';
    return isSame(key, serviceKey) ? 'service_role' : undefined;
  };
  return ({ headers }) => {
    const role = roleOf(headers.get('apikey') ?? '');
    const authorization = headers.get('authorization');
    const bearer = authorization === null ? role : roleOf(authorization.replace(/^Bearer /i, ''));
    return role === bearer ? role : undefined;
  };
}

export function isPublicKey(key: string): boolean {
  return isSame(key, embeddedAnonKey);
}

/** How long this takes tells nothing about the secret, nor about its length. Nothing is equal to an empty key. */
function isSame(key: string, secret: string): boolean {
  return key.trim() !== '' && timingSafeEqual(digestOf(key), digestOf(secret));
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
