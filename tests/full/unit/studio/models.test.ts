import fc from 'fast-check';
import { evaluate, parse } from 'groq-js';
import type { ContentQuery } from '#content/client/contentQuery.ts';
import { getEvent, getNavigation, getSiteSettings } from '#content/festival/queries.ts';
import { getFacets } from '#content/facet/queries.ts';
import { getExhibitorGuides } from '#content/exhibitor-guide/queries.ts';
import { getFaqs } from '#content/faq/queries.ts';
import { getFeed, getFeedPost } from '#content/post/queries.ts';
import { getHotel } from '#content/hotel/queries.ts';
import { getMapEvents } from '#content/map/queries.ts';
import { getPerformer, getPerformers } from '#content/performer/queries.ts';
import { getPlace, getPlaces } from '#content/place/queries.ts';
import { getSchedule, getScheduleEvent, getWholeEvents } from '#content/event/queries.ts';
import { getSavedView } from '#content/saved-view/itemQueries.ts';
import { getStaticPage } from '#content/page/queries.ts';
import { inLanguage } from '#content/client/inLanguage.ts';
import { resolveContent } from '#lib/media/resolveContent.ts';
import { ASSET_STORES } from '../../../../src/studio/schema/fields/assets.ts';
import { extractedSchema } from '../../../support/studio/extractedSchema.ts';
import { type GeneratedDocument, generatedContent, idOf } from '../../../support/studio/generatedContent.ts';
import { lostFields, recording } from '../../../support/studio/readFields.ts';
import { unknownPaths } from '../../../support/studio/unknownPaths.ts';

const PAGE = { category: 'all', sort: 'name', offset: 0 } as const;

/** The queries that read documents, by type. A slug is the document's own. */
const QUERIES: readonly (readonly [
  type: string,
  query: (slug: string, name: string) => ContentQuery | Promise<ContentQuery>,
])[] = [
  ['event', getEvent],
  ['navigation', (_, name) => getNavigation({ name })],
  ['siteSettings', getSiteSettings],
  ['place', (slug) => getPlace({ slug })],
  ['place', () => getPlaces(PAGE)],
  ['performer', (slug) => getPerformer({ slug })],
  ['performer', () => getPerformers(PAGE)],
  ['scheduleEvent', (slug) => getScheduleEvent({ slug })],
  ['scheduleEvent', getSchedule],
  ['scheduleEvent', getWholeEvents],
  ['feedItem', (slug) => getFeedPost({ slug })],
  ['feedItem', getFeed],
  ['staticPage', (alias) => getStaticPage({ alias })],
  ['savedView', (slug) => getSavedView({ slug })],
  ['hotel', (slug) => getHotel({ slug })],
  ['faq', getFaqs],
  ['exhibitorGuide', getExhibitorGuides],
  ['mapEvent', getMapEvents],
  ['facet', getFacets],
];

/** Fields of which the site ignores some values. */
const IGNORED =
  /^event\.contentSections\[\]\.modules\[\]\.(textStyle|layout)$|^savedView\.address$|^facet\.values$/;
/** Fields of which `resolveContent` has made an asset. */
const RESOLVED = /\.(asset|alt|caption|crop|hotspot)$/;

/** Fields that queries create, and fields of every document that the log of unread references needs. */
const NOT_STORED =
  /^(performer\.(sessions|featuredPlaces)|(place|scheduleEvent)\.booths|mapEvent\.booths\[\]\.place\.isStage|(place|performer|scheduleEvent)\.facets\[\]\.id|feedItem\.(pictures|opening)|savedView\.items|navigation\.(screens|hasLargeSchedule))\b|\.(alias\.shared|length|placeholder|tint|key)$|^\w+\.(categories|eventPlace|eventPerformer|alias)$/;

/** Runs every query over content, and parses the results; returns which fields were read and which were lost. */
async function readContent(documents: readonly GeneratedDocument[]) {
  const [reads, lost] = [new Map<string, Set<string>>(), [] as string[]];
  for (const [type, createQuery] of QUERIES) {
    const document = documents.find(({ _type }) => _type === type) ?? {};
    const { alias, slug, name } = document as Record<'alias' | 'slug', { current: string } | undefined> & {
      name: string;
    };
    const query = await createQuery((alias ?? slug)?.current ?? '', name);
    const { groq, params, schema } = inLanguage(query, {});
    const all = { ...params, eventId: idOf('event') };
    const stored: unknown = await (
      await evaluate(parse(groq, { params: all }), { dataset: documents, params: all })
    ).get();
    const result = resolveContent(stored, { projectId: undefined, dataset: 'production' });
    const rows = Array.isArray(result) ? result : [result];
    if (rows[0] === null || rows.length !== 1) throw new Error(`A query did not find the ${type}: ${groq}`);

    const typeReads = reads.get(type) ?? new Set();
    reads.set(type, typeReads);
    const rowReads = new Set<string>();
    const recorded = Array.isArray(result) ? [recording(rows[0], rowReads)] : recording(result, rowReads);
    const parsed = schema._zod.run({ value: recorded, issues: [] }, { async: false }) as {
      value: unknown;
      issues: unknown[];
    };
    expect(parsed.issues).toEqual([]);
    for (const path of rowReads) typeReads.add(path);
    lost.push(...lostFields(rows[0], rowOf(parsed.value), rowReads).map((path) => `${type}.${path}`));
  }
  return { reads, lost };
}

/** The document in a parsed result: alone, in a list, or on a page. */
function rowOf(parsed: unknown): unknown {
  if (Array.isArray(parsed)) return parsed[0];
  return typeof parsed === 'object' && parsed !== null && 'items' in parsed && 'received' in parsed
    ? rowOf(parsed.items)
    : parsed;
}

test.each(ASSET_STORES)(
  'the site reads all content that fits the schema, with every field that it uses (%s)',
  async (store) => {
    await fc.assert(
      fc.asyncProperty(generatedContent(extractedSchema(store)), async (documents) => {
        const { lost } = await readContent(documents);
        expect(
          lost.filter((path) => !IGNORED.test(path) && !(store === 'sanity' && RESOLVED.test(path))),
        ).toEqual([]);
      }),
      { numRuns: 20, endOnFailure: true },
    );
  },
);

test('every field that the site uses is in the schema', async () => {
  const unknown = await Promise.all(
    ASSET_STORES.map(async (store) => {
      const schema = extractedSchema(store);
      const found = new Set<string>();
      for (const documents of fc.sample(generatedContent(schema, true), { numRuns: 10, seed: 1 })) {
        const { reads } = await readContent(documents);
        for (const [type, paths] of reads) {
          for (const path of unknownPaths(schema, type, paths)) found.add(`${type}.${path}`);
        }
      }
      return found;
    }),
  );
  // A field that one store lacks may be a field of the other's assets.
  const [first, second] = unknown;
  const inNeither = [...(first ?? [])].filter((path) => second?.has(path));
  expect(inNeither.filter((path) => !NOT_STORED.test(path))).toEqual([]);
});

test.each([
  ['a number for a text', 'event', { title: 5 }, 'event.title'],
  ['a text for a list', 'event', { subjects: 'art' }, 'event.subjects'],
  ['a blank name in a list', 'faq', { faqItems: [{ _key: 'a', question: ' ' }] }, 'faq.faqItems'],
  ['a colour that is no object', 'category', { color: { rgb: '#fff' } }, 'place.categories[].color'],
])('%s would be noticed', async (_, type, change, path) => {
  const [documents = []] = fc.sample(generatedContent(extractedSchema('cloudinary'), true), {
    numRuns: 1,
    seed: 1,
  });
  const changed = documents.map((document) =>
    document._type === type ? { ...document, ...change } : document,
  );
  expect((await readContent(changed)).lost).toContain(path);
});

test('a field that is not in the schema is noticed', () => {
  const paths = ['faqItems[].question', 'faqItems[].hint', 'eventInstance.city', 'eventInstance.mood'];
  expect(unknownPaths(extractedSchema('sanity'), 'faq', paths)).toEqual([
    'faqItems[].hint',
    'eventInstance.mood',
  ]);
});
