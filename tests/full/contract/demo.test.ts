import { createResultCache } from '#content/discovery/resultCache.ts';
import { eventApi } from '#content/festival/api.ts';
import { exhibitorGuidesApi } from '#content/exhibitor-guide/api.ts';
import { faqsApi } from '#content/faq/api.ts';
import { hotelApi } from '#content/hotel/api.ts';
import { mapsApi } from '#content/map/api.ts';
import { siteAddresses } from '#app/siteAddresses.ts';
import { makeStore } from '#app/store.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import { loadDataset } from '#server/dataset/loadDataset.ts';
import { type Listener, listen } from '#server/http/listen.ts';
import { createServices } from '#server/services.ts';
import { DEMO_DATASET } from '#demo/demoFiles.ts';
import * as SPEC_DEFAULTS from '#lib/config/specDefaults.ts';
import { embeddedAt } from '../../support/scriptedContent.ts';

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
  // Invalid documents are dropped with a warning.
  expect(warnings.mock.calls).toEqual([]);
  warnings.mockRestore();
});

const sourceIn = (page: string) => ({ ...embeddedAt(service.origin), languages: { page, first: 'en' } });

test.each(['en', 'de'])(
  'every document of the demo that has a page fits its schema in %s',
  async (language) => {
    const contentSource = sourceIn(language);
    const paths: string[] = [];
    // With a result cache each document is read completely.
    const content = { contentSource, origin: service.origin, results: createResultCache(1) };
    for await (const { path } of siteAddresses(content)) paths.push(path);
    const under = (base: string) => paths.filter((path) => path.startsWith(base)).length;
    expect(under('/marketplace/')).toBeGreaterThanOrEqual(420);
    expect(under('/lineup/')).toBeGreaterThanOrEqual(96);
    expect(under('/schedule/')).toBeGreaterThanOrEqual(64);
  },
);

test.each(['en', 'de'])(
  'documents of the demo that share a page fit their schemas in %s, too',
  async (language) => {
    const { dispatch } = makeStore(undefined, { contentSource: sourceIn(language) });
    const { getEvent, getMenu, getSiteSettings } = eventApi.endpoints;
    const read = <T>(query: { unwrap(): Promise<T> }) => query.unwrap();
    expect(await read(dispatch(getEvent.initiate()))).toMatchObject({ nickname: 'Afterglow' });
    await read(dispatch(getMenu.initiate({ name: 'home' })));
    await read(dispatch(getMenu.initiate({ name: 'footer' })));
    await read(dispatch(getSiteSettings.initiate()));
    await read(dispatch(hotelApi.endpoints.getHotel.initiate({ slug: SPEC_DEFAULTS.hotelSlug })));
    expect(await read(dispatch(faqsApi.endpoints.getFaqs.initiate()))).toHaveLength(5);
    expect(await read(dispatch(exhibitorGuidesApi.endpoints.getExhibitorGuides.initiate()))).toHaveLength(3);
    expect(await read(dispatch(mapsApi.endpoints.getMapEvents.initiate()))).toHaveLength(6);
  },
);
