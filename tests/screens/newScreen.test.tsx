import { screen, waitFor } from '@testing-library/react';
import { eventDocument, placeDocument } from '../support/builders.ts';
import { openScreen } from '../support/openScreen.tsx';

// With a line more in the list of features, and a template of `npm run new -- screen`.
jest.mock('#app/features.ts', () => jest.requireActual<object>('../fixtures/sponsors/features.ts'));

const sponsor = (name: string, fields: object = {}) => ({
  ...placeDocument(name, fields),
  _id: `sponsor-${name}`,
  _type: 'sponsor',
});
const FAIR = [
  eventDocument(),
  ...['Acme', 'Bell', 'Cobalt'].map((name) => sponsor(name)),
  sponsor('Birch', { status: 'draft' }),
];
const names = () => screen.getAllByText(/^(Acme|Bell|Birch|Cobalt)$/).map(({ textContent }) => textContent);

test('the screen lists what visitors may see, and its search is in the address', async () => {
  const { user, address } = await openScreen('/sponsors', FAIR);
  await screen.findByText('Acme');
  expect(names()).toEqual(['Acme', 'Bell', 'Cobalt']);
  expect(document.title).toBe('Sponsors');

  await user.type(screen.getByRole('textbox', { name: 'Search sponsors' }), 'b');
  expect(names()).toEqual(['Bell', 'Cobalt']);
  await waitFor(() => expect(address()).toBe('/sponsors?q=b'));
  await user.type(screen.getByRole('textbox', { name: 'Search sponsors' }), 'zz');
  expect(screen.getByRole('heading', { name: 'No sponsors found' })).toBeVisible();
});

test('an alias in the address finds its document', async () => {
  await openScreen('/sponsors?q=no-words', [...FAIR, sponsor('Acme', { alias: { current: 'no-words' } })]);
  await screen.findByText('Acme');
  expect(names()).toEqual(['Acme']);
});
