import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import { createServices } from '#server/services.ts';

const ask = (services: (request: Request) => Promise<Response>, path: string) =>
  services(new Request(`http://localhost${path}`));

test('a service that fails returns 500 without details, and the failure is logged', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  const store = createDatasetStore([]);
  const services = createServices({ dataset: store });
  const failure = new Error('the password is swordfish');
  jest.spyOn(store, 'current').mockImplementation(() => {
    throw failure;
  });
  const answer = await ask(services, '/v2025-02-19/data/query/production?query=*');
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain('swordfish');
  expect(log.mock.calls).toEqual([['GET /v2025-02-19/data/query/production failed:', failure]]);
});

test('without a built site only the services respond', async () => {
  const services = createServices({ dataset: createDatasetStore([]) });
  expect((await ask(services, '/v1/data/query/production?query=count(*)')).status).toBe(200);
  expect((await ask(services, '/')).status).toBe(404);
  expect((await ask(services, '/vendor-application')).status).toBe(404);
});
