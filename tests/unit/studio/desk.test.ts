import { evaluate, parse } from 'groq-js';
import { EVENT_TYPES } from '../../../src/studio/desk/eventTypes.ts';
import { GAPS, incompleteFilter } from '../../../src/studio/desk/incomplete.ts';
import { untranslatedGaps } from '../../../src/studio/desk/untranslated.ts';
import { schemaTypes } from '../../../src/studio/schema/schemaTypes.ts';
import { readEnglishDemo } from '../../support/readDemo.ts';
import { alternatives, documentType, extractedSchema } from '../../support/studio/extractedSchema.ts';
import { unknownFields } from '../../support/studio/unknownFields.ts';

const schema = extractedSchema('sanity');
const reference = (_ref: string) => ({ _type: 'reference', _ref });
const eventInstance = reference('event-1');

async function incomplete(
  documents: readonly Readonly<Record<string, unknown>>[],
  gaps = GAPS,
): Promise<string[]> {
  const params = { eventId: 'event-1' };
  const found = await evaluate(parse(`*[${incompleteFilter(gaps)}]._id`, { params }), {
    dataset: documents,
    params,
  });
  return (await found.get()) as string[];
}

test('a document is incomplete until it has everything that visitors would see', async () => {
  const place = {
    _id: 'a',
    _type: 'place',
    status: 'active',
    alias: { current: 'a' },
    categories: [reference('c')],
    eventInstance,
  };
  const brand = { _id: 'brand', _type: 'brand', media: {} };
  const cases = [
    place,
    { ...place, _id: 'with-picture', image: {} },
    { ...place, _id: 'with-the-picture-of-its-brand', brandReference: reference('brand') },
    { ...place, _id: 'hidden', status: 'pending' },
    { ...place, _id: 'of-another-event', eventInstance: reference('event-2') },
    { ...place, _id: 'without-category', image: {}, categories: [] },
    { ...place, _id: 'without-address', image: {}, alias: undefined },
    { _id: 'session', _type: 'scheduleEvent', status: 'active', startsAt: 't', endsAt: 't', eventInstance },
  ];
  const found = ['a', 'without-category', 'without-address', 'session'];
  expect(await incomplete([...cases, brand])).toEqual(found);
});

test('a document that lacks a language of the festival is incomplete', async () => {
  const gaps = untranslatedGaps(schemaTypes('cloudinary'), ['en', 'de']);
  const texts = (...languages: string[]) =>
    languages.map((language) => ({ _key: language, language, value: 'text' }));
  const place = { _type: 'place', status: 'active', eventInstance };
  const page = { _type: 'staticPage', language: 'en', eventInstance };
  const found = await incomplete(
    [
      { ...place, _id: 'in-both', mediaCaption: texts('en', 'de') },
      { ...place, _id: 'in-one', mediaCaption: texts('en') },
      { ...place, _id: 'empty', mediaCaption: [...texts('en'), { _key: 'de', language: 'de' }] },
      { ...place, _id: 'same-in-all', mediaCaption: 'Hi' },
      { ...place, _id: 'picture', image: { context: { custom: { alt: texts('en') } } } },
      {
        _id: 'faq',
        _type: 'faq',
        faqItems: [{ question: texts('en', 'de'), answer: texts('en') }],
        eventInstance,
      },
      { ...page, _id: 'page' },
      { ...page, _id: 'translated' },
      { ...page, _id: 'translation', language: 'de' },
      {
        _id: 'metadata',
        _type: 'translation.metadata',
        translations: ['translated', 'translation'].map((id, index) => ({
          language: ['en', 'de'][index],
          value: reference(id),
        })),
      },
    ],
    gaps,
  );
  expect(found).toEqual(['in-one', 'empty', 'picture', 'faq', 'page']);
  expect(untranslatedGaps(schemaTypes('cloudinary'), ['en'])).toEqual([]);
});

test('every kind of gap has its own filter, which reads only fields of the schema', () => {
  expect(new Set(GAPS.map(({ id }) => id)).size).toBe(GAPS.length);
  for (const gap of GAPS) expect(unknownFields(schema, `*[${incompleteFilter([gap])}]`)).toEqual([]);
  expect(unknownFields(schema, `*[${incompleteFilter()}]`)).toEqual([]);
});

test('the desk lists every type that refers to an event', () => {
  const types = schema.flatMap((one) => (one.type === 'document' ? [one.name] : []));
  const ofEvents = types.filter((name) => {
    const [type] = alternatives(schema, documentType(schema, name) ?? { type: 'null' });
    return type?.type === 'object' && type.attributes.eventInstance;
  });
  expect([...EVENT_TYPES].sort()).toEqual(ofEvents.sort());
});

test('the demo has places without a picture, but none without an address', async () => {
  const params = { eventId: 'festival-2025' };
  const count = async (id: string) => {
    const gaps = GAPS.filter((gap) => gap.id === id);
    const query = parse(`count(*[${incompleteFilter(gaps)}])`, { params });
    return (await evaluate(query, { dataset: readEnglishDemo(), params })).get() as Promise<number>;
  };
  expect(await count('place-picture')).toBeGreaterThan(0);
  expect(await count('place-address')).toBe(0);
});
