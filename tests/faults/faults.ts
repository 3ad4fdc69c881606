import type { Meeting } from '../support/faultProxy.ts';
import type { Answer } from '../support/scriptedServer.ts';
import type { Fault } from './fault.ts';
import { START } from './pageTime.ts';
import { asksForEvent, asksForMenus } from './questions.ts';

/** What the page needs to come from one leap to the next, and to send what is due. Milliseconds. */
const SLACK = 4000;
const UNTIL = 20_000;

/** The first tries meet something, those after them the service. */
const first =
  (tries: number, answer: Answer): Meeting =>
  (attempt, passOn) =>
    attempt <= tries ? answer : passOn();
const always =
  (answer: Answer | 'reset' | 'silence'): Meeting =>
  () =>
    answer;

const answers = (status: number, sample: Fault['sample']): Fault => ({
  name: String(status),
  meeting: () => always({ status, body: '{"message": "out of order"}' }),
  outcome: 'failed',
  requests: 1,
  sample,
});

const busy = (retryAfter: string, wait: readonly [number, number], sample: Fault['sample']): Fault => ({
  name: `429, Retry-After: ${retryAfter}`,
  meeting: () => first(1, { status: 429, headers: { 'retry-after': retryAfter } }),
  outcome: 'whole',
  requests: 2,
  waits: [wait],
  sample,
});

const instead = (name: string, answer: Answer, sample: Fault['sample']): Fault => ({
  name: `200, ${name}`,
  meeting: () => always(answer),
  outcome: 'failed',
  requests: 1,
  sample,
});

/** A retry comes after a second, doubled each time, and up to a fifth. */
const OWN_WAITS = [1000, 2000, 4000].map((wait) => [wait, wait * 1.2 + SLACK] as const);

export const FAULTS: readonly Fault[] = [
  {
    name: '30 s latency',
    meeting: (time) => async (_, passOn) => {
      await time.sleep(30_000);
      return passOn();
    },
    outcome: 'whole',
    requests: 1,
    leap: 5000,
    isWaiting: true,
    sample: ['marketplace', 'hotel'],
  },
  {
    name: 'left while it waits',
    meeting: () => always('silence'),
    outcome: 'whole',
    requests: 1,
    isWaiting: true,
    isLeft: true,
    sample: ['place', 'schedule'],
  },
  {
    name: 'never answers',
    meeting: () => always('silence'),
    outcome: 'failed',
    requests: 3,
    leap: 5000,
    isWaiting: true,
    sample: ['feed'],
  },
  busy('2', [2000, 2400 + SLACK], ['lineup']),
  busy('120', [30_000, 36_000 + SLACK], ['page 2']),
  busy(new Date(START + UNTIL).toUTCString(), [UNTIL / 2, UNTIL * 1.2 + SLACK], ['FAQ']),
  {
    name: '429 for ever, Retry-After: 0',
    meeting: () => always({ status: 429, headers: { 'retry-after': '0' } }),
    outcome: 'failed',
    requests: 4,
    waits: OWN_WAITS,
    sample: ['map'],
  },
  ...[502, 503].map((status): Fault => ({
    name: `${status} twice, then 200`,
    meeting: () => first(2, { status }),
    outcome: 'whole',
    requests: 3,
    waits: OWN_WAITS.slice(0, 2),
    isWaiting: true,
    sample: status === 502 ? ['home'] : ['text'],
  })),
  {
    name: '503 for ever',
    meeting: () => always({ status: 503 }),
    outcome: 'failed',
    requests: 4,
    waits: OWN_WAITS,
    isWaiting: true,
    sample: ['marketplace', 'frame'],
  },
  answers(500, ['page 2', 'home']),
  answers(400, ['lineup']),
  answers(401, ['feed']),
  answers(403, ['schedule']),
  answers(404, ['hotel']),
  {
    name: 'reset for 2.5 s, then 200',
    // The browser itself asks again, unseen, where it had opened the connection ahead: resets cannot be counted.
    meeting(time) {
      let start: number | undefined;
      return (_, passOn) => {
        start ??= time.passed();
        return time.passed() - start < 2500 ? 'reset' : passOn();
      };
    },
    outcome: 'whole',
    requests: 3,
    fewestRequests: 2,
    sample: ['map'],
  },
  {
    name: 'reset for ever',
    meeting: () => always('reset'),
    outcome: 'failed',
    requests: 4,
    sample: ['place'],
  },
  {
    name: 'connection refused',
    meeting: () => always('reset'),
    noConnection: 'connectionrefused',
    outcome: 'failed',
    requests: 4,
    sample: ['FAQ'],
  },
  {
    name: 'host not found',
    meeting: () => always('reset'),
    noConnection: 'namenotresolved',
    outcome: 'failed',
    requests: 4,
    sample: ['text'],
  },
  {
    name: 'body cut off, then whole',
    meeting: () => async (attempt, passOn) => {
      const answer = await passOn();
      return attempt === 1 ? { ...answer, cutAfter: bytesOf(answer).length / 2 } : answer;
    },
    outcome: 'whole',
    requests: 2,
    sample: ['schedule'],
  },
  {
    name: 'body in slices of 61 bytes',
    meeting: () => async (_, passOn) => ({
      ...(await passOn({ isPlain: true })),
      slices: { bytes: 61, pause: () => new Promise(setImmediate) },
    }),
    outcome: 'whole',
    requests: 1,
    sample: ['feed'],
  },
  {
    name: '1 KB/s',
    meeting: (time) => async (_, passOn) => ({
      ...(await passOn()),
      slices: { bytes: 1024, pause: () => time.sleep(1000) },
    }),
    outcome: 'whole',
    requests: 1,
    leap: 1000,
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
    // The browser tells it like a broken connection.
    requests: 4,
  },
  {
    ...instead('result: null', { body: '{"result": null}' }, ['place', 'text', 'hotel', 'FAQ']),
    except: { text: 'missing', hotel: 'missing' },
  },
  {
    name: 'only the event fails',
    meeting: () => always({ status: 500 }),
    strikes: asksForEvent,
    outcome: 'whole',
    except: { home: 'failed' },
    requests: 1,
    sample: ['marketplace'],
  },
  {
    name: 'only the menus fail',
    meeting: () => always({ status: 500 }),
    strikes: asksForMenus,
    outcome: 'whole',
    except: { frame: 'failed' },
    requests: 1,
    sample: ['home', 'frame'],
  },
];

function bytesOf({ body = '' }: Answer): Buffer {
  return typeof body === 'string' ? Buffer.from(body) : body;
}
