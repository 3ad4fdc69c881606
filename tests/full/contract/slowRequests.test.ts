import { rmSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { embeddedAnonKey } from '#lib/environment/siteEnvironment.ts';
import { type EmbeddedServices, startEmbeddedServices } from '#server/embeddedServices.ts';
import { readNetworks } from '#server/http/networks.ts';
import { SERVICE_KEY, makeDataDir } from '../../support/backend.ts';
import { rawRequest } from '../../support/rawRequest.ts';

/** In characters; with the other headers just below the limit of 32 KB. */
const LENGTH = 28_000;
/** The longest time that a request may block others. Milliseconds. Backtracking expressions took 600 to 2,100. */
const MAX_WORK = 50;

const PATHS = [
  ...['/', '/a', '/a/', '/marketplace/', '/marketplace/category/', '/schedule/', '/assets/', '/sitemap-'],
  ...['/media/image/upload/', '/images/embedded/production/', '/files/embedded/production/', '/share/'],
  ...['/calendar/', '/calendar/picks/', '/rest/v1/', '/functions/v1/', '/storage/v1/object/public/files/'],
  ...['/v1/', '/v2025-02-19/data/query/production', '/v2025-02-19/data/listen/production'],
];
const PARAMS = ['', 'q=', 'preview&letter=', 'page=/', 'query=', '$x='];
const HEADERS = [
  ...['accept', 'accept-encoding', 'if-none-match', 'range', 'if-range', 'origin', 'cookie', 'referer'],
  ...[
    'authorization',
    'apikey',
    'prefer',
    'content-type',
    'x-forwarded-for',
    'access-control-request-headers',
  ],
];
const METHODS: Readonly<Record<string, string>> = {
  'content-type': 'POST',
  'access-control-request-headers': 'OPTIONS',
};
const START: Readonly<Record<string, string>> = { 'content-type': 'multipart/form-data' };
const HEADER_PATHS = [
  ...['/marketplace', '/robots.txt', '/media/image/upload/none.jpg', '/calendar/schedule.ics'],
  ...['/v1/data/query/production?query=1', '/rest/v1/x', '/functions/v1/secure-file-upload'],
];
const PIECES = [
  ...['.', '/', '%2e', '%2f', '%20', '%25', '%', '+', ',', ';', '"', "'", '(', '[', '-', '1', 'a', '%C3%A9'],
  ...['&', '=', 'a=', 'a=&', '$a=1&', '/.', './', 'a.', 'a/', '1,'],
];
const HEADER_PIECES = [...PIECES, ' ', '\t', ', ', '; ', 'W/"', 'gzip;q=', 'q=0.', ';boundary='];
const ENDS = ['', '/', 'x', '.jpg', '!'];

let services: EmbeddedServices;
let dataDir: string;

beforeAll(async () => {
  dataDir = await makeDataDir();
  services = await startEmbeddedServices({
    ...{ port: 0, distDir: 'dist', rendererDir: 'dist-node', maySeeDrafts: () => true },
    trustedProxies: readNetworks('127.0.0.0/8, ::1'),
    ...{ dataDir, serviceKey: SERVICE_KEY },
  });
  // The first request for each path loads code.
  for (const path of HEADER_PATHS) await rawRequest(services.origin, path);
});
afterAll(async () => {
  await services.close();
  rmSync(dataDir, { recursive: true });
});

const long = (piece: string) => piece.repeat(LENGTH / piece.length);

/** The processor time of this process. Other load may disturb it, so the shortest of ten tries counts. */
async function workOf(send: () => Promise<unknown>): Promise<number> {
  let shortest = Infinity;
  for (let tries = 0; tries < 10 && shortest > MAX_WORK; tries += 1) {
    const before = performance.eventLoopUtilization();
    await send();
    shortest = Math.min(shortest, performance.eventLoopUtilization(before).active);
  }
  return shortest;
}

/** The names of the requests that block the server. */
async function slowOnes(requests: Iterable<readonly [name: string, ...Parameters<typeof rawRequest>]>) {
  const slow: string[] = [];
  for (const [name, ...request] of requests) {
    const work = await workOf(() => rawRequest(...request));
    if (work > MAX_WORK) slow.push(`${name}: ${Math.round(work)} ms`);
  }
  return slow;
}

test('row c17: no path blocks the server', async () => {
  function* requests() {
    for (const path of PATHS)
      for (const piece of PIECES)
        for (const end of ENDS)
          yield [`${path} ${piece} ${end}`, services.origin, path + long(piece) + end] as const;
  }
  expect(await slowOnes(requests())).toEqual([]);
}, 300_000);

test('row c17: no query blocks the server', async () => {
  function* requests() {
    for (const path of PATHS)
      for (const param of PARAMS)
        for (const piece of PIECES)
          yield [`${path} ${param} ${piece}`, services.origin, `${path}?${param}${long(piece)}!`] as const;
  }
  expect(await slowOnes(requests())).toEqual([]);
}, 300_000);

test('row c17: no header blocks the server', async () => {
  let visitor = 0;
  function* requests() {
    for (const path of HEADER_PATHS)
      for (const name of HEADERS)
        for (const piece of HEADER_PIECES) {
          const method = METHODS[name] ?? 'GET';
          // Each upload comes from another visitor, so that its headers are read.
          visitor += 1;
          const from = `10.0.${visitor >> 8}.${visitor & 255}`;
          const headers = {
            apikey: embeddedAnonKey,
            'x-forwarded-for': from,
            [name]: `${START[name] ?? 'a'}${long(piece)}x`,
          };
          yield [`${path} ${name} ${piece}`, services.origin, path, { method, headers }] as const;
        }
  }
  expect(await slowOnes(requests())).toEqual([]);
}, 300_000);
