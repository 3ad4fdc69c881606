import { calendars, endlessQueries, largeParameters, measureBeside, pictures, searches } from './attacks.ts';
import { type ListedQueries, type Size, contentOf, datasetIn, plainSiteIn } from './contents.ts';
import type { Fired } from './fire.ts';
import { MEMORY, measureInserts, measureMixed, measureUploads } from './forms.ts';
import { measureListeners } from './listeners.ts';
import { measureProxied } from './proxied.ts';
import { type Reading, WARM_UP, asNew, measureReads } from './reads.ts';
import type { Health } from './startServer.ts';

/** The required figures of the server; a missing one is not required. Milliseconds and bytes. */
export interface Budget {
  perSecond?: number;
  p99?: number;
  mostRss?: number;
  /** The longest time that the event loop may be blocked. Default: `MAX_STALL`. */
  stall?: number;
}

export interface Row {
  what: string;
  budget: Budget;
  measure(seconds: number): Promise<Fired & Health>;
}

const SMALL: Size = { documents: 1272, sessions: 524 };
const LARGE: Size = { documents: 6901, sessions: 3568 };
/** A schedule of 5,000 sessions. */
const LONG: Size = { documents: 5748, sessions: 5000 };
const HUGE: Size = { documents: 50_000, sessions: 3568 };

const ONE_AT_A_TIME = { connections: 1 };

/** All measurements, by the names that `--only` accepts. */
export function makeRows(folder: string, { places, schedule }: ListedQueries): Record<string, Row> {
  const read = (what: string, size: Size, target: Reading, budget: Budget): Row => ({
    what,
    budget,
    measure: async (seconds) => measureReads({ dataset: await datasetIn(folder, size) }, target, seconds),
  });
  const insert = (where: string, parent?: string): Row => ({
    what: `an anonymous insert, Postgres ${where}`,
    budget: { perSecond: 200 },
    measure: (seconds) => measureInserts(seconds, parent),
  });
  const swift = { perSecond: 3000, p99: 50 };
  const newPlaces = { path: places, vary: asNew };
  const newSchedule = { path: schedule, vary: asNew };
  return {
    static: {
      what: 'static HTML of 2 KB',
      budget: { perSecond: 5000, p99: 50 },
      measure: async (seconds) =>
        measureReads({ distDir: await plainSiteIn(folder), rendererDir: undefined }, { path: '/' }, seconds),
    },
    page: read('a rendered page, kept', SMALL, { path: '/marketplace' }, {}),
    places: read('50 places, kept', SMALL, { path: places }, swift),
    unchanged: read('50 places, unchanged (304)', SMALL, { path: places, status: 304, isKnown: true }, swift),
    schedule: read('524 sessions, kept', SMALL, { path: schedule }, { perSecond: 500 }),
    'schedule-large': read('3,568 sessions, kept', LARGE, { path: schedule }, { perSecond: 50 }),
    'new-places': read('50 places, new, of 1,272 documents', SMALL, newPlaces, { perSecond: 40 }),
    'new-places-large': read('50 places, new, of 6,901 documents', LARGE, newPlaces, { perSecond: 10 }),
    'new-schedule': read('524 sessions, new, of 1,272 documents', SMALL, newSchedule, { perSecond: 15 }),
    'new-schedule-large': read('3,568 sessions, new, of 6,901 documents', LARGE, newSchedule, {
      perSecond: 2,
    }),
    'huge-places': read(
      '50 places, new, of 50,000 documents',
      HUGE,
      { ...newPlaces, ...ONE_AT_A_TIME },
      { p99: 1000 },
    ),
    'huge-schedule': read(
      '3,568 sessions, new, of 50,000 documents',
      HUGE,
      { ...newSchedule, ...ONE_AT_A_TIME },
      { p99: 2000 },
    ),
    'beside-queries': {
      what: '10 new pages of places a second beside queries without end',
      budget: { p99: 1000, mostRss: 500e6 },
      measure: (seconds) => measureBeside(endlessQueries, { ...newPlaces, rate: 10 }, seconds),
    },
    'beside-parameters': {
      what: '10 new pages of places a second beside parameters of 120 KB',
      budget: { p99: 1000, mostRss: 700e6 },
      measure: (seconds) => measureBeside(largeParameters(), { ...newPlaces, rate: 10 }, seconds),
    },
    'beside-pictures': {
      what: '10 new cards a second beside pictures of 2400 pixels',
      budget: { p99: 2000, mostRss: 600e6 },
      measure: (seconds) =>
        measureBeside(
          pictures('w_2400,h_1600', 'image/webp'),
          { ...pictures('w_360,h_450', 'image/webp'), rate: 10 },
          seconds,
        ),
    },
    'beside-calendars': {
      what: '10 home pages a second beside calendars of 5,000 sessions',
      budget: { p99: 500, stall: 50 },
      measure: async (seconds) =>
        measureBeside(calendars(contentOf(LONG)), { path: '/', rate: 10 }, seconds, {
          dataset: await datasetIn(folder, LONG),
        }),
    },
    searches: {
      what: 'searches that no page is cached for, 20 at once',
      budget: { perSecond: 150 },
      measure: (seconds) =>
        measureReads({}, { ...searches(), connections: 20, warmUp: WARM_UP.rendered }, seconds),
    },
    home: {
      what: 'home, one visitor',
      budget: {},
      measure: (seconds) => measureReads({}, { path: '/', ...ONE_AT_A_TIME }, seconds),
    },
    'beside-searches': {
      what: 'the same beside 20 searches at once',
      budget: {},
      measure: (seconds) =>
        measureBeside({ ...searches(), connections: 20 }, { path: '/', ...ONE_AT_A_TIME }, seconds),
    },
    listeners: {
      what: '2,000 open pages that listen, one edit: until its event arrives',
      budget: { p99: 2000, mostRss: 500e6 },
      measure: async () => measureListeners(await datasetIn(folder, SMALL), 2000),
    },
    proxy: {
      what: '2,000 pages a second through Varnish, an edit a second',
      budget: {},
      measure: async (seconds) => measureProxied(await datasetIn(folder, SMALL), true, seconds),
    },
    'no-proxy': {
      what: 'the same without Varnish',
      budget: {},
      measure: async (seconds) => measureProxied(await datasetIn(folder, SMALL), false, seconds),
    },
    inserts: insert('on disk'),
    'inserts-memory': insert('in memory', MEMORY),
    mixed: {
      what: '450 pages and 50 anonymous inserts a second, Postgres on disk',
      budget: { perSecond: 500, p99: 300 },
      measure: (seconds) => measureMixed(seconds, 500),
    },
    uploads: {
      what: '100 pages a second beside 20 uploads of 10 MB',
      budget: { p99: 500, mostRss: 400e6 },
      measure: () => measureUploads(),
    },
    'uploads-new': {
      what: 'the same right after the database was made',
      budget: { p99: 500, mostRss: 400e6 },
      measure: () => measureUploads(true),
    },
  };
}

/** The longest time that the event loop may be blocked. Milliseconds. */
export const MAX_STALL = 200;

/** The required figures that a row does not meet; empty if it meets all. */
export function shortcomingsOf(
  { perSecond = 0, p99 = Infinity, mostRss = Infinity, stall = MAX_STALL }: Budget,
  figures: Fired & Health,
): string[] {
  const judged: [string, boolean][] = [
    ['too few', figures.perSecond < perSecond],
    ['too slow', figures.p99 > p99],
    ['too much memory', figures.mostRss > mostRss],
    ['stalls', figures.stall > stall],
    ['wrong answers', figures.mistakes > 0],
  ];
  return judged.flatMap(([shortcoming, isSo]) => (isSo ? [shortcoming] : []));
}
