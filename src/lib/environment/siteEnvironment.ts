import * as z from 'zod/mini';
import * as SPEC_DEFAULTS from '../config/specDefaults.ts';

const filled = z.string().check(z.minLength(1));
/** Allows no comma or semicolon: `URL` accepts them in a host, but in a security policy they begin another part. */
const HOSTNAME = /^([\w.-]+|\[[\da-f:]+\])$/;
const webAddress = z.url({
  protocol: /^https?$/,
  hostname: HOSTNAME,
  error: 'must be an http or https address',
});

/** Variables that are known to everyone, most of them built into the browser bundle: no secrets. */
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
    z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, `must be a date such as ${SPEC_DEFAULTS.apiVersion}`)),
    SPEC_DEFAULTS.apiVersion,
  ),
  SANITY_API_HOST: z.optional(webAddress),
  SANITY_READ_TOKEN: z.optional(filled),
  EVENT_ID: z._default(
    z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, 'must be the _id of the event document')),
    SPEC_DEFAULTS.eventId,
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
    // The secret key has the same format but is longer.
    z
      .string()
      .check(z.regex(/^\dx[\w-]{8,30}$/, 'must be a Turnstile site key such as 0x4AAAAAAADnPIDROrmt1Wwj')),
  ),
  STUDIO_URL: z.optional(
    z.pipe(
      z.string().check(z.refine(isStudio, 'must be an https origin such as https://festival.sanity.studio')),
      z.transform((address) => new URL(address).origin),
    ),
  ),
  LIVE: z.optional(z.literal('off', "must be 'off', or not set")),
  PAGE_VIEW_SCRIPT: z.optional(
    // A browser reads two slashes, or a slash and a backslash, as the beginning of another host.
    z
      .string()
      .check(
        z.regex(/^\/(?![/\\])[^\s\\]+$/, "must be a path on the site's own origin such as /analytics.js"),
      ),
  ),
});

/** The public key of the embedded backend. It is not secret: the database's policies limit what it may do. */
export const embeddedAnonKey = 'sb_publishable_embedded';

/** Rejects the service key: built into the page, it would give anyone access to all applications. */
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
  const { protocol, hostname, origin, href } = new URL(address);
  return /^https?:$/.test(protocol) && HOSTNAME.test(hostname) && href === `${origin}/`;
}

/**
 * Only https, or this machine: over http, an attacker who can change the Studio's page on the way could frame the site.
 */
function isStudio(address: string): boolean {
  if (!isOrigin(address)) return false;
  const { protocol, hostname } = new URL(address);
  return hostname === 'localhost' || protocol === 'https:';
}

/** Build-time settings of the browser bundle: content source and telemetry. */
export interface SiteEnvironment {
  /** Undefined: the content service on the site's own origin. */
  sanityProjectId: string | undefined;
  dataset: string;
  apiVersion: string;
  /** Undefined: Sanity's own host, or the site's origin without a project. */
  apiHost: string | undefined;
  readToken: string | undefined;
  eventId: string;
  /** The site's public origin, without a trailing slash. */
  siteUrl: string | undefined;
  /** Undefined: failures are logged to the console. */
  sentryDsn: string | undefined;
  /** Undefined: no analytics script is loaded. */
  gaMeasurementId: string | undefined;
  /** Undefined: the backend on the site's own origin. */
  supabaseUrl: string | undefined;
  supabaseAnonKey: string;
  /** Undefined: forms need no captcha. */
  turnstileSiteKey: string | undefined;
  /** Path of a same-origin script that counts page views. */
  pageViewScript: string | undefined;
  /** The origin of the Sanity Studio that may show the site in a frame; unknown in the page. Undefined: no site may. */
  studioUrl: string | undefined;
  /** Whether open pages listen to changes of the content. */
  isLive: boolean;
}

/** Names each invalid variable and the reason. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/**
 * Parses the site's variables. Empty ones count as unset; without any the embedded services are used.
 *
 * @throws EnvironmentError naming every missing or malformed variable.
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
    studioUrl: data.STUDIO_URL,
    isLive: data.LIVE !== 'off',
  };
}
