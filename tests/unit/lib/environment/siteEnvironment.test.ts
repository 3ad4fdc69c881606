import { EnvironmentError, readSiteEnvironment } from '#lib/environment/siteEnvironment.ts';

test('without variables the embedded services are used', () => {
  expect(readSiteEnvironment({ SANITY_PROJECT_ID: '', EVENT_ID: ' ' })).toEqual({
    sanityProjectId: undefined,
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: undefined,
    readToken: undefined,
    eventId: 'festival-2025',
    siteUrl: undefined,
    sentryDsn: undefined,
    gaMeasurementId: undefined,
    pageViewScript: undefined,
    isLive: true,
    supabaseUrl: undefined,
    supabaseAnonKey: 'sb_publishable_embedded',
    turnstileSiteKey: undefined,
    studioUrl: undefined,
  });
});

test.each([
  ['https://Festival.sanity.studio/', 'https://festival.sanity.studio'],
  ['https://studio.example:8443', 'https://studio.example:8443'],
  ['http://localhost:3333', 'http://localhost:3333'],
])('the Studio at %s is read', (STUDIO_URL, studioUrl) => {
  expect(readSiteEnvironment({ STUDIO_URL })).toMatchObject({ studioUrl });
});

test.each([
  '*',
  'https:',
  'https://*.sanity.studio',
  'http://festival.sanity.studio',
  'http://localhost.evil.example:3333',
  'https://festival.sanity.studio/structure',
  'https://a.example https://b.example',
  'https://a.example;script-src *',
  'https://a.example,b.example',
  'https://a.example;sandbox',
  "https://'self'",
  "'self'",
])('%s is not a Studio', (STUDIO_URL) => {
  expect(() => readSiteEnvironment({ STUDIO_URL })).toThrow(
    new EnvironmentError('STUDIO_URL must be an https origin such as https://festival.sanity.studio'),
  );
});

test('a Supabase project is read with its public key', () => {
  expect(
    readSiteEnvironment({
      SUPABASE_URL: 'https://Abcd1234.supabase.co/',
      SUPABASE_ANON_KEY: 'sb_publishable_x',
    }),
  ).toMatchObject({ supabaseUrl: 'https://abcd1234.supabase.co', supabaseAnonKey: 'sb_publishable_x' });
  expect(
    readSiteEnvironment({
      SUPABASE_URL: 'http://localhost:54321',
      SUPABASE_ANON_KEY: token({ role: 'anon' }),
    }),
  ).toMatchObject({ supabaseUrl: 'http://localhost:54321', supabaseAnonKey: token({ role: 'anon' }) });
});

/** A key in the legacy format, a JWT. */
function token(claims: object): string {
  return `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
}

test.each(['sb_secret_abc', token({ iss: 'supabase', role: 'service_role', note: 'ÿ~?>' })])(
  'the service key %s never gets into the page, and the message does not contain it',
  (key) => {
    const read = () => readSiteEnvironment({ SUPABASE_URL: 'https://x.supabase.co', SUPABASE_ANON_KEY: key });
    expect(read).toThrow(
      new EnvironmentError('SUPABASE_ANON_KEY is the secret service key; the site needs the public one'),
    );
  },
);

test('a hosted project is read', () => {
  expect(
    readSiteEnvironment({
      SANITY_PROJECT_ID: 'abc123',
      SANITY_DATASET: 'staging',
      EVENT_ID: 'festival-2026',
    }),
  ).toMatchObject({ sanityProjectId: 'abc123', dataset: 'staging', eventId: 'festival-2026' });
});

test('telemetry and the public address are read', () => {
  expect(
    readSiteEnvironment({
      SITE_URL: 'https://Festival.example/',
      SENTRY_DSN: 'https://abc123@o1.ingest.sentry.io/42',
      GA_MEASUREMENT_ID: 'G-ABC1234567',
      PAGE_VIEW_SCRIPT: '/analytics.js',
    }),
  ).toMatchObject({
    siteUrl: 'https://festival.example',
    sentryDsn: 'https://abc123@o1.ingest.sentry.io/42',
    gaMeasurementId: 'G-ABC1234567',
    pageViewScript: '/analytics.js',
  });
});

test('live changes can be switched off', () => {
  expect(readSiteEnvironment({ LIVE: 'off' }).isLive).toBe(false);
  expect(() => readSiteEnvironment({ LIVE: 'no' })).toThrow("LIVE must be 'off', or not set");
});

test('the public key of Turnstile is read', () => {
  expect(readSiteEnvironment({ TURNSTILE_SITE_KEY: '1x00000000000000000000AA' }).turnstileSiteKey).toBe(
    '1x00000000000000000000AA',
  );
});

test.each(['http://key@localhost:4000/1', 'https://key@errors.example/sentry/1'])(
  'the DSN %s of an own server is accepted',
  (dsn) => expect(readSiteEnvironment({ SENTRY_DSN: dsn }).sentryDsn).toBe(dsn),
);

test.each([
  [{ SANITY_PROJECT_ID: 'abc123' }, 'SANITY_DATASET is missing'],
  [{ SANITY_PROJECT_ID: 'Not A Project' }, 'SANITY_PROJECT_ID must be'],
  [{ SANITY_API_VERSION: 'v1' }, 'SANITY_API_VERSION must be a date'],
  [{ SANITY_API_HOST: 'ftp://example.com' }, 'SANITY_API_HOST must be'],
  [{ SANITY_API_HOST: 'nowhere' }, 'SANITY_API_HOST must be'],
  [{ SANITY_API_HOST: 'https://api.example;sandbox' }, 'SANITY_API_HOST must be'],
  [{ EVENT_ID: 'a"b' }, 'EVENT_ID must be'],
  [{ SITE_URL: 'festival.example' }, 'SITE_URL must be an origin'],
  [{ SITE_URL: 'ftp://festival.example' }, 'SITE_URL must be an origin'],
  [{ SITE_URL: 'https://festival.example/2025' }, 'SITE_URL must be an origin'],
  [{ SITE_URL: 'https://me@festival.example' }, 'SITE_URL must be an origin'],
  [{ SITE_URL: 'https://a.example,b.example' }, 'SITE_URL must be an origin'],
  [{ SENTRY_DSN: 'https://sentry.io/1' }, 'SENTRY_DSN must be a Sentry DSN'],
  [{ SENTRY_DSN: 'https://key@sentry.io/' }, 'SENTRY_DSN must be a Sentry DSN'],
  [{ SENTRY_DSN: 'ftp://key@sentry.io/1' }, 'SENTRY_DSN must be a Sentry DSN'],
  [{ SENTRY_DSN: 'https://key:secret@sentry.io/1' }, 'SENTRY_DSN must be a Sentry DSN'],
  [{ GA_MEASUREMENT_ID: 'UA-1234-1' }, 'GA_MEASUREMENT_ID must be a measurement id'],
  [{ GA_MEASUREMENT_ID: 'G-1&x=1' }, 'GA_MEASUREMENT_ID must be a measurement id'],
  [{ SUPABASE_URL: 'https://x.supabase.co' }, 'belong together'],
  [{ SUPABASE_ANON_KEY: 'sb_publishable_x' }, 'belong together'],
  [{ SUPABASE_URL: 'https://x.supabase.co/rest', SUPABASE_ANON_KEY: 'x' }, 'SUPABASE_URL must be an origin'],
  [{ TURNSTILE_SITE_KEY: 'site key' }, 'TURNSTILE_SITE_KEY must be'],
  // This is the secret key.
  [{ TURNSTILE_SITE_KEY: '1x0000000000000000000000000000000AA' }, 'TURNSTILE_SITE_KEY must be'],
  [{ PAGE_VIEW_SCRIPT: 'analytics.js' }, 'PAGE_VIEW_SCRIPT must be a path'],
  [{ PAGE_VIEW_SCRIPT: '//evil.example/a.js' }, 'PAGE_VIEW_SCRIPT must be a path'],
  [{ PAGE_VIEW_SCRIPT: '/\\evil.example/a.js' }, 'PAGE_VIEW_SCRIPT must be a path'],
  [{ PAGE_VIEW_SCRIPT: '/\t/evil.example/a.js' }, 'PAGE_VIEW_SCRIPT must be a path'],
])('%o is refused by name', (variables, message) => {
  expect(() => readSiteEnvironment(variables)).toThrow(message);
});
