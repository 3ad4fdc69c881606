import { act, screen, waitFor, within } from '@testing-library/react';
import { pickCode } from '#content/pickCode.ts';
import { sponsorDocument } from '../fixtures/sponsors/sponsorDocument.ts';
import { eventDocument, placeDocument, referenceTo, viewDocument } from '../support/builders.ts';
import { openScreen } from '../support/openScreen.tsx';

// To add a kind of document with its screen takes only their folder, and a line each in the lists of kinds and
// features.
jest.mock('#app/features.ts', () => jest.requireActual<object>('../fixtures/sponsors/features.ts'));
jest.mock('#content/kinds.ts', () => jest.requireActual<object>('../fixtures/sponsors/kinds.ts'));

const bell = sponsorDocument('Bell');
const noodles = placeDocument('Noodles');
const FAIR = [
  eventDocument(),
  ...[noodles, bell, sponsorDocument('Acme')],
  viewDocument('partners', { title: 'Partners', items: [referenceTo(noodles), referenceTo(bell)] }),
];

test('a document of a new kind is found by its name, under the heading of its kind', async () => {
  await openScreen('/search?q=bell', FAIR);
  expect(await screen.findByRole('heading', { name: 'Sponsors (1)' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bell' })).toHaveAttribute('href', '/sponsors?q=bell');
});

test('Ctrl+K finds a document of a new kind, and opens its screen', async () => {
  const { user, openSearch, address } = await openScreen('/', FAIR);
  openSearch();
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox');
  await user.keyboard('bel');
  expect(await screen.findByRole('option', { name: /Bell/ })).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/sponsors?q=bell'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Sponsors' })).toBeVisible();
});

test('a document of a new kind can be in a saved view, be picked there, and be shown in My festival', async () => {
  const { user, router, store } = await openScreen('/views/partners', FAIR);
  expect(await screen.findByRole('link', { name: /Bell/ })).toHaveAttribute('href', '/sponsors?q=bell');
  expect(screen.getByRole('link', { name: /Noodles/ })).toHaveAttribute('href', '/marketplace/noodles');
  await user.click(screen.getByRole('button', { name: 'Save Bell' }));
  expect(store.getState().picks.picked).toEqual({ sponsor: { [bell._id]: 'bell' } });

  await act(() => router.navigate('/my'));
  const list = await screen.findByRole('region', { name: 'Sponsors' });
  expect(within(list).getByRole('link', { name: 'Bell' })).toHaveAttribute('href', '/sponsors?q=bell');
  await user.click(within(list).getByRole('button', { name: 'Save Bell' }));
  expect(screen.queryByRole('region', { name: 'Sponsors' })).toBeNull();
});

test('a saved view can show the list of a new kind, with filters', async () => {
  const { user } = await openScreen('/views/bells', [
    ...FAIR,
    viewDocument('bells', { title: 'Only bells', address: 'https://fair.example/sponsors?q=bel' }),
  ]);
  const list = await screen.findByRole('list', { name: 'Sponsors' });
  expect(list).toHaveTextContent(/^Bell$/);
  await user.click(screen.getByRole('link', { name: 'Open in Sponsors' }));
  expect(await screen.findByRole('textbox', { name: 'Search sponsors' })).toHaveValue('bel');
});

test('a shared list opens picks of a new kind', async () => {
  await openScreen(`/my?p=s${pickCode(bell._id)}`, FAIR);
  const list = await screen.findByRole('region', { name: 'Sponsors' });
  expect(within(list).getByRole('link')).toHaveTextContent('Bell');
});
