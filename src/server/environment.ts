import * as z from 'zod/mini';
import { readNetworks } from './http/networks.ts';
import { readMailAddress } from '#lib/text/mailAddress.ts';

const portRule = 'must be a whole number from 0 to 65535';
const fromRule = 'must be an address such as festival@example.org, or Festival <festival@example.org>';
const proxiesRule = 'must be addresses or networks such as 127.0.0.1 or 10.0.0.0/8, separated by commas';

/** Shorter than any service key of Supabase or of the embedded backend. */
export const MIN_SERVICE_KEY_LENGTH = 32;

/** Organisers share it, and ten attempts a minute may be made from each address. */
const MIN_STAFF_PASSWORD_LENGTH = 12;

const schema = z.object({
  PORT: z._default(
    z.pipe(
      z.string().check(z.regex(/^\d+$/, portRule)),
      z.pipe(z.transform(Number), z.number().check(z.maximum(65535, portRule))),
    ),
    3000,
  ),
  DATASET: z.optional(z.string()),
  DRAFTS: z.optional(z.literal('on', "must be 'on', or not set")),
  TRUSTED_PROXIES: z.optional(
    z.pipe(
      z.string(),
      z.transform((text, { issues }) => {
        try {
          return readNetworks(text);
        } catch {
          issues.push({ code: 'custom', message: proxiesRule, input: text });
          return z.NEVER;
        }
      }),
    ),
  ),
  DATA_DIR: z._default(z.string(), '.local'),
  SUPABASE_SERVICE_ROLE_KEY: z.optional(
    z
      .string()
      .check(z.minLength(MIN_SERVICE_KEY_LENGTH, `must have ${MIN_SERVICE_KEY_LENGTH} characters or more`)),
  ),
  STAFF_PASSWORD: z.optional(
    z
      .string()
      .check(
        z.minLength(MIN_STAFF_PASSWORD_LENGTH, `must have ${MIN_STAFF_PASSWORD_LENGTH} characters or more`),
      ),
  ),
  RETENTION_DAYS: z.optional(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,4}$/, 'must be a number of days from 1 to 99999')),
      z.transform(Number),
    ),
  ),
  SANITY_WRITE_TOKEN: z.optional(z.string()),
  TURNSTILE_SECRET_KEY: z.optional(z.string()),
  PURGE_URL: z.optional(z.url('must be the address of a purge API')),
  PURGE_TOKEN: z.optional(z.string()),
  SMTP_URL: z.optional(
    z
      .string()
      .check(z.refine(isMailServer, 'must be an address such as smtps://user:password@mail.example.org')),
  ),
  MAIL_FROM: z.optional(
    z.pipe(
      z.string(),
      z.transform((text, { issues }) => {
        const from = readMailAddress(text);
        if (from) return from;
        issues.push({ code: 'custom', message: fromRule, input: text });
        return z.NEVER;
      }),
    ),
  ),
});

/** Their values are not repeated on the terminal. */
const SECRETS = ['SUPABASE_SERVICE_ROLE_KEY', 'STAFF_PASSWORD', 'SMTP_URL', 'PURGE_URL'];

function isMailServer(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return /^smtps?:$/.test(protocol) && hostname !== '';
}

/**
 * The environment variables of the Node programs.
 *
 * - `PORT`: port of the site (default 3000; 0 takes any free port)
 * - `DATASET`: path of the content, `.ndjson` or the `.tar.gz` of a Sanity export (default: the demo)
 * - `DRAFTS`: `on` shows drafts to everyone who adds `?preview` to an address (default: at `localhost` only)
 * - `TRUSTED_PROXIES`: proxies whose `X-Forwarded-For` is trusted (default: none)
 * - `DATA_DIR`: data folder of the embedded backend (default `.local`)
 * - `SUPABASE_SERVICE_ROLE_KEY`: reads applications; by default the embedded backend generates one
 * - `STAFF_PASSWORD`: with it organisers sign in to the embedded backend (default: nobody can)
 * - `RETENTION_DAYS`: the embedded backend deletes applications that are older (default: none)
 * - `SANITY_WRITE_TOKEN`: writes listings of accepted applications to the Sanity project
 * - `TURNSTILE_SECRET_KEY`: the embedded backend verifies Turnstile tokens (with `TURNSTILE_SITE_KEY`)
 * - `PURGE_URL`: where the CDN in front of the site is told which pages are out of date (default: nowhere)
 * - `PURGE_TOKEN`: sent there as `Authorization: Bearer`
 * - `SMTP_URL`: the server that sends mails to applicants (default: they are files in `DATA_DIR`)
 * - `MAIL_FROM`: who they come from
 */
export type BackendEnvironment = z.infer<typeof schema>;

/**
 * Reads the variables; an empty one counts as not set.
 *
 * @throws Error with a one-line message about the first malformed or missing variable
 */
export function readBackendEnvironment(variables: NodeJS.ProcessEnv): BackendEnvironment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const { success, data, error } = z.safeParse(schema, set);
  if (success) {
    if (data.SMTP_URL !== undefined && data.MAIL_FROM === undefined)
      throw new Error('MAIL_FROM is missing: with SMTP_URL, mails need the address that they come from.');
    return data;
  }
  const [issue] = error.issues;
  const name = String(issue?.path[0]);
  const shown = SECRETS.includes(name) ? '' : `; it is "${variables[name]}"`;
  throw new Error(`${name} ${issue?.message}${shown}.`);
}
