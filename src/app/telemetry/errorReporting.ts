import type { ReportError } from './reportError.ts';

/**
 * Reports failures to Sentry if there is a DSN, otherwise to the console. Sentry's code is loaded on the first failure.
 * Until then failures wait, in order. They go to the console if the code does not load or throws.
 */
export function createErrorReporting(dsn: string | undefined, loadSentry = importSentry): ReportError {
  if (dsn === undefined) return logToConsole;
  let reporter: Promise<ReportError> | undefined;

  return (error, where) => {
    reporter ??= loadSentry().then(({ createSentryReporter }) => createSentryReporter(dsn));
    reporter.then((report) => report(error, where)).catch(() => logToConsole(error, where));
  };
}

function importSentry() {
  return import(/* webpackChunkName: "sentry" */ './sentry.ts');
}

function logToConsole(error: Error, where: string) {
  console.error(`Failure in ${where}:`, error);
}
