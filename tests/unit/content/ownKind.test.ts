import { misspellings } from '#content/check/misspellings.ts';
import type { Kind } from '#content/kind.ts';
import type * as Kinds from '#content/kinds.ts';
import { EVENT_TYPES } from '../../../src/studio/desk/eventTypes.ts';
import { locationOf, mainDocuments, shownKinds } from '../../../src/studio/presentation/documentPages.ts';

/** The list of kinds with one more. */
jest.mock('#content/kinds.ts', () => {
  const { kinds } = jest.requireActual<typeof Kinds>('#content/kinds.ts');
  const sponsor: Kind = {
    name: 'sponsor',
    type: 'sponsor',
    screen: 'Sponsors',
    address: '/sponsors/:slug',
    statuses: ['active', 'draft'],
    categoryType: 'sponsor',
  };
  const all = [...kinds, sponsor];
  return { kinds: all, kindOfType: (type: string) => all.find((kind) => kind.type === type) };
});

const messages = (fields: object) =>
  misspellings({ _id: 'a', _type: 'sponsor', ...fields }).map(({ path, message }) => [path, message]);

test('the words of a kind of one’s own are known, and what is nearly one of them is found', () => {
  expect(messages({ status: 'active' })).toEqual([]);
  expect(messages({ _type: 'Sponsors', status: 'Draft' })).toEqual([
    ['_type', 'the site does not know "Sponsors": did you mean "sponsor"?'],
    ['status', 'the site does not know "Draft": did you mean "draft"?'],
  ]);
  expect(messages({ _type: 'category', type: 'sponsors' })).toEqual([
    ['type', 'the site does not know "sponsors": did you mean "sponsor"?'],
  ]);
});

test('its documents have a page in the Studio, and are found by its address there', () => {
  const [sponsor] = shownKinds.filter(({ type }) => type === 'sponsor');
  expect(sponsor && locationOf(sponsor, 'acme')).toEqual({ title: 'Sponsors', href: '/sponsors/acme' });
  expect(mainDocuments).toContainEqual({
    route: '/sponsors/:slug',
    filter: '_type == "sponsor" && alias.current == $slug',
  });
});

test('the desk of an event lists its documents', () => expect(EVENT_TYPES).toContain('sponsor'));
