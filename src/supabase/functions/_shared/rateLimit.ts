import { visitorOf } from './clientAddress.ts';
import { HttpError } from './httpError.ts';
import type { ServiceCall } from './serviceCall.ts';

/** Requests per minute. */
export interface Limits {
  perAddress: number;
  inAll: number;
}

/**
 * Counts a request of a visitor.
 *
 * @throws HttpError 429 when it is beyond a limit, or the errors of `call`
 */
export async function enforceRateLimit(
  call: ServiceCall,
  { action, limits, clientAddress }: { action: string; limits: Limits; clientAddress: string },
): Promise<void> {
  const wait = await call('/rest/v1/rpc/count_request', {
    method: 'POST',
    json: {
      counted_action: action,
      client_address: visitorOf(clientAddress),
      limit_per_address: limits.perAddress,
      limit_in_all: limits.inAll,
    },
  });
  if (wait !== 0) {
    throw new HttpError(429, 'Too many requests. Please wait a minute and try again.', {
      'retry-after': String(wait),
    });
  }
}
