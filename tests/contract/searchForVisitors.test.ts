import { makeStore } from '#app/store.ts';
import type { AppStore } from '#content/store.ts';
import { hitAddress } from '#features/search/engine/hitAddress.ts';
import { searchApi, searchWhole } from '#features/search/engine/search.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import { type Listener, listen } from '#server/http/listen.ts';
import { createServices } from '#server/services.ts';
import { VISITORS } from '../fixtures/search/visitors.ts';
import { readEnglishDemo } from '../support/readDemo.ts';
import { embeddedAt } from '../support/scriptedContent.ts';

/** Answers that did not exist when the queries were written: filters of facets, and points on the map. */
const SINCE: Readonly<Record<string, string>> = {
  'step-free': '/schedule?accessibility=step-free',
  atm: '/map?map=hall-a&points=atm',
};

/** The texts whose first result does not help: no document has the visitor's word where it is meant. */
const MISSED: readonly string[] = [
  // Accessible toilets come before what is without steps.
  'wheelchair',
  // The question says `children`, and two vendors are called Kids.
  'kids',
];

let service: Listener;
let store: AppStore;
beforeAll(async () => {
  service = await listen({
    port: 0,
    handler: createServices({ dataset: createDatasetStore(readEnglishDemo()) }),
  });
  store = makeStore(undefined, { contentSource: embeddedAt(service.origin) });
});
afterAll(() => service.close());

/** The address of the first result. */
async function firstAddress(text: string): Promise<string | undefined> {
  await searchWhole(store.dispatch, text);
  const { data } = searchApi.endpoints.search.select({ text })(store.getState());
  const [first] = data?.hits ?? [];
  return first && hitAddress(first);
}

test('the first result is what the visitor looks for', async () => {
  const queries = Object.values(VISITORS).flat();
  expect(queries).toHaveLength(60);
  const missed: string[] = [];
  for (const [text, ...wanted] of queries) {
    const first = await firstAddress(text);
    if (first === undefined || ![...wanted, SINCE[text]].includes(first)) missed.push(text);
  }
  expect(missed).toEqual(MISSED);
});
