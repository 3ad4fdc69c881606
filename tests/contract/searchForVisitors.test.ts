import { makeStore } from '#app/store.ts';
import { hitAddress } from '#features/search/engine/hitAddress.ts';
import { searchApi } from '#features/search/engine/search.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import { type Listener, listen } from '#server/http/listen.ts';
import { createServices } from '#server/services.ts';
import { VISITORS } from '../fixtures/search/visitors.ts';
import { readDemo } from '../support/readDemo.ts';
import { embeddedAt } from '../support/scriptedContent.ts';

/** The texts whose first result helps nobody yet. */
const MISSED: readonly string[] = [
  'food',
  'jewelry',
  'streetwear',
  'vegan',
  'gluten free',
  'shaved ice',
  'enamel pins',
  'sunglasses',
  'keyboards',
  'gig posters',
  'hoodie',
  'skate shoes',
  'techno',
  'cumbia',
  'surf rock',
  'brass band',
  'flamenco',
  'cello',
  'puppetry',
  'comedy',
  'dj sets',
  'sodium stage',
  'the gantry',
  'halide',
  'headliner',
  'lineup',
  'hotel',
  'tickets',
  'faq',
  'map',
  'schedule',
  'parking',
  'wheelchair',
  'step-free',
  'kids',
  'stroller',
  'can i bring my dog',
  'refund',
  'lost property',
  'atm',
  'when do you close',
  'hall d',
  'contact',
];

let service: Listener;
beforeAll(async () => {
  service = await listen({
    port: 0,
    handler: createServices({ dataset: createDatasetStore(readDemo()) }),
  });
});
afterAll(() => service.close());

/** The address of the first result. */
async function firstAddress(text: string): Promise<string | undefined> {
  const store = makeStore(undefined, { contentSource: embeddedAt(service.origin) });
  const { data } = await store.dispatch(searchApi.endpoints.search.initiate({ text }));
  const [first] = data?.hits ?? [];
  return first && hitAddress(first);
}

test('the first result is what the visitor looks for', async () => {
  const queries = Object.values(VISITORS).flat();
  expect(queries).toHaveLength(60);
  const missed: string[] = [];
  for (const [text, ...wanted] of queries) {
    const first = await firstAddress(text);
    if (first === undefined || !wanted.includes(first)) missed.push(text);
  }
  expect(missed).toEqual(MISSED);
});
