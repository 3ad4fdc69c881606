import { createHash, timingSafeEqual } from 'node:crypto';
import { embeddedAnonKey } from '#lib/environment/siteEnvironment.ts';
import type { ApiRole } from './database/openDatabase.ts';

/** The role of the key in a request; undefined for a missing or unknown key. */
export type ReadRole = (request: Request) => ApiRole | undefined;

/** Reads the role by the fixed public key and by the service key of the installation. */
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

/** Compares in constant time, also for different lengths. An empty key never matches. */
function isSame(key: string, secret: string): boolean {
  return key.trim() !== '' && timingSafeEqual(digestOf(key), digestOf(secret));
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
