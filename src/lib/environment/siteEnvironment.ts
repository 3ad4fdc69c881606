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
});

/** Where content comes from, as the browser is told at build time. */
export interface SiteEnvironment {
  /** Undefined: the content service that stands on the site's own origin. */
  sanityProjectId: string | undefined;
  dataset: string;
  apiVersion: string;
  /** Undefined: Sanity's own host, or the site's origin where there is no project. */
  apiHost: string | undefined;
  readToken: string | undefined;
  eventId: string;
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
  return {
    sanityProjectId: data.SANITY_PROJECT_ID,
    dataset: data.SANITY_DATASET ?? 'production',
    apiVersion: data.SANITY_API_VERSION,
    apiHost: data.SANITY_API_HOST,
    readToken: data.SANITY_READ_TOKEN,
    eventId: data.EVENT_ID,
  };
}
