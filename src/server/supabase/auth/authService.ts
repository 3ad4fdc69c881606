import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { HttpError } from '#supabase/functions/_shared/httpError.ts';
import { enforceRateLimit } from '#supabase/functions/_shared/rateLimit.ts';
import { readBody } from '#supabase/functions/_shared/readBody.ts';
import type { ServiceCall } from '#supabase/functions/_shared/serviceCall.ts';
import { isSame } from '../apiKeys.ts';
import type { DatabaseThread } from '../database/databaseThread.ts';
import type { Caller } from '../database/openDatabase.ts';
import { type AccessTokens, TOKEN_LIFETIME } from './accessTokens.ts';

const LIMITS = { perAddress: 10, inAll: 300 };
const MAX_BODY_BYTES = 4 * 1024;

const passwordSchema = z.object({
  email: z.pipe(
    z.string().check(z.maxLength(200), z.regex(/^[^\s\p{Cc}@]+@[^\s\p{Cc}@]+$/u)),
    z.transform((email) => email.toLowerCase()),
  ),
  password: z.string(),
});
const refreshSchema = z.object({ refresh_token: z.string() });

interface User {
  id: string;
  email: string;
  created_at: Date;
}

/**
 * Handles the part of the Auth API that organisers need: they sign in with a password, renew their session for twelve
 * hours, and sign out. Anybody who knows `staffPassword` can sign in with any email address, and is an organiser with
 * that name.
 *
 * @param services.staffPassword undefined if nobody can sign in
 */
export async function handleAuth(
  services: {
    database: DatabaseThread;
    call: ServiceCall;
    tokens: AccessTokens;
    staffPassword: string | undefined;
  },
  { claims }: Caller,
  request: Request,
  clientAddress: string,
): Promise<Response> {
  const { database, call, tokens, staffPassword } = services;
  const { pathname, searchParams } = new URL(request.url);
  try {
    const response = await route();
    response.headers.set('cache-control', 'no-store');
    return response;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { status, message, headers } = error;
    const error_code = error instanceof AuthError ? error.code : undefined;
    return Response.json({ code: status, error_code, msg: message }, { status, headers });
  }

  async function route(): Promise<Response> {
    const { method } = request;
    const grant = searchParams.get('grant_type');
    if (method === 'POST' && pathname === '/auth/v1/token' && grant === 'password') return signIn();
    if (method === 'POST' && pathname === '/auth/v1/token' && grant === 'refresh_token') return refresh();
    if (method === 'POST' && pathname === '/auth/v1/logout') return signOut();
    if (method === 'GET' && pathname === '/auth/v1/user') return readUser();
    throw new AuthError(404, 'not_found', 'Not found');
  }

  async function signIn(): Promise<Response> {
    if (staffPassword === undefined) {
      throw new AuthError(
        422,
        'email_provider_disabled',
        'Nobody can sign in, because STAFF_PASSWORD is not set.',
      );
    }
    await enforceRateLimit(call, { action: 'sign-in', limits: LIMITS, clientAddress });
    const { success, data } = passwordSchema.safeParse(await readJson(request));
    if (!success || !isSame(data.password, staffPassword)) {
      throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
    }
    const refreshToken = randomBytes(24).toString('base64url');
    const [user] = await database.query<User & { session_id: string }>(
      `with member as (
        insert into auth.users (email) values ($1)
        on conflict (email) do update set email = excluded.email returning *
      ), organiser as (
        insert into public.staff (user_id, name) select id, email from member on conflict do nothing
      ), ended as (
        delete from auth.sessions where not_after <= now()
      ), begun as (
        insert into auth.sessions (user_id, refresh_hash, not_after)
        select id, $2, now() + interval '12 hours' from member returning id
      )
      select member.*, begun.id as session_id from member, begun`,
      [data.email, tokens.hash(refreshToken)],
    );
    if (!user) throw new Error('The session was not stored');
    return session(user, user.session_id, refreshToken);
  }

  async function refresh(): Promise<Response> {
    const { success, data } = refreshSchema.safeParse(await readJson(request));
    const [user] = success
      ? await database.query<User & { session_id: string }>(
          `select member.*, session.id as session_id
          from auth.sessions as session join auth.users as member on member.id = session.user_id
          where session.refresh_hash = $1 and session.not_after > now()`,
          [tokens.hash(data.refresh_token)],
        )
      : [];
    if (!success || !user) {
      throw new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
    }
    return session(user, user.session_id, data.refresh_token);
  }

  function session(user: User, sessionId: string, refreshToken: string): Response {
    return Response.json({
      access_token: tokens.sign({ id: user.id, email: user.email, sessionId }),
      token_type: 'bearer',
      expires_in: TOKEN_LIFETIME,
      refresh_token: refreshToken,
      user: describe(user),
    });
  }

  async function readUser(): Promise<Response> {
    const [user] = await database.query<User>(
      `select member.* from auth.sessions as session join auth.users as member on member.id = session.user_id
      where session.id = $1 and session.not_after > now()`,
      [signedIn().session_id],
    );
    if (!user) throw new AuthError(403, 'session_not_found', 'The session has ended');
    return Response.json(describe(user));
  }

  /** Ends all sessions of the user, or only this one. */
  async function signOut(): Promise<Response> {
    const { sub, session_id } = signedIn();
    await database.query(
      'delete from auth.sessions where user_id = $1 and ($2::uuid is null or id = $2::uuid)',
      [sub, searchParams.get('scope') === 'local' ? session_id : null],
    );
    return new Response(null, { status: 204 });
  }

  function signedIn() {
    if (!claims) throw new AuthError(401, 'no_authorization', 'This needs an access token');
    return claims;
  }
}

/** An error response of the Auth API. */
class AuthError extends HttpError {
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(status, message);
    this.code = code;
  }
}

/** A user as the client expects it. */
function describe({ id, email, created_at }: User) {
  return {
    id,
    email,
    created_at,
    aud: 'authenticated',
    role: 'authenticated',
    app_metadata: {},
    user_metadata: {},
  };
}

/** The body as JSON; undefined if it is too long or none. */
async function readJson(request: Request): Promise<unknown> {
  const bytes = await readBody(request, MAX_BODY_BYTES);
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
