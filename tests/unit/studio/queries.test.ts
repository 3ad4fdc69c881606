import { siteQueries } from '#app/siteQueries.ts';
import { ASSET_STORES } from '../../../src/studio/schema/fields/assets.ts';
import { extractedSchema } from '../../support/studio/extractedSchema.ts';
import { unknownFields } from '../../support/studio/unknownFields.ts';

/** Fields that a query reads from documents that do not have them. */
const TOLERATED = [
  // The addresses of all items are read by one query.
  'place.eventPerformer',
  'performer.eventPerformer',
  'savedView.eventPerformer',
  // Content of other Studios may feature documents with a title instead of a name.
  'place.title',
];

/** What plugins of the Studio store of texts and documents in several languages. */
const IN_LANGUAGES = /\.(language|value)$/;

/**
 * Fields of the other store's pictures. Only Sanity's own refer to the document of a file. The search reads hundreds of
 * pictures, so it names the few fields that it needs, of both stores.
 */
const OF_OTHER_STORE = {
  cloudinary: ['asset', 'crop', 'hotspot'].map((field) => `cloudinary.asset.${field}`),
  sanity: ['height', 'resource_type', 'secure_url', 'url', 'width'].map((field) => `image.${field}`),
};

test.each(ASSET_STORES)('every field that a query of the site reads is in the schema (%s)', async (store) => {
  const schema = extractedSchema(store);
  const { requested, listened } = await siteQueries();
  const queries = [...requested, ...listened];
  expect(queries.length).toBeGreaterThan(20);
  const unknown = queries
    .flatMap((groq) => unknownFields(schema, groq))
    .filter((path) => !IN_LANGUAGES.test(path));
  expect(new Set(unknown)).toEqual(new Set([...TOLERATED, ...OF_OTHER_STORE[store]]));
});

test.each([
  ['in a projection', '*[_type == "place"]{name, booth}', 'place.booth'],
  ['in a filter', '*[_type == "place" && isOpen]{name}', 'place.isOpen'],
  ['in an order', '*[_type == "place"] | order(rank asc)', 'place.rank'],
  ['behind a reference', '*[_type == "place"]{"brand": brand->{name, motto}}', 'brand.motto'],
  ['in a list', '*[_type == "faq"]{"answers": faqItems[].reply}', 'object.reply'],
  ['in a list of references', '*[_type == "place"]{"names": categories[]->label}', 'category.label'],
  [
    'of the parent',
    '*[_type == "place"]{"others": *[_type == "brand" && name == ^.brandName]}',
    'place.brandName',
  ],
  ['in a function', '*[_type == "performer"]{"name": coalesce(name, stageName)}', 'performer.stageName'],
  ['in a condition', '*[_type == "event"]{"day": select(isOver => startDate, endDate)}', 'event.isOver'],
  ['of a stored object', '*[_type == "event"]{"street": address.road}', 'object.road'],
])('a field %s that is not in the schema is a fault', (_, groq, fault) => {
  expect(unknownFields(extractedSchema('sanity'), groq)).toEqual([fault]);
});
