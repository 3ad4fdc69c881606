import { readSiteEnvironment } from '../../../../src/lib/environment/siteEnvironment';

test('with nothing set the embedded services are meant', () => {
  expect(readSiteEnvironment({ SANITY_PROJECT_ID: '', EVENT_ID: ' ' })).toEqual({
    sanityProjectId: undefined,
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: undefined,
    readToken: undefined,
    eventId: 'festival-2025',
  });
});

test('a hosted project is taken over', () => {
  expect(
    readSiteEnvironment({
      SANITY_PROJECT_ID: 'abc123',
      SANITY_DATASET: 'staging',
      EVENT_ID: 'festival-2026',
    }),
  ).toMatchObject({ sanityProjectId: 'abc123', dataset: 'staging', eventId: 'festival-2026' });
});

test.each([
  [{ SANITY_PROJECT_ID: 'abc123' }, 'SANITY_DATASET is missing'],
  [{ SANITY_PROJECT_ID: 'Not A Project' }, 'SANITY_PROJECT_ID must be'],
  [{ SANITY_API_VERSION: 'v1' }, 'SANITY_API_VERSION must be a date'],
  [{ SANITY_API_HOST: 'ftp://example.com' }, 'SANITY_API_HOST must be'],
  [{ SANITY_API_HOST: 'nowhere' }, 'SANITY_API_HOST must be'],
  [{ EVENT_ID: 'a"b' }, 'EVENT_ID must be'],
])('%o is refused by name', (variables, message) => {
  expect(() => readSiteEnvironment(variables)).toThrow(message);
});
