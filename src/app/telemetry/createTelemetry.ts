import type { Telemetry } from '#hooks/useTelemetry.ts';
import type { SiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import type { Analytics } from './analytics.ts';
import { idle, pageLoaded } from '#lib/rendering/pageIdle.ts';
import { asError } from './asError.ts';
import { createErrorReporting } from './errorReporting.ts';
import { quietly } from './quietly.ts';

/** The largest number of failures that one page load reports. Stops loops and floods from a broken screen. */
const MAX_FAILURES = 50;

/**
 * The site's telemetry in the browser. Adds nothing to the window but the configured scripts. The analytics code is
 * loaded after the code that the page needs; until then events wait, in order.
 */
export function createTelemetry(
  environment: Pick<SiteEnvironment, 'gaMeasurementId' | 'pageViewScript' | 'sentryDsn'>,
  report = createErrorReporting(environment.sentryDsn),
): Telemetry {
  let analytics: Promise<Analytics> | undefined;
  // An error boundary and the window may both receive the same error.
  const reported = new WeakSet<object>();
  let failures = 0;

  function count(send: (analytics: Analytics) => void) {
    analytics ??= importAnalytics().then(({ createAnalytics }) => createAnalytics(environment));
    // A failed count must not disturb the visitor.
    analytics.then(send).catch(() => undefined);
  }

  return {
    pageView(path) {
      const { href } = window.location;
      count((analytics) => analytics.pageView(path, href));
    },
    navigationClick: (...click) => count((analytics) => analytics.navigationClick(...click)),
    purchaseClick: (...click) => count((analytics) => analytics.purchaseClick(...click)),
    search: (text) => count((analytics) => analytics.search(text)),
    failure(thrown, where) {
      quietly(() => {
        if (failures >= MAX_FAILURES || (isObject(thrown) && reported.has(thrown))) return;
        failures++;
        if (isObject(thrown)) reported.add(thrown);
        const error = asError(thrown);
        count((analytics) => analytics.failure(error.message, where));
        // An item that does not exist is not a fault.
        if (error.name !== 'not-found') report(error, where);
      });
    },
  };
}

async function importAnalytics() {
  await pageLoaded();
  await idle();
  return import(/* webpackChunkName: "deferred" */ './analytics.ts');
}

function isObject(value: unknown): value is object {
  return Object(value) === value;
}
