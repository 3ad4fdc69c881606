import type { SiteEnvironment } from '../environment/siteEnvironment.ts';
import * as FACTS from '../facts.ts';

/** What of the environment decides whom a page may talk to. */
type PolicyEnvironment = Pick<
  SiteEnvironment,
  'sanityProjectId' | 'apiHost' | 'supabaseUrl' | 'sentryDsn' | 'gaMeasurementId' | 'turnstileSiteKey'
>;

/** The sources of each directive; a directive without any is written as `'none'`. */
type Policy = Record<string, readonly string[]>;

const SELF = "'self'";

/** What a page of a festival never asks of a device; what is not listed stays as browsers have it. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** One year, the least that counts as lasting. Seconds. */
const YEAR = 31_536_000;

/**
 * The headers that every answer of the site carries, whoever serves it. Each variant follows from the site's variables:
 * only services that are configured may be talked to.
 *
 * @param pageStyles the hash sources of the style sheets that stand in pages
 * @returns values by header name, ready to be sent
 */
export function securityHeaders(
  environment: PolicyEnvironment,
  pageStyles: readonly string[] = [],
): Record<string, string> {
  return {
    'Content-Security-Policy': writePolicy(contentPolicy(environment, pageStyles)),
    // Browsers take no notice of it over http, so it does not lock anybody out of localhost.
    'Strict-Transport-Security': `max-age=${YEAR}; includeSubDomains`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  };
}

function contentPolicy(environment: PolicyEnvironment, pageStyles: readonly string[]): Policy {
  const { supabaseUrl, sentryDsn } = environment;
  const turnstile = environment.turnstileSiteKey === undefined ? [] : ['https://challenges.cloudflare.com'];
  const google = environment.gaMeasurementId === undefined ? NO_GOOGLE : GOOGLE;
  return {
    'default-src': [],
    'script-src': [SELF, ...google.script, ...turnstile],
    ...(turnstile.length > 0 && { 'frame-src': turnstile }),
    // The site's own sheets, as files or as <style> elements of pages made on Node; no other <style> element counts.
    'style-src': [SELF, ...pageStyles],
    // Those pages carry what a card or a grid computes (tints, sizes) in `style` attributes. In attributes only: no rule
    // for another element can be smuggled in.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': [SELF, 'data:', 'blob:', FACTS.imageHost, ...google.image],
    'media-src': [SELF, FACTS.imageHost],
    'font-src': [SELF],
    'manifest-src': [SELF],
    'connect-src': [
      SELF,
      ...contentOrigins(environment),
      ...[supabaseUrl, sentryDsn].flatMap((address) =>
        address === undefined ? [] : new URL(address).origin,
      ),
      ...google.connect,
    ],
    'worker-src': [SELF],
    'base-uri': [],
    'object-src': [],
    'form-action': [SELF],
    'frame-ancestors': [],
  };
}

/** Where Sanity's client asks beside the site's own origin: a project has a host name of its own, also on another API host. */
export function contentOrigins({
  sanityProjectId: project,
  apiHost,
}: Pick<SiteEnvironment, 'sanityProjectId' | 'apiHost'>): string[] {
  if (apiHost === undefined) {
    return project === undefined
      ? []
      : ['api', 'apicdn'].map((host) => `https://${project}.${host}.sanity.io`);
  }
  const { protocol, host, origin } = new URL(apiHost);
  return [project === undefined ? origin : `${protocol}//${project}.${host}`];
}

const NO_GOOGLE = { script: [], image: [], connect: [] };

/** What Google asks for its tag; without the hosts of its advertising, which the site does not use. */
const GOOGLE = {
  script: ['https://*.googletagmanager.com'],
  image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};

function writePolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ') || "'none'"}`)
    .join('; ');
}
