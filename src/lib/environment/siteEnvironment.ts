import * as z from 'zod/mini';

const filled = z.string().check(z.minLength(1));
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

/** The variables that reach the browser: nothing secret may stand here. */
const variables = z.object({
  SANITY_PROJECT_ID: z.optional(
    z
      .string()
      .check(z.regex(/^[a-z0-9-]+$/, 'must be a Sanity project id: lower-case letters, digits and hyphens')),
  ),
  SANITY_DATASET: z.optional(
    z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]*$/, 'must be a dataset name such as production')),
  ),
  SANITY_API_VERSION: z._default(
    z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date such as 2025-02-19')),
    '2025-02-19',
  ),
  SANITY_API_HOST: z.optional(webAddress),
  SANITY_READ_TOKEN: z.optional(filled),
  EVENT_ID: z._default(
    z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, 'must be the _id of the event document')),
    'festival-2025',
  ),
  SITE_URL: z.optional(
    z.pipe(
      z.string().check(z.refine(isOrigin, 'must be an origin such as https://festival.example')),
      z.transform((address) => new URL(address).origin),
    ),
  ),
  SENTRY_DSN: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^https?:\/\/\w+@[\w.-]+(:\d{1,5})?(\/[\w.-]+)*\/\d+$/,
          'must be a Sentry DSN such as https://key@host/1',
        ),
      ),
  ),
  GA_MEASUREMENT_ID: z.optional(
    z.string().check(z.regex(/^G-[A-Z0-9]+$/, 'must be a measurement id such as G-ABC1234567')),
  ),
  SUPABASE_URL: z.optional(
    z.pipe(
      z.string().check(z.refine(isOrigin, 'must be an origin such as https://abcd1234.supabase.co')),
      z.transform((address) => new URL(address).origin),
    ),
  ),
  SUPABASE_ANON_KEY: z.optional(
    filled.check(
      z.refine((key) => !isServiceKey(key), 'is the secret service key; the site needs the public one'),
    ),
  ),
  TURNSTILE_SITE_KEY: z.optional(
    // The secret key looks the same but is longer.
    z
      .string()
      .check(z.regex(/^\dx[\w-]{8,30}$/, 'must be a Turnstile site key such as 0x4AAAAAAADnPIDROrmt1Wwj')),
  ),
  PAGE_VIEW_SCRIPT: z.optional(
    // Two slashes, or one and a backslash, lead to another origin.
    z
      .string()
      .check(
        z.regex(/^\/(?![/\\])[^\s\\]+$/, "must be a path on the site's own origin such as /analytics.js"),
      ),
  ),
});

/** The public key of the embedded backend. It is no secret: what it may do is held by the database. */
export const embeddedAnonKey = 'sb_publishable_embedded';

/** Built into the page, the service key would hand all applications to anyone. */
function isServiceKey(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  try {
    return /"role"\s*:\s*"service_role"/.test(
      atob((key.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')),
    );
  } catch {
    return false;
  }
}

function isOrigin(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, origin, href } = new URL(address);
  return /^https?:$/.test(protocol) && href === `${origin}/`;
}

/** What the browser is told at build time: where content comes from, and where telemetry goes. */
export interface SiteEnvironment {
  /** Undefined: the content service that stands on the site's own origin. */
  sanityProjectId: string | undefined;
  dataset: string;
  apiVersion: string;
  /** Undefined: Sanity's own host, or the site's origin where there is no project. */
  apiHost: string | undefined;
  readToken: string | undefined;
  eventId: string;
  /** The origin under which the public knows the site, without a slash at the end. */
  siteUrl: string | undefined;
  /** Undefined: failures are told to the console. */
  sentryDsn: string | undefined;
  /** Undefined: no analytics script is loaded. */
  gaMeasurementId: string | undefined;
  /** Undefined: the backend that stands on the site's own origin. */
  supabaseUrl: string | undefined;
  supabaseAnonKey: string;
  /** Undefined: forms ask for no proof that a person sends them. */
  turnstileSiteKey: string | undefined;
  /** The path of a script of the site's own that counts page views. */
  pageViewScript: string | undefined;
}

/** Says which variable is wrong and how. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/**
 * Reads the site's variables. Empty ones count as not set; with none set the embedded services are
 * meant.
 *
 * @throws EnvironmentError naming every variable that is missing or malformed.
 */
export function readSiteEnvironment(env: Readonly<Record<string, string | undefined>>): SiteEnvironment {
  const filledIn = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = variables.safeParse(filledIn);
  if (!parsed.success) {
    throw new EnvironmentError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; '),
    );
  }
  const { data } = parsed;
  if (data.SANITY_PROJECT_ID !== undefined && data.SANITY_DATASET === undefined) {
    throw new EnvironmentError('SANITY_DATASET is missing: SANITY_PROJECT_ID needs it');
  }
  if ((data.SUPABASE_URL === undefined) !== (data.SUPABASE_ANON_KEY === undefined)) {
    throw new EnvironmentError('SUPABASE_URL and SUPABASE_ANON_KEY belong together: one of them is missing');
  }
  return {
    sanityProjectId: data.SANITY_PROJECT_ID,
    dataset: data.SANITY_DATASET ?? 'production',
    apiVersion: data.SANITY_API_VERSION,
    apiHost: data.SANITY_API_HOST,
    readToken: data.SANITY_READ_TOKEN,
    eventId: data.EVENT_ID,
    siteUrl: data.SITE_URL,
    sentryDsn: data.SENTRY_DSN,
    gaMeasurementId: data.GA_MEASUREMENT_ID,
    supabaseUrl: data.SUPABASE_URL,
    supabaseAnonKey: data.SUPABASE_ANON_KEY ?? embeddedAnonKey,
    turnstileSiteKey: data.TURNSTILE_SITE_KEY,
    pageViewScript: data.PAGE_VIEW_SCRIPT,
  };
}
