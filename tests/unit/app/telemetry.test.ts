/** @jest-environment ./tests/support/jsdomEnvironment.ts */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { asError } from '#app/telemetry/asError.ts';
import { createTelemetry } from '#app/telemetry/createTelemetry.ts';
import { createErrorReporting } from '#app/telemetry/errorReporting.ts';
import type { ReportError } from '#app/telemetry/reportError.ts';
import { connectGlobalHandlers } from '#app/telemetry/globalHandlers.ts';
import { type Telemetry, TelemetryContext, useTelemetry } from '#hooks/useTelemetry.ts';

const DSN = 'https://key@sentry.example/1';
const NOTHING_SET = { gaMeasurementId: undefined, pageViewScript: undefined, sentryDsn: undefined };

let consoleError: jest.SpyInstance;

beforeEach(() => {
  consoleError = jest.spyOn(console, 'error').mockImplementation();
  window.gtag = jest.fn();
});

afterEach(() => {
  consoleError.mockRestore();
  delete window.gtag;
});

/** Lets pending promises settle. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('error reporting', () => {
  test('without a DSN failures go to the console', () => {
    const error = new Error('No poster');
    createErrorReporting(undefined)(error, 'hero-video');
    expect(consoleError.mock.calls).toEqual([['Failure in hero-video:', error]]);
  });

  test('Sentry is loaded once, on the first failure, and gets the failures in order', async () => {
    const reported: string[] = [];
    const load = jest.fn(async () => ({
      createSentryReporter: (dsn: string): ReportError => {
        reported.push(dsn);
        return (error, where) => reported.push(`${error.message} in ${where}`);
      },
    }));
    const report = createErrorReporting(DSN, load);
    expect(load).not.toHaveBeenCalled();
    report(new Error('One'), 'faq');
    report(new Error('Two'), 'map');
    await settle();
    report(new Error('Three'), 'feed');
    await settle();
    expect(load).toHaveBeenCalledTimes(1);
    expect(reported).toEqual([DSN, 'One in faq', 'Two in map', 'Three in feed']);
    expect(consoleError).not.toHaveBeenCalled();
  });

  test.each<[string, Parameters<typeof createErrorReporting>[1]]>([
    ['cannot be loaded', () => Promise.reject(new Error('Loading chunk sentry failed.'))],
    [
      'cannot be made',
      async () => ({
        createSentryReporter: () => {
          throw new Error('No fetch');
        },
      }),
    ],
    [
      'does not take them',
      async () => ({
        createSentryReporter: () => () => {
          throw new Error('Broken');
        },
      }),
    ],
  ])('failures go to the console if Sentry %s', async (_, load) => {
    const report = createErrorReporting(DSN, load);
    report(new Error('One'), 'faq');
    report(new Error('Two'), 'map');
    await settle();
    expect(consoleError.mock.calls.map(([words]) => words)).toEqual(['Failure in faq:', 'Failure in map:']);
  });
});

describe('a failure', () => {
  test('is counted and reported', async () => {
    const report = jest.fn();
    const error = new Error('No poster');
    createTelemetry(NOTHING_SET, report).failure(error, 'hero-video');
    expect(report.mock.calls).toEqual([[error, 'hero-video']]);
    await settle();
    expect(window.gtag).toHaveBeenCalledWith('event', 'error', {
      event_category: 'Error',
      event_label: 'hero-video',
      description: 'No poster',
    });
  });

  test('that a document does not exist is counted, but not reported', async () => {
    const report = jest.fn();
    createTelemetry(NOTHING_SET, report).failure({ kind: 'not-found', message: 'not found' }, 'place-dialog');
    await settle();
    expect(report).not.toHaveBeenCalled();
    expect(window.gtag).toHaveBeenCalledWith('event', 'error', {
      event_category: 'Error',
      event_label: 'place-dialog',
      description: 'not found',
    });
  });

  test('counts once, even if it is reported several times', () => {
    const report = jest.fn();
    const telemetry = createTelemetry(NOTHING_SET, report);
    const error = new Error('Broken screen');
    telemetry.failure(error, 'boundary');
    telemetry.failure(error, 'window');
    telemetry.failure(new Error('Broken screen'), 'boundary');
    expect(report).toHaveBeenCalledTimes(2);
  });

  test('that repeats is reported 50 times', async () => {
    const report = jest.fn();
    const telemetry = createTelemetry(NOTHING_SET, report);
    for (let number = 0; number < 200; number++) telemetry.failure(`Failure ${number}`, 'loop');
    expect(report).toHaveBeenCalledTimes(50);
    await settle();
    expect(window.gtag).toHaveBeenCalledTimes(50);
  });

  test('of the reporting itself is ignored', () => {
    const report = jest.fn((error: Error) => {
      telemetry.failure(new Error(`Reporting "${error.message}" failed`), 'telemetry');
      throw new Error('Reporting failed');
    });
    const telemetry = createTelemetry(NOTHING_SET, report);
    expect(() => telemetry.failure(new Error('First'), 'faq')).not.toThrow();
    expect(report).toHaveBeenCalledTimes(50);
  });

  test('that cannot be read disturbs nobody', () => {
    const hostile = new Proxy(
      {},
      {
        get: () => {
          throw new Error('Hands off');
        },
      },
    );
    expect(() => createTelemetry(NOTHING_SET).failure(hostile, 'faq')).not.toThrow();
  });
});

test('events before the code is loaded are counted in order, with the address of their time', async () => {
  const telemetry = createTelemetry(NOTHING_SET);
  window.history.replaceState(null, '', '/faq?utm_source=poster');
  telemetry.pageView('/faq');
  telemetry.navigationClick('Map', '/map');
  window.history.replaceState(null, '', '/');
  telemetry.purchaseClick('Buy Tickets Now');
  expect(window.gtag).not.toHaveBeenCalled();
  await settle();
  expect(jest.mocked(window.gtag)?.mock.calls).toMatchObject([
    ['event', 'page_view', { page_path: '/faq', page_location: `${window.origin}/faq?utm_source=poster` }],
    ['event', 'navigation_click', { event_label: 'Map', destination_url: '/map' }],
    ['event', 'purchase_click', { event_label: 'Buy Tickets Now' }],
  ]);
});

test.each<[thrown: unknown, name: string, message: string]>([
  [{ kind: 'http', status: 500, message: 'Service failed' }, 'http', 'Service failed'],
  [{ name: 'TypeError', message: 'x is not a function' }, 'TypeError', 'x is not a function'],
  ['out of order', 'Error', 'out of order'],
  [undefined, 'Error', 'undefined'],
  [null, 'Error', 'null'],
  [{ code: 7, reason: 'full' }, 'Error', 'An object with the keys: code, reason'],
  [Object.create(null), 'Error', 'An object with the keys: '],
  [Symbol('why'), 'Error', 'Symbol(why)'],
])('%p becomes a readable error', (thrown, name, message) => {
  expect(asError(thrown)).toMatchObject({ name, message, stack: undefined });
});

test('an error stays the same object', () => {
  const error = new RangeError('Too far');
  expect(asError(error)).toBe(error);
});

describe('the global handlers', () => {
  const failure = jest.fn();

  beforeAll(() => connectGlobalHandlers({ failure }));

  function reject(reason: unknown) {
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  }

  test('report what no other code has caught', () => {
    const thrown = new Error('Thrown');
    const reason = { kind: 'network', message: 'Rejected' };
    window.dispatchEvent(new ErrorEvent('error', { error: thrown, message: 'Uncaught Error: Thrown' }));
    reject(reason);
    expect(failure.mock.calls).toEqual([
      [thrown, 'window'],
      [reason, 'promise'],
    ]);
  });

  test.each(['Script error.', 'ResizeObserver loop completed with undelivered notifications.'])(
    'leave out %s',
    (message) => {
      window.dispatchEvent(new ErrorEvent('error', { message }));
      expect(failure).not.toHaveBeenCalled();
    },
  );
});

describe('useTelemetry', () => {
  let telemetry: Telemetry;
  function Probe() {
    telemetry = useTelemetry();
    return null;
  }

  test('returns the telemetry that the app provides', () => {
    const provided = createTelemetry(NOTHING_SET);
    renderToString(createElement(TelemetryContext, { value: provided }, createElement(Probe)));
    expect(telemetry).toBe(provided);
  });

  test('does nothing if none is provided', () => {
    renderToString(createElement(Probe));
    telemetry.pageView('/');
    telemetry.navigationClick('FAQ', '/faq');
    telemetry.purchaseClick('Buy Tickets Now');
    telemetry.failure(new Error('No poster'), 'hero-video');
    expect(window.gtag).not.toHaveBeenCalled();
    expect(consoleError).not.toHaveBeenCalled();
  });
});
