/** @jest-environment ./tests/support/jsdomEnvironment.ts */
import { createAnalytics } from '#app/telemetry/analytics.ts';
import { createSentryReporter } from '#app/telemetry/sentry.ts';

/** The secret of an applicant's link never leaves the page with a report. */
const TOKEN = 'abcdefghij-klmnop_qrst';

beforeEach(() =>
  window.history.replaceState(null, '', `/vendor-application?utm_source=mail#application=${TOKEN}`),
);
afterEach(() => {
  window.history.replaceState(null, '', '/');
  delete window.gtag;
});

test('a page view is counted with the query string of the address, but without its fragment', () => {
  const tag = (window.gtag = jest.fn());
  const analytics = createAnalytics({ gaMeasurementId: undefined, pageViewScript: undefined });
  analytics.pageView('/vendor-application', window.location.href);
  expect(tag.mock.calls).toEqual([
    [
      'event',
      'page_view',
      expect.objectContaining({
        page_location: `${window.location.origin}/vendor-application?utm_source=mail`,
      }),
    ],
  ]);
  expect(JSON.stringify(tag.mock.calls)).not.toContain(TOKEN);
});

test('a failure is reported with the address, but without its fragment', async () => {
  const sent: string[] = [];
  const response = { status: 200, headers: new Headers() };
  window.fetch = jest.fn(async (_address, init) => {
    sent.push(init?.body as string);
    return response as Response;
  });
  createSentryReporter('https://key@sentry.example/1')(new Error('No answer'), 'vendor-application');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain(`"url":"${window.location.origin}/vendor-application?utm_source=mail"`);
  expect(sent[0]).not.toContain(TOKEN);
});
