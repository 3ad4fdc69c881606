import { timingSafeEqual } from 'node:crypto';
import { embeddedAnonKey } from '../../../lib/environment/siteEnvironment';
import type { ApiRole } from './database/openDatabase';

/** Tells whose key a request bears; undefined for none, or one that does not fit. */
export type ReadRole = (request: Request) => ApiRole | undefined;

/** The keys of the embedded backend: the public one is fixed, the service key is the installation's own. */
export function createReadRole(serviceKey: string): ReadRole {
  const roleOf = (key: string | null): ApiRole | undefined => {
    if (key === embeddedAnonKey) return 'anon';
    return key !== null && isSame(key, serviceKey) ? 'service_role' : undefined;
  };
  return ({ headers }) => {
    const role = roleOf(headers.get('apikey'));
    const authorization = headers.get('authorization');
    const bearer = authorization === null ? role : roleOf(authorization.replace(/^Bearer /i, ''));
    return role === bearer ? role : undefined;
  };
}

function isSame(key: string, secret: string): boolean {
  const [a, b] = [Buffer.from(key), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}
