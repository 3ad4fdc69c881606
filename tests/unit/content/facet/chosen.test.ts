import * as z from 'zod/mini';
import { inLanguage } from '#content/client/inLanguage.ts';
import type { ContentQuery } from '#content/client/contentQuery.ts';
import { getSchedule, getScheduleEvent, getWholeEvents } from '#content/event/queries.ts';
import { getNames } from '#content/lists/namesQuery.ts';
import { getPerformer, getPerformers, getPerformersById } from '#content/performer/queries.ts';
import { getPlace, getPlaces, getPlacesById } from '#content/place/queries.ts';
import { evaluateQuery } from '#server/content/evaluateQuery.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import {
  chosenFacet,
  facetDocument,
  performerDocument,
  placeDocument,
  scheduleEventDocument,
} from '../../../support/builders.ts';

const language = facetDocument('Language', ['English', 'Spanish']);
const facets = [
  chosenFacet(language, 'spanish', 'english'),
  chosenFacet(facetDocument('Notes', ['Loud'])),
  { _key: 'broken', values: ['loud'] },
];
const CHOSEN = [{ id: 'facet-language', values: ['spanish', 'english'] }];
const PAGE = { category: 'all', sort: 'name', offset: 0 } as const;
const slug = 'nova';

/** The result of a query where every document has these fields, before and after parsing. */
async function read(query: ContentQuery | Promise<ContentQuery>, fields: object) {
  const { groq, params, schema } = inLanguage(await query, {});
  const documents = [placeDocument, performerDocument, scheduleEventDocument].map((build) =>
    build('Nova', fields),
  );
  const text = evaluateQuery(createDatasetStore([...documents, language]).current(), {
    query: groq,
    params: { eventId: 'festival-2025', ...params },
  });
  const parsed = z.parse(schema, JSON.parse(text));
  return { text, parsed: JSON.stringify(parsed) };
}

test.each<[string, () => ContentQuery | Promise<ContentQuery>]>([
  ['a page of places', () => getPlaces(PAGE)],
  ['places by id', () => getPlacesById({ ids: ['place-nova'] })],
  ['a place', () => getPlace({ slug })],
  ['a page of performers', () => getPerformers(PAGE)],
  ['performers by id', () => getPerformersById({ ids: ['performer-nova'] })],
  ['a performer', () => getPerformer({ slug })],
  ['the schedule', getSchedule],
  ['an event', () => getScheduleEvent({ slug })],
  ['the events for offline use', getWholeEvents],
  ['the names of places', () => getNames({ kinds: ['place'] })],
  ['the names of performers', () => getNames({ kinds: ['performer'] })],
  ['the names of events', () => getNames({ kinds: ['event'] })],
])('%s: the keys of a document’s facets, and nothing for a document without', async (_, query) => {
  const { text, parsed } = await read(query(), { facets });
  expect(text).toContain(`"facets":${JSON.stringify(CHOSEN)}`);
  expect(parsed).toContain(`"facets":${JSON.stringify(CHOSEN)}`);
  const without = await read(query(), {});
  expect(without.text).toContain('"Nova"');
  expect(without.text + without.parsed).not.toContain('facets');
});

test('the names of posts do not mention facets, which posts cannot have', async () => {
  expect((await getNames({ kinds: ['post'] })).groq).not.toContain('facets');
});
