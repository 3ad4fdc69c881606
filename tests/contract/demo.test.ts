import { createResultCache } from '../../src/api/content/discovery/resultCache';
import { eventApi } from '../../src/api/content/event';
import { exhibitorGuidesApi } from '../../src/api/content/exhibitorGuides';
import { faqsApi } from '../../src/api/content/faqs';
import { hotelApi } from '../../src/api/content/hotel';
import { mapsApi } from '../../src/api/content/maps';
import { siteAddresses } from '../../src/app/siteAddresses';
import { makeStore } from '../../src/app/store';
import { createDatasetStore } from '../../src/backend/local/dataset/datasetStore';
import { loadDataset } from '../../src/backend/local/dataset/loadDataset';
import { type Listener, listen } from '../../src/backend/local/http/listen';
import { createServices } from '../../src/backend/local/services';
import { DEMO_DATASET } from '../../src/demo/demoFiles';
import * as FACTS from '../../src/lib/facts';
import { embeddedAt } from '../support/scriptedContent';

let service: Listener;
let warnings: jest.SpiedFunction<typeof console.warn>;
beforeAll(async () => {
  const dataset = createDatasetStore(await loadDataset(DEMO_DATASET));
  service = await listen({ port: 0, handler: createServices({ dataset }) });
});
afterAll(() => service.close());
beforeEach(() => {
  warnings = jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => {
  // A document that does not fit its schema would be left out with a warning.
  expect(warnings.mock.calls).toEqual([]);
  warnings.mockRestore();
});

test('every document of the demo that has a page fits its schema', async () => {
  const contentSource = embeddedAt(service.origin);
  const paths: string[] = [];
  // With a store of answers each document is read as a whole.
  const content = { contentSource, origin: service.origin, answers: createResultCache(1) };
  for await (const { path } of siteAddresses(content)) paths.push(path);
  const under = (base: string) => paths.filter((path) => path.startsWith(base)).length;
  expect(under('/marketplace/')).toBeGreaterThanOrEqual(420);
  expect(under('/lineup/')).toBeGreaterThanOrEqual(96);
  expect(under('/schedule/')).toBeGreaterThanOrEqual(64);
});

test('so do those that share a page', async () => {
  const { dispatch } = makeStore(undefined, { contentSource: embeddedAt(service.origin) });
  const { getEvent, getNavigation, getSiteSettings } = eventApi.endpoints;
  const read = <T>(query: { unwrap(): Promise<T> }) => query.unwrap();
  expect(await read(dispatch(getEvent.initiate()))).toMatchObject({ nickname: 'Afterglow' });
  await read(dispatch(getNavigation.initiate({ name: 'home' })));
  await read(dispatch(getNavigation.initiate({ name: 'footer' })));
  await read(dispatch(getSiteSettings.initiate()));
  await read(dispatch(hotelApi.endpoints.getHotel.initiate({ slug: FACTS.hotelSlug })));
  expect(await read(dispatch(faqsApi.endpoints.getFaqs.initiate()))).toHaveLength(5);
  expect(await read(dispatch(exhibitorGuidesApi.endpoints.getExhibitorGuides.initiate()))).toHaveLength(3);
  expect(await read(dispatch(mapsApi.endpoints.getMapEvents.initiate()))).toHaveLength(2);
});
