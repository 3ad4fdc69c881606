import { facetFaults } from '#content/check/facets.ts';
import {
  chosenFacet,
  facetDocument,
  performerDocument,
  placeDocument,
  scheduleEventDocument,
} from '../../../support/builders.ts';

const notes = facetDocument('Notes', ['Loud', 'Strobe'], { appliesTo: ['scheduleEvent'] });
const concert = scheduleEventDocument('Concert', { facets: [chosenFacet(notes, 'loud', 'strobe')] });

const faultsOf = (...documents: Parameters<typeof facetFaults>[0]) =>
  facetFaults(documents, { params: new Set(['q', 'day']) }).map(
    ({ severity, rule, title, path = '', message }) => `${severity} ${rule}: ${title} ${path} ${message}`,
  );

test('facets that documents have, with values that facets have, are no faults', () => {
  expect(faultsOf(notes, concert, placeDocument('Bakery'))).toEqual([]);
  expect(faultsOf(placeDocument('Bakery'))).toEqual([]);
});

test('the alias of a value is a slug or a text', () => {
  const values = [
    { title: 'Loud', alias: 'loud' },
    { title: 'Strobe', alias: { current: 'strobe' } },
  ];
  expect(faultsOf({ ...notes, values }, concert)).toEqual([]);
});

test('a value that its facet does not have is named', () => {
  const facets = [chosenFacet(notes, 'loud', 'Loud', 'quiet')];
  expect(faultsOf(notes, scheduleEventDocument('Talk', { facets }))).toEqual([
    'error unknown-facet-value: Talk facets[0].values[1] the facet "Notes" has no value "Loud", so it is not shown',
    'error unknown-facet-value: Talk facets[0].values[2] the facet "Notes" has no value "quiet", so it is not shown',
  ]);
});

test('a facet of a document of another type is named', () => {
  const facets = [chosenFacet(notes, 'loud')];
  expect(faultsOf(notes, concert, performerDocument('Nova', { facets }))).toEqual([
    'warning facet-of-other-type: Nova facets[0].facet the facet "Notes" does not apply to the type performer, so it is not shown',
  ]);
});

test('a facet that no document has is named', () => {
  expect(faultsOf(notes)).toEqual(['warning unused-facet: Notes  no document that visitors see has it']);
});

test.each(['day', 'dress_code', 'fbclid'])('a facet cannot have the name %s in addresses', (current) => {
  const alias = { _type: 'slug', current };
  expect(faultsOf({ ...notes, alias }, concert)).toEqual([
    `error reserved-alias: Notes alias its alias "${current}" has another meaning in addresses, so visitors cannot filter by it`,
  ]);
});

test('choices of hidden facets, and fields that cannot be read, are no faults', () => {
  const facets = [chosenFacet(notes, 'quiet'), null, { facet: 'notes' }, { values: ['loud'] }];
  expect(faultsOf(scheduleEventDocument('Talk', { facets }))).toEqual([]);
  expect(faultsOf({ ...notes, alias: 7, values: 'loud', appliesTo: null }, concert)).toHaveLength(3);
  expect(faultsOf(scheduleEventDocument('Talk', { facets: 'loud' }))).toEqual([]);
});
