import { readSiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { fetchContent } from '../_shared/fetchContent.ts';
import { createCalendarHandler } from './handler.ts';

/** The part of Supabase's edge runtime that is used here. */
declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): unknown;
};

/** The site's variables that calendars need, with the values that the site was built with. */
const VARIABLES = [
  'SANITY_PROJECT_ID',
  'SANITY_DATASET',
  'SANITY_API_VERSION',
  'SANITY_API_HOST',
  'SANITY_READ_TOKEN',
  'EVENT_ID',
  'SITE_URL',
];

const environment = readSiteEnvironment(
  Object.fromEntries(VARIABLES.map((name) => [name, Deno.env.get(name)])),
);
if (environment.sanityProjectId === undefined && environment.apiHost === undefined)
  throw new Error('SANITY_PROJECT_ID is not set');

Deno.serve(
  createCalendarHandler({
    execute: (groq, params) => fetchContent(environment, groq, params),
    eventId: environment.eventId,
    origin: () => environment.siteUrl,
  }),
);
