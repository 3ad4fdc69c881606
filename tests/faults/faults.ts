import type { FaultHandler } from '../support/faultProxy.ts';
import { LISTENER_FAULTS } from '../support/listenerFaults.ts';
import type { ScriptedResponse } from '../support/scriptedServer.ts';
import type { Fault } from './fault.ts';
import { START } from './pageTime.ts';
import { isEventQuery, isMenuQuery } from './queries.ts';

/** Tolerance for the time between two steps. Milliseconds. */
const SLACK = 4000;
const UNTIL = 20_000;

/** The first attempts get a fixed response, later ones the response of the service. */
const first =
  (tries: number, response: ScriptedResponse): FaultHandler =>
  (attempt, forward) =>
    attempt <= tries ? response : forward();
const always =
  (response: ScriptedResponse | 'reset' | 'silence'): FaultHandler =>
  () =>
    response;

const failsWith = (status: number, sample: Fault['sample']): Fault => ({
  name: String(status),
  handler: () => always({ status, body: '{"message": "out of order"}' }),
  outcome: 'failed',
  requests: 1,
  sample,
});

const busy = (retryAfter: string, wait: readonly [number, number], sample: Fault['sample']): Fault => ({
  name: `429, Retry-After: ${retryAfter}`,
  handler: () => first(1, { status: 429, headers: { 'retry-after': retryAfter } }),
  outcome: 'whole',
  requests: 2,
  waits: [wait],
  sample,
});

const instead = (name: string, response: ScriptedResponse, sample: Fault['sample']): Fault => ({
  name: `200, ${name}`,
  handler: () => always(response),
  outcome: 'failed',
  requests: 1,
  sample,
});

/** The waits before retries: a second, doubled each time, with up to a fifth of jitter. */
const OWN_WAITS = [1000, 2000, 4000].map((wait) => [wait, wait * 1.2 + SLACK] as const);

export const FAULTS: readonly Fault[] = [
  {
    name: '30 s latency',
    handler: (time) => async (_, forward) => {
      await time.sleep(30_000);
      return forward();
    },
    outcome: 'whole',
    requests: 1,
    step: 5000,
    isWaiting: true,
    sample: ['marketplace', 'hotel'],
  },
  {
    name: 'left while it waits',
    handler: () => always('silence'),
    outcome: 'whole',
    requests: 1,
    isWaiting: true,
    isAbandoned: true,
    sample: ['place', 'schedule'],
  },
  {
    name: 'never answers',
    handler: () => always('silence'),
    outcome: 'failed',
    requests: 3,
    step: 5000,
    isWaiting: true,
    sample: ['feed', 'facets'],
  },
  busy('2', [2000, 2400 + SLACK], ['lineup']),
  busy('120', [30_000, 36_000 + SLACK], ['page 2']),
  busy(new Date(START + UNTIL).toUTCString(), [UNTIL / 2, UNTIL * 1.2 + SLACK], ['FAQ']),
  {
    name: '429 for ever, Retry-After: 0',
    handler: () => always({ status: 429, headers: { 'retry-after': '0' } }),
    outcome: 'failed',
    requests: 4,
    waits: OWN_WAITS,
    sample: ['map'],
  },
  ...[502, 503].map((status): Fault => ({
    name: `${status} twice, then 200`,
    handler: () => first(2, { status }),
    outcome: 'whole',
    requests: 3,
    waits: OWN_WAITS.slice(0, 2),
    isWaiting: true,
    sample: status === 502 ? ['home'] : ['text'],
  })),
  {
    name: '503 for ever',
    handler: () => always({ status: 503 }),
    outcome: 'failed',
    requests: 4,
    waits: OWN_WAITS,
    isWaiting: true,
    sample: ['marketplace', 'facets', 'frame'],
  },
  failsWith(500, ['page 2', 'home']),
  failsWith(400, ['lineup']),
  failsWith(401, ['feed']),
  failsWith(403, ['schedule']),
  failsWith(404, ['hotel']),
  {
    name: 'reset for 2.5 s, then 200',
    // Browsers silently retry on preconnected connections: resets cannot be counted.
    handler(time) {
      let start: number | undefined;
      return (_, forward) => {
        start ??= time.elapsed();
        return time.elapsed() - start < 2500 ? 'reset' : forward();
      };
    },
    outcome: 'whole',
    requests: 3,
    fewestRequests: 2,
    sample: ['map'],
  },
  {
    name: 'reset for ever',
    handler: () => always('reset'),
    outcome: 'failed',
    requests: 4,
    sample: ['place'],
  },
  {
    name: 'connection refused',
    handler: () => always('reset'),
    noConnection: 'connectionrefused',
    outcome: 'failed',
    requests: 4,
    sample: ['FAQ', 'my festival', 'search', 'view'],
  },
  {
    name: 'host not found',
    handler: () => always('reset'),
    noConnection: 'namenotresolved',
    outcome: 'failed',
    requests: 4,
    sample: ['text', 'search', 'view'],
  },
  {
    name: 'body cut off, then whole',
    handler: () => async (attempt, forward) => {
      const response = await forward();
      return attempt === 1 ? { ...response, cutAfter: bytesOf(response).length / 2 } : response;
    },
    outcome: 'whole',
    requests: 2,
    sample: ['schedule'],
  },
  {
    name: 'body in slices of 61 bytes',
    handler: () => async (_, forward) => ({
      ...(await forward({ isPlain: true })),
      slices: { bytes: 61, pause: () => new Promise(setImmediate) },
    }),
    outcome: 'whole',
    requests: 1,
    sample: ['feed'],
  },
  {
    name: '1 KB/s',
    handler: (time) => async (_, forward) => ({
      ...(await forward()),
      slices: { bytes: 1024, pause: () => time.sleep(1000) },
    }),
    outcome: 'whole',
    requests: 1,
    step: 1000,
    isWaiting: true,
    sample: ['marketplace'],
  },
  instead('malformed', { body: '{"result": [{"_id": "a"' }, ['marketplace']),
  instead('empty', { body: '' }, ['schedule']),
  instead('a page to sign in', { headers: { 'content-type': 'text/html' }, body: '<h1>Sign in</h1>' }, [
    'map',
  ]),
  {
    ...instead('gzip garbage', { headers: { 'content-encoding': 'gzip' }, body: 'no gzip at all' }, [
      'lineup',
    ]),
    // The browser reports it like a broken connection.
    requests: 4,
  },
  {
    ...instead('result: null', { body: '{"result": null}' }, ['place', 'text', 'hotel', 'FAQ']),
    except: { text: 'missing', hotel: 'missing' },
  },
  {
    name: 'only the event fails',
    handler: () => always({ status: 500 }),
    matches: isEventQuery,
    outcome: 'whole',
    except: { home: 'failed' },
    requests: 1,
    sample: ['marketplace'],
  },
  {
    name: 'only the menus fail',
    handler: () => always({ status: 500 }),
    matches: isMenuQuery,
    outcome: 'whole',
    except: { frame: 'failed' },
    requests: 1,
    sample: ['home', 'frame'],
  },
  ...Object.entries(LISTENER_FAULTS).map(([name, listener]): Fault => ({
    name: `listener: ${name}`,
    handler: () => (_, forward) => forward(),
    listener,
    outcome: 'whole',
    requests: 1,
    sample: ['schedule', 'my festival'],
  })),
];

function bytesOf({ body = '' }: ScriptedResponse): Buffer {
  return typeof body === 'string' ? Buffer.from(body) : body;
}
