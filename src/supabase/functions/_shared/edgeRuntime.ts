import { clientAddressOf } from './clientAddress.ts';
import type { FunctionHandler, FunctionContext } from './formFunction.ts';
import { type ServiceCall, createServiceCall } from './serviceCall.ts';
import { createTurnstileCheck } from './turnstile.ts';

/** The part of Supabase's edge runtime that is used here. */
declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): unknown;
};

/**
 * Serves a function in Supabase's edge runtime. In addition to Supabase's own variables it reads `ALLOWED_ORIGINS`, the
 * origins of the site separated by commas, and optionally `TURNSTILE_SECRET_KEY`: forms then require a Turnstile
 * token, and `RETENTION_DAYS`: how many days applications are kept.
 */
export function serveEdgeFunction(create: (context: FunctionContext) => FunctionHandler): void {
  const url = requireVariable('SUPABASE_URL');
  const publicKeys = [...keysOf('SUPABASE_PUBLISHABLE_KEYS'), ...present(Deno.env.get('SUPABASE_ANON_KEY'))];
  const [turnstileKey] = present(Deno.env.get('TURNSTILE_SECRET_KEY'));
  const [days] = present(Deno.env.get('RETENTION_DAYS'));
  if (days !== undefined && !/^[1-9]\d{0,4}$/.test(days))
    throw new Error('RETENTION_DAYS is not a number of days');
  const origins = (Deno.env.get('ALLOWED_ORIGINS') ?? '').split(',').map((origin) => origin.trim());

  const handle = create({
    call: callOfProject(),
    isPublicKey: (key) => publicKeys.includes(key),
    servesOrigin: (origin) => origins.includes(origin),
    publicUrl: () => url.replace(/\/$/, ''),
    retentionDays: days === undefined ? undefined : Number(days),
    verifyHuman: turnstileKey === undefined ? undefined : createTurnstileCheck({ secretKey: turnstileKey }),
  });
  Deno.serve((request) => handle(request, clientAddressOf(request.headers)));
}

/** Calls the project in which the function runs. */
export function callOfProject(): ServiceCall {
  const [secretKey] = keysOf('SUPABASE_SECRET_KEYS');
  return createServiceCall({
    url: requireVariable('SUPABASE_URL'),
    serviceKey: secretKey ?? requireVariable('SUPABASE_SERVICE_ROLE_KEY'),
  });
}

/** The keys in a variable that contains a JSON object of keys by name; none if it is not set. */
function keysOf(variable: string): string[] {
  return Object.values(JSON.parse(Deno.env.get(variable) ?? '{}') as Record<string, string>).flatMap(present);
}

function present(value: string | undefined): string[] {
  return value === undefined || value === '' ? [] : [value];
}

/** @throws Error if the variable is not set */
export function requireVariable(variable: string): string {
  const value = Deno.env.get(variable);
  if (value === undefined || value === '') throw new Error(`${variable} is not set`);
  return value;
}
