import {
  BrowserClient,
  Scope,
  dedupeIntegration,
  defaultStackParser,
  httpContextIntegration,
  linkedErrorsIntegration,
  makeFetchTransport,
} from '@sentry/browser';
import type { ReportError } from './reportError.ts';
import { withoutFragment } from './withoutFragment.ts';

/**
 * A Sentry client without the default integrations, which patch timers, the console and fetch. No other module imports
 * the package, so its chunk has no unused parts.
 *
 * @param dsn such as `https://key@host/1`
 */
export function createSentryReporter(dsn: string): ReportError {
  const client = new BrowserClient({
    dsn,
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [httpContextIntegration(), linkedErrorsIntegration(), dedupeIntegration()],
    // Sentry stores the visitor's IP address by default.
    dataCollection: { userInfo: false },
    // The integration has added the page's address.
    beforeSend(event) {
      if (event.request?.url !== undefined) event.request.url = withoutFragment(event.request.url);
      return event;
    },
  });
  client.init();

  return (error, where) => {
    const scope = new Scope();
    scope.setClient(client);
    scope.setTag('where', where);
    scope.captureException(error);
  };
}
