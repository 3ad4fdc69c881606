import type { ValidationContext } from '@sanity/types';
import { evaluateQuery } from '#server/content/evaluateQuery.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import { areKnown } from '../../../src/studio/schema/fields/facets.ts';
import { chosenFacet, facetDocument } from '../../support/builders.ts';

const notes = facetDocument('Notes', [], {
  values: [
    { title: 'Loud', alias: 'loud' },
    { title: 'Strobe', alias: { current: 'strobe' } },
  ],
});
const dataset = createDatasetStore([notes]).current();
const getClient = (() => ({
  fetch: async (query: string, params: Record<string, unknown>) =>
    JSON.parse(evaluateQuery(dataset, { query, params })) as unknown,
})) as unknown as ValidationContext['getClient'];

const verdict = (parent: { values: string[] }) => areKnown(parent.values, { parent, getClient });

test('an editor is warned of a value that the chosen facet does not have', async () => {
  expect(await verdict(chosenFacet(notes, 'loud', 'strobe'))).toBe(true);
  expect(await verdict(chosenFacet(notes, 'loud', 'quiet'))).toBe(
    'The facet has no value quiet. It has: loud, strobe',
  );
});

test('values are not judged before a facet is chosen, and if it cannot be read', async () => {
  expect(await verdict({ values: ['quiet'] })).toBe(true);
  expect(await verdict(chosenFacet(facetDocument('Draft', []), 'quiet'))).toBe(true);
});
