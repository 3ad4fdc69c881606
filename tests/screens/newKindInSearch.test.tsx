import { screen } from '@testing-library/react';
import { kindNamed } from '#content/kinds.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { locationsOf } from '../../src/studio/presentation/documentPages.ts';
import { documentFaults } from '../support/studio/documentFaults.ts';
import { extractedSchema } from '../support/studio/extractedSchema.ts';
import { eventDocument, placeDocument } from '../support/builders.ts';
import { openScreen } from '../support/openScreen.tsx';

// With a line more in the lists of kinds and of the Studio's types, and a template of `npm run new -- kind`.
jest.mock('#content/kinds.ts', () => jest.requireActual<object>('../fixtures/sponsors/kinds.ts'));
jest.mock('../../src/studio/schema/schemaTypes.ts', () =>
  jest.requireActual<object>('../fixtures/sponsors/schemaTypes.ts'),
);

const sponsor = (name: string, fields: object = {}) => ({
  ...placeDocument(name, fields),
  _id: `sponsor-${name}`,
  _type: 'sponsor',
});

test('the search finds what visitors may see by its name, and leads to it', async () => {
  const documents = [eventDocument(), sponsor('Bell'), sponsor('Bellflower', { status: 'draft' })];
  await openScreen('/search?q=bell', documents);
  expect(await screen.findByRole('heading', { name: 'Sponsors (1)' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bell' })).toHaveAttribute('href', '/sponsors?q=bell');
});

test('the Studio knows its fields, and its page of the site', () => {
  const document = Object.entries(sponsor('Bell')).filter(([field]) => field !== 'locationName');
  expect(
    documentFaults(extractedSchema('cloudinary'), Object.fromEntries(document) as StoredDocument),
  ).toEqual([]);
  const kind = kindNamed('sponsor');
  expect(kind && locationsOf(kind, { slug: 'bell' }, ['en'])).toMatchObject([{ href: '/sponsors?q=bell' }]);
});
