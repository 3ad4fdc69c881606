import { HttpError } from './httpError.ts';
import { type Limits, enforceRateLimit } from './rateLimit.ts';
import type { ServiceCall } from './serviceCall.ts';
import { CAPTCHA_HEADER, type VerifyHuman } from './turnstile.ts';

/** What the runtime provides to a function. */
export interface FunctionContext {
  call: ServiceCall;
  isPublicKey(key: string): boolean;
  /** Whether pages of this origin may call the function. */
  servesOrigin(origin: string, request: Request): boolean;
  /** Public URL of the project, without a trailing slash. */
  publicUrl(): string;
  /**
   * Buffers a body of up to `maxBytes`, then processes it in a queue. For runtimes where concurrent bodies would fill
   * the memory. Default: processes each body as it arrives.
   */
  queueUpload?: <T>(request: Request, maxBytes: number, work: (request: Request) => Promise<T>) => Promise<T>;
  /** How many days applications are kept. Default: until they are deleted. */
  retentionDays?: number | undefined;
  /** The edition that the site shows, and the result of `EDITIONS_QUERY`. Default: there is only one. */
  editions?: (() => Promise<{ eventId: string; others: unknown }>) | undefined;
  /** Default: no check. */
  verifyHuman?: VerifyHuman | undefined;
}

/** Handles a request from a client address. */
export type FunctionHandler = (request: Request, clientAddress: string) => Promise<Response>;

/**
 * A function for one of the site's forms: POST from an allowed origin with the public key, rate-limited, and with a
 * Turnstile token where required. Errors are sent as `{error}` with their status.
 *
 * @param form.work returns the body of the 200 response
 */
export function createFormFunction(
  { call, isPublicKey, servesOrigin, verifyHuman }: FunctionContext,
  form: { action: string; limits: Limits; work: (request: Request) => Promise<object> },
): FunctionHandler {
  async function handle(request: Request, clientAddress: string): Promise<Response> {
    if (request.method !== 'POST')
      throw new HttpError(405, 'Only POST is allowed.', { allow: 'POST, OPTIONS' });
    if (!isPublicKey(request.headers.get('apikey') ?? '')) {
      throw new HttpError(401, 'The key of this site is missing or wrong.');
    }
    await enforceRateLimit(call, { action: form.action, limits: form.limits, clientAddress });
    // Before the body is read, so that rejected requests cost little.
    await verifyHuman?.(request.headers.get(CAPTCHA_HEADER));
    return Response.json(await form.work(request));
  }

  return async function serve(request, clientAddress) {
    const origin = request.headers.get('origin');
    const response = await (async () => {
      try {
        if (origin !== null && !servesOrigin(origin, request)) {
          throw new HttpError(403, 'Pages of this origin may not call.');
        }
        if (request.method === 'OPTIONS') return preflight();
        return await handle(request, clientAddress);
      } catch (error) {
        return toResponse(error);
      }
    })();
    if (origin !== null && response.status !== 403) {
      response.headers.set('access-control-allow-origin', origin);
      response.headers.set('access-control-expose-headers', 'Retry-After');
    }
    response.headers.set('vary', 'Origin');
    response.headers.set('cache-control', 'no-store');
    response.headers.set('x-content-type-options', 'nosniff');
    return response;
  };
}

function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': `apikey, authorization, content-type, x-client-info, ${CAPTCHA_HEADER}`,
      'access-control-max-age': '600',
    },
  });
}

function toResponse(error: unknown): Response {
  if (error instanceof HttpError) {
    return Response.json({ error: error.message }, { status: error.status, headers: error.headers });
  }
  console.error(error);
  return Response.json({ error: 'Something went wrong. Please try again.' }, { status: 500 });
}
