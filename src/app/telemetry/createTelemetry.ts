import type { Telemetry } from '../../hooks/useTelemetry';
import type { SiteEnvironment } from '../../lib/environment/siteEnvironment';
import { createAnalytics } from './analytics';
import { asError } from './asError';
import { createErrorReporting } from './errorReporting';
import { quietly } from './quietly';

/** Failures told from one page load. Ends the loop when telling one makes another, and a flood from a broken screen. */
const MOST_FAILURES = 50;

/** The site's telemetry in a browser's page. Connects nothing to the window but the scripts that are asked for. */
export function createTelemetry(
  environment: Pick<SiteEnvironment, 'gaMeasurementId' | 'pageViewScript' | 'sentryDsn'>,
  report = createErrorReporting(environment.sentryDsn),
): Telemetry {
  const analytics = createAnalytics(environment);
  // A boundary and the window may both be given the same error.
  const told = new WeakSet<object>();
  let failures = 0;

  return {
    ...analytics,
    failure(thrown, where) {
      quietly(() => {
        if (failures >= MOST_FAILURES || (isObject(thrown) && told.has(thrown))) return;
        failures++;
        if (isObject(thrown)) told.add(thrown);
        const error = asError(thrown);
        analytics.failure(error.message, where);
        report(error, where);
      });
    },
  };
}

function isObject(value: unknown): value is object {
  return Object(value) === value;
}
