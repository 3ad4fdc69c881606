import { misspellings } from '#content/check/misspellings.ts';
import { EVENT_TYPES } from '../../../src/studio/desk/eventTypes.ts';
import { locationsOf, shownKinds } from '../../../src/studio/presentation/documentPages.ts';

jest.mock('#content/kinds.ts', () => jest.requireActual<object>('../../fixtures/sponsors/kinds.ts'));

const messages = (fields: object) =>
  misspellings({ _id: 'a', _type: 'sponsor', ...fields }).map(({ path, message }) => [path, message]);

test('the words of a festival’s own kind are known, and near misses are found', () => {
  expect(messages({ status: 'active' })).toEqual([]);
  expect(messages({ _type: 'Sponsors', status: 'Draft' })).toEqual([
    ['_type', 'the site does not know "Sponsors": did you mean "sponsor"?'],
    ['status', 'the site does not know "Draft": did you mean "draft"?'],
  ]);
  expect(messages({ _type: 'category', type: 'sponsors' })).toEqual([
    ['type', 'the site does not know "sponsors": did you mean "sponsor"?'],
  ]);
});

test('documents of a festival’s own kind have a page in the Studio', () => {
  const [sponsor] = shownKinds.filter(({ type }) => type === 'sponsor');
  expect(sponsor && locationsOf(sponsor, { slug: 'acme' }, ['en'])).toEqual([
    { title: 'Sponsors', href: '/sponsors?q=acme' },
  ]);
});

test('the desk of an event lists documents of a festival’s own kind', () =>
  expect(EVENT_TYPES).toContain('sponsor'));
