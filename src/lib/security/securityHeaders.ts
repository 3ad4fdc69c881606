import type { SiteEnvironment } from '../environment/siteEnvironment.ts';
import * as CONSTANTS from '../config/constants.ts';

/** The settings that determine which hosts a page may contact. */
type PolicyEnvironment = Pick<
  SiteEnvironment,
  | 'sanityProjectId'
  | 'apiHost'
  | 'supabaseUrl'
  | 'sentryDsn'
  | 'gaMeasurementId'
  | 'turnstileSiteKey'
  | 'studioUrl'
>;

/** The sources of each directive; an empty list becomes `'none'`. */
type Policy = Record<string, readonly string[]>;

const SELF = "'self'";

/** The hash of an empty `<style>`. The overlays of Sanity's Studio add such an element and fill it by script. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Browser features that the site never uses; unlisted ones keep their defaults. */
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

/** One year, the recommended minimum. Seconds. */
const YEAR = 31_536_000;

/**
 * The security headers of every response. They depend on the site's variables: only configured services are allowed.
 *
 * @param pageStyles the hash sources of inlined style sheets
 * @returns values by header name
 */
export function securityHeaders(
  environment: PolicyEnvironment,
  pageStyles: readonly string[] = [],
): Record<string, string> {
  return {
    'Content-Security-Policy': writePolicy(contentPolicy(environment, pageStyles)),
    // Browsers ignore it over http, so it does not affect localhost.
    'Strict-Transport-Security': `max-age=${YEAR}; includeSubDomains`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  };
}

function contentPolicy(environment: PolicyEnvironment, pageStyles: readonly string[]): Policy {
  const { supabaseUrl, sentryDsn, studioUrl } = environment;
  const turnstile = environment.turnstileSiteKey === undefined ? [] : ['https://challenges.cloudflare.com'];
  const mediaHosts = [CONSTANTS.imageHost, ...assetHosts(environment)];
  const google = environment.gaMeasurementId === undefined ? NO_GOOGLE : GOOGLE;
  return {
    'default-src': [],
    'script-src': [SELF, ...google.script, ...turnstile],
    ...(turnstile.length > 0 && { 'frame-src': turnstile }),
    // The site's own style sheets, as files or inlined by the server renderer; no other <style> element is allowed.
    'style-src': [SELF, ...(studioUrl === undefined ? [] : [EMPTY_STYLE]), ...pageStyles],
    // Server-rendered pages have computed values (tints, sizes) in `style` attributes, which cannot contain rules for
    // other elements.
    'style-src-attr': ["'unsafe-inline'"],
    // The backend has the pictures that vendors have uploaded.
    'img-src': [SELF, 'data:', 'blob:', ...mediaHosts, ...originsOf(supabaseUrl), ...google.image],
    'media-src': [SELF, ...mediaHosts],
    'font-src': [SELF],
    'manifest-src': [SELF],
    'connect-src': [
      SELF,
      ...contentOrigins(environment),
      // The service worker fetches pictures to store them.
      ...assetHosts(environment),
      ...originsOf(supabaseUrl, sentryDsn),
      ...google.connect,
    ],
    'worker-src': [SELF],
    'base-uri': [],
    'form-action': [SELF],
    'frame-ancestors': studioUrl === undefined ? [] : [studioUrl],
  };
}

function originsOf(...addresses: readonly (string | undefined)[]): string[] {
  return addresses.flatMap((address) => (address === undefined ? [] : new URL(address).origin));
}

/**
 * Hosts that Sanity's client contacts in addition to the site's own origin. Each project has a subdomain, also on a
 * custom API host.
 */
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

/** The host of the pictures and files of a Sanity project. */
export function assetHosts({ sanityProjectId }: Pick<SiteEnvironment, 'sanityProjectId'>): string[] {
  return sanityProjectId === undefined ? [] : [CONSTANTS.sanityImageHost];
}

const NO_GOOGLE = { script: [], image: [], connect: [] };

/** Hosts of Google's tag, without those of its advertising, which the site does not use. */
const GOOGLE = {
  script: ['https://*.googletagmanager.com'],
  image: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};

/**
 * Hosts are written without `https://`, because Cloudflare ignores headers above 2,000 characters. The page's scheme
 * applies.
 */
function writePolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...(sources.length > 0 ? sources : ["'none'"])])
    .map((parts) => parts.map((part) => part.replace(/^https:\/\//, '')).join(' '))
    .join('; ');
}
