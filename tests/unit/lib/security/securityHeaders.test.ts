import { readSiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { headersFile } from '#lib/security/headersFile.ts';
import { securityHeaders } from '#lib/security/securityHeaders.ts';
import { sanityClient } from '#content/client/request.ts';
import { contentSourceOf } from '#content/client/contentSource.ts';

const SITE = 'https://festival.example';
const SANITY = { SANITY_PROJECT_ID: 'abcd1234', SANITY_DATASET: 'production' };
const SUPABASE = { SUPABASE_URL: 'https://ref.supabase.co', SUPABASE_ANON_KEY: 'sb_publishable_key' };
const SENTRY = { SENTRY_DSN: 'https://key@o1.ingest.sentry.io/42' };
const GTAG = { GA_MEASUREMENT_ID: 'G-ABC1234567' };

/** The headers that are the same in every variant. */
const FIXED = {
  'default-src': "'none'",
  'style-src': "'self'",
  'style-src-attr': "'unsafe-inline'",
  'media-src': "'self' res.cloudinary.com",
  'font-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};
const SCRIPTS = "'self'";
const PICTURES = "'self' data: blob: res.cloudinary.com";
const SANITY_MEDIA = {
  'img-src': `${PICTURES} cdn.sanity.io`,
  'media-src': `${FIXED['media-src']} cdn.sanity.io`,
};

const headersOf = (variables: Record<string, string>) => securityHeaders(readSiteEnvironment(variables));

function policyOf(variables: Record<string, string>): Record<string, string> {
  const policy = headersOf(variables)['Content-Security-Policy'] ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

const GOOGLE_SCRIPTS = '*.googletagmanager.com';
const GOOGLE_PICTURES = '*.google-analytics.com *.googletagmanager.com';
const GOOGLE_CALLS = '*.google-analytics.com *.analytics.google.com *.googletagmanager.com';

test.each<[string, Record<string, string>, Record<string, string>]>([
  ['nothing, with the embedded services', {}, { 'connect-src': "'self'" }],
  [
    'a hosted Sanity project',
    SANITY,
    {
      ...SANITY_MEDIA,
      'connect-src': "'self' abcd1234.api.sanity.io abcd1234.apicdn.sanity.io cdn.sanity.io",
    },
  ],
  [
    'a content service on another host',
    { SANITY_API_HOST: 'https://content.example:8443/' },
    { 'connect-src': "'self' content.example:8443" },
  ],
  [
    'a Sanity project on another host',
    { ...SANITY, SANITY_API_HOST: 'https://content.example' },
    {
      ...SANITY_MEDIA,
      'connect-src': "'self' abcd1234.content.example cdn.sanity.io",
    },
  ],
  [
    'Supabase',
    SUPABASE,
    { 'img-src': `${PICTURES} ref.supabase.co`, 'connect-src': "'self' ref.supabase.co" },
  ],
  ['Sentry', SENTRY, { 'connect-src': "'self' o1.ingest.sentry.io" }],
  [
    'Sentry on a host of its own',
    { SENTRY_DSN: 'http://key@sentry.example:9000/inner/42' },
    { 'connect-src': "'self' http://sentry.example:9000" },
  ],
  [
    'gtag',
    GTAG,
    {
      'script-src': `${SCRIPTS} ${GOOGLE_SCRIPTS}`,
      'img-src': `${PICTURES} ${GOOGLE_PICTURES}`,
      'connect-src': `'self' ${GOOGLE_CALLS}`,
    },
  ],
  ["a counter on the site's own origin", { PAGE_VIEW_SCRIPT: '/analytics.js' }, { 'connect-src': "'self'" }],
  [
    'a Studio',
    { STUDIO_URL: 'https://festival.sanity.studio' },
    {
      'connect-src': "'self'",
      'frame-ancestors': 'festival.sanity.studio',
      // The hash of an empty text.
      'style-src': "'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    },
  ],
  [
    'everything',
    { ...SANITY, ...SUPABASE, ...SENTRY, ...GTAG, SITE_URL: SITE, SANITY_READ_TOKEN: 'token' },
    {
      ...SANITY_MEDIA,
      'script-src': `${SCRIPTS} ${GOOGLE_SCRIPTS}`,
      'img-src': `${SANITY_MEDIA['img-src']} ref.supabase.co ${GOOGLE_PICTURES}`,
      'connect-src':
        "'self' abcd1234.api.sanity.io abcd1234.apicdn.sanity.io cdn.sanity.io " +
        `ref.supabase.co o1.ingest.sentry.io ${GOOGLE_CALLS}`,
    },
  ],
])('the policy with %s has these sources', (_what, variables, sources) => {
  expect(policyOf(variables)).toEqual({
    ...FIXED,
    'script-src': SCRIPTS,
    'img-src': PICTURES,
    ...sources,
  });
});

test.each<Record<string, string>>([
  SANITY,
  { ...SANITY, SANITY_READ_TOKEN: 'token' },
  { SANITY_API_HOST: 'https://content.example:8443' },
  { ...SANITY, SANITY_API_HOST: 'https://content.example' },
  {},
])('the policy allows the requests of the real client with %p', async (variables) => {
  const client = await sanityClient(contentSourceOf(readSiteEnvironment(variables), SITE));
  const { url, cdnUrl } = client.config();
  const allowed = policyOf(variables)['connect-src']?.replace("'self'", new URL(SITE).host).split(' ');
  expect(allowed).toContain(new URL(url).host);
  expect(allowed).toContain(new URL(cdnUrl).host);
});

test('inlined style sheets are allowed by their hashes', () => {
  const headers = securityHeaders(readSiteEnvironment({}), ["'sha256-a'", "'sha256-b'"]);
  expect(headers['Content-Security-Policy']).toContain("; style-src 'self' 'sha256-a' 'sha256-b'; ");
});

test('the other headers are the same with any settings', () => {
  const others = {
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': expect.stringMatching(/^(?=.*camera=\(\))(?:[a-z-]+=\(\)(?:, |$))+$/),
  };
  for (const variables of [{}, { ...SANITY, ...SENTRY, ...GTAG }]) {
    expect(headersOf(variables)).toEqual({ 'Content-Security-Policy': expect.any(String), ...others });
  }
});

describe('the file for static hosts', () => {
  const everything = readSiteEnvironment({ ...SANITY, ...SUPABASE, ...SENTRY, ...GTAG });
  const [site = '', assets = ''] = headersFile(everything).split('\n\n');

  test('sends every header for every path', () => {
    const [path, ...lines] = site.split('\n');
    expect(path).toBe('/*');
    const written = lines.map((line) => /^ {2}([\w-]+): (.+)$/.exec(line)?.slice(1));
    expect(written).toEqual(Object.entries(securityHeaders(everything)));
  });

  test('lets browsers cache hashed files', () => {
    expect(assets).toBe('/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
  });
});
