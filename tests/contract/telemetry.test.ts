import { asError } from '#app/telemetry/asError.ts';
import { createErrorReporting } from '#app/telemetry/errorReporting.ts';
import type { ContentError } from '#lib/errors/contentError.ts';
import {
  type Script,
  type ScriptedRequest,
  type ScriptedServer,
  startScriptedServer,
} from '../support/scriptedServer.ts';

const ACCEPTED = { body: '{"id":"0123456789abcdef0123456789abcdef"}' };

let server: ScriptedServer;
afterEach(() => server.close());

async function reportingTo(script: Script) {
  server = await startScriptedServer(script);
  return createErrorReporting(`${server.origin.replace('://', '://key@')}/1`);
}

/** Reads an envelope: a header, then a header and a payload for each item, one per line. */
function readEnvelope({ body }: ScriptedRequest) {
  const [envelope, item, event] = body.split('\n').map((line) => JSON.parse(line));
  return { envelope, item, event };
}

test('a failure arrives in the project of the DSN as an event, with its error and place', async () => {
  const report = await reportingTo([ACCEPTED]);
  report(new RangeError('No poster', { cause: new Error('The disk is full') }), 'hero-video');
  const request = await server.received(1);
  const { pathname, searchParams } = new URL(request.path, server.origin);
  expect([request.method, pathname, searchParams.get('sentry_key')]).toEqual([
    'POST',
    '/api/1/envelope/',
    'key',
  ]);
  const { item, event } = readEnvelope(request);
  expect(item.type).toBe('event');
  expect(event.tags).toEqual({ where: 'hero-video' });
  const [cause, failure] = event.exception.values;
  expect(cause.value).toBe('The disk is full');
  expect([failure.type, failure.value]).toEqual(['RangeError', 'No poster']);
  expect(failure.stacktrace.frames.at(-1).filename).toContain('telemetry.test');
});

test('a failure that is a plain object can be read, too, and no IP address is stored', async () => {
  const report = await reportingTo([ACCEPTED]);
  const failure: ContentError = { kind: 'http', status: 500, message: 'The service failed' };
  report(asError(failure), 'faq');
  const { event } = readEnvelope(await server.received(1));
  expect(event.exception.values).toEqual([
    expect.objectContaining({ type: 'http', value: 'The service failed' }),
  ]);
  expect(event.exception.values[0].stacktrace).toBeUndefined();
  expect(event.sdk.settings.infer_ip).toBe('never');
});

test('failures are reported in order, each with its own place', async () => {
  const report = await reportingTo([ACCEPTED]);
  report(new Error('One'), 'faq');
  report(new Error('Two'), 'map');
  await server.received(2);
  const events = server.requests.map((request) => readEnvelope(request).event);
  expect(events.map(({ exception, tags }) => [exception.values[0].value, tags.where])).toEqual([
    ['One', 'faq'],
    ['Two', 'map'],
  ]);
});

test.each([['reset' as const], [{ status: 500 }]])(
  'after %p the next failure is still sent',
  async (step) => {
    const report = await reportingTo([step, ACCEPTED]);
    report(new Error('One'), 'faq');
    await (
      await server.received(1)
    ).end;
    report(new Error('Two'), 'map');
    expect(readEnvelope(await server.received(2)).event.tags).toEqual({ where: 'map' });
  },
);
