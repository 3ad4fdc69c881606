import { type SiteEnvironment, readSiteEnvironment } from '#lib/environment/siteEnvironment.ts';

/** The part of Supabase's edge runtime that is used here. */
declare const Deno: { env: { get(name: string): string | undefined } };

/** The site's variables that content needs, with the values that the site was built with. */
const CONTENT_VARIABLES = [
  'SANITY_PROJECT_ID',
  'SANITY_DATASET',
  'SANITY_API_VERSION',
  'SANITY_API_HOST',
  'SANITY_READ_TOKEN',
  'EVENT_ID',
  'SITE_URL',
];

/**
 * Where the function finds the festival's content; undefined if no content service is named.
 *
 * @throws Error if a variable is not valid
 */
export function contentEnvironment(): SiteEnvironment | undefined {
  const environment = readSiteEnvironment(
    Object.fromEntries(CONTENT_VARIABLES.map((name) => [name, Deno.env.get(name)])),
  );
  const isKnown = environment.sanityProjectId !== undefined || environment.apiHost !== undefined;
  return isKnown ? environment : undefined;
}

/**
 * The same for a function that cannot do without content.
 *
 * @throws Error if no content service is named
 */
export function requireContentEnvironment(): SiteEnvironment {
  const environment = contentEnvironment();
  if (!environment) throw new Error('SANITY_PROJECT_ID is not set');
  return environment;
}
