import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import { BusyError } from '#server/http/workQueue.ts';
import { createServices } from '#server/services.ts';

const request = (services: (request: Request) => Promise<Response>, path: string) =>
  services(new Request(`http://localhost${path}`));

/** Throws like a full queue. */
function refuse(): never {
  throw new BusyError('Too much work is waiting.');
}

test('a service that fails returns 500 without details, and the failure is logged', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  const store = createDatasetStore([]);
  const services = createServices({ dataset: store });
  const failure = new Error('the password is swordfish');
  jest.spyOn(store, 'current').mockImplementation(() => {
    throw failure;
  });
  const response = await request(services, '/v2025-02-19/data/query/production?query=*');
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('swordfish');
  expect(log.mock.calls).toEqual([['GET /v2025-02-19/data/query/production failed:', failure]]);
});

test('without a built site only the services respond', async () => {
  const services = createServices({ dataset: createDatasetStore([]) });
  expect((await request(services, '/v1/data/query/production?query=count(*)')).status).toBe(200);
  expect((await request(services, '/')).status).toBe(404);
  expect((await request(services, '/vendor-application')).status).toBe(404);
});

test('no cache may keep that an address has no service', async () => {
  // A cache in front would choose a time by itself.
  const { status, headers } = await request(createServices({}), '/rest/v1/vendor_applications');
  expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
});

test.each([
  '/v2025-02-19/data/query/production?query=*',
  '/v2025-02-19/data/listen/production?query=*',
  '/calendar/schedule.ics',
])('row c5: %s with a full queue is a 503', async (path) => {
  jest.spyOn(console, 'error').mockReturnValue();
  const services = createServices({ dataset: createDatasetStore([]), evaluate: refuse });
  const { status, headers } = await request(services, path);
  expect([status, headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^\d+$/)]);
});

test('row c5: a full queue is logged in one line per minute', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  const now = jest.spyOn(performance, 'now');
  const services = createServices({ dataset: createDatasetStore([]), evaluate: refuse });
  const paths = [
    ...['/v1/data/query/production?query=1', '/v1/data/query/production?query=2'],
    ...['/v1/data/listen/production?query=1', '/calendar/schedule.ics'],
  ];
  const minute = 60_000;
  for (const time of [0, minute - 1, minute, 2 * minute - 1]) {
    now.mockReturnValue(1e9 + time);
    await Promise.all(paths.map((path) => request(services, path)));
  }
  const line = 'Requests are refused with 503: Too much work is waiting. Logged once a minute.';
  expect(log.mock.calls).toEqual([[line], [line]]);
  now.mockRestore();
});
