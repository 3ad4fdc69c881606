import { act, screen, waitFor, within } from '@testing-library/react';
import { filtersChanged } from '#features/map/model/mapSlice.ts';
import {
  asset,
  categoryDocument,
  eventDocument,
  mapDocument,
  placeDocument,
} from '../../support/builders.ts';
import { openScreen } from '../../support/openScreen.tsx';

// The code that moves the map needs layout, which jsdom does not have. Here it is not loaded, and the whole map is
// shown.
jest.mock('#features/map/panZoom.ts', () => {
  throw new Error('This chunk cannot be loaded.');
});

const to = (_ref: string) => ({ _type: 'reference', _ref });
const picture = { pdf: { ...asset('/media/image/upload/a.png'), width: 1600, height: 1000 } };
const HALL = mapDocument('Hall A', {
  ...picture,
  alias: { _type: 'slug', current: 'hall-a' },
  _createdAt: '2025-03-01T00:00:00Z',
  booths: [{ label: 'Booth 1', x: 10, y: 10, width: 5, height: 4, place: to('place-robot-shop') }],
  points: [
    { kind: 'water', x: 20, y: 30 },
    { kind: 'toilet', label: 'first floor', x: 40, y: 50 },
    { kind: 'toilet', x: 60, y: 70 },
    { kind: 'custom', label: 'Cloakroom', x: 80, y: 90 },
  ],
});
const ROOF = mapDocument('Roof', {
  ...picture,
  alias: { _type: 'slug', current: 'roof' },
  _createdAt: '2025-02-01T00:00:00Z',
  points: [{ kind: 'quiet', x: 10, y: 20 }],
});
const CONTENT = [
  eventDocument(),
  categoryDocument('Toys'),
  placeDocument('Robot Shop', { categories: [to('category-Toys')] }),
  HALL,
  ROOF,
];

const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
const rows = (title = 'Hall A') =>
  texts(within(screen.getByRole('list', { name: `Facilities on ${title}` })).getAllByRole('listitem'));
const icons = async (title = 'Hall A') =>
  within(await screen.findByRole('list', { name: `Icons on ${title}` })).getAllByRole('listitem');
const dimmed = async () => texts((await icons()).filter((icon) => icon.hasAttribute('data-dim')));
const legend = async () => within(await screen.findByRole('list', { name: 'Legend' }));

test('points are icons with names on the map, and rows below the vendors', async () => {
  await openScreen('/map', CONTENT);
  const [toilets] = await icons();
  expect(toilets).toHaveStyle({ left: '60%', top: '70%' });
  expect(toilets?.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(toilets).toHaveTextContent(/^Toilets$/);
  const names = ['Toilets', 'Toilets, first floor', 'Drinking water', 'Cloakroom'];
  expect(rows()).toEqual(names);
  expect(screen.getByText('1 vendor, 4 facilities')).toBeVisible();
  expect(await dimmed()).toEqual([]);
  const [vendors, points] = screen.getAllByRole('list', { name: /^(Vendors|Facilities) on Hall A$/ });
  expect(vendors).toHaveAccessibleName('Vendors on Hall A');
  expect(points).toHaveAccessibleName('Facilities on Hall A');
});

test('the legend counts points, each of its entries limits map and list to them, and the address follows', async () => {
  const { user, address, store } = await openScreen('/map', CONTENT);
  const entry = (name: string) => ({ name });
  const toilets = (await legend()).getByRole('link', entry('Toilets (2)'));
  expect(texts((await legend()).getAllByRole('link')).slice(-3)).toEqual([
    'Toilets (2)',
    'Drinking water (1)',
    'Other (1)',
  ]);
  expect(toilets).toHaveAttribute('href', '/map?points=toilet');
  await user.click(toilets);
  await waitFor(() => expect(address()).toBe('/map?points=toilet'));
  expect(rows()).toEqual(['Toilets', 'Toilets, first floor']);
  expect(screen.getByText('2 facilities')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Vendors on Hall A' })).toBeNull();
  expect(await dimmed()).toEqual(['Drinking water', 'CloakroomCloakroom']);
  expect(document.querySelector('a[data-booth]')).toHaveAttribute('data-dim');

  // Kinds of points and categories are shown beside each other.
  await user.click((await legend()).getByRole('link', entry('Toys (1)')));
  await waitFor(() => expect(address()).toBe('/map?category=toys&points=toilet'));
  expect(screen.getByText('1 vendor, 2 facilities')).toBeVisible();
  expect(document.querySelector('a[data-booth]')).not.toHaveAttribute('data-dim');

  // As in Redux DevTools.
  act(() => void store.dispatch(filtersChanged({ categories: [], points: ['water'] })));
  await waitFor(() => expect(address()).toBe('/map?points=water'));
  expect(rows()).toEqual(['Drinking water']);
  await user.click((await legend()).getByRole('link', { name: 'Drinking water (1)', current: true }));
  await waitFor(() => expect(address()).toBe('/map'));
  expect(rows()).toHaveLength(4);
});

test('an address names kinds of points; unknown kinds are removed from it without a message', async () => {
  const { router, address } = await openScreen('/map?map=roof&points=pool,quiet', CONTENT);
  expect(await screen.findByText('1 facility')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/map?map=roof&points=quiet'));
  expect(screen.queryByText('That is no longer on the map')).toBeNull();
  await act(() => router.navigate('/map?points=quiet'));
  expect(await screen.findByText('No matches on this map.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Roof (1)' })).toBeVisible();
});

test('a row moves the map to its point, and closes the chosen booth', async () => {
  const { user, address, store } = await openScreen('/map?q=toilet&booth=Booth+1', CONTENT);
  const row = await screen.findByRole('link', { name: 'Toilets, first floor' });
  // Without scripts.
  expect(row).toHaveAttribute('href', '/map?map=hall-a&points=toilet');
  await user.click(row);
  expect(store.getState().map.view).toEqual({ x: 40, y: 50, scale: 2 });
  await waitFor(() => expect(address()).toBe('/map?map=hall-a&q=toilet'));
  expect(screen.getByRole('region', { name: 'Hall A' })).toHaveFocus();
});

test('the map’s own search finds points on all maps, by other words, too', async () => {
  const { user, store } = await openScreen('/map', CONTENT);
  await user.type(await screen.findByRole('textbox', { name: 'Search vendors and booths...' }), 'wc');
  expect(await screen.findByText('2 facilities on Hall A')).toHaveAttribute('role', 'status');
  await user.clear(screen.getByRole('textbox'));
  await user.type(screen.getByRole('textbox'), 'quiet');
  expect(await screen.findByText('1 facility, not on Hall A')).toBeVisible();
  await user.click(
    within(screen.getByRole('list', { name: 'Found' })).getByRole('link', { name: 'Quiet room Roof' }),
  );
  expect(screen.getByRole('tab', { name: 'Roof (1)' })).toHaveAttribute('aria-selected', 'true');
  expect(store.getState().map).toMatchObject({ filters: { map: 'roof' }, view: { x: 10, y: 20 } });
});

test('points cannot be saved: among what is saved only chosen kinds are shown', async () => {
  const { user, keepPicks } = await openScreen('/map', CONTENT);
  keepPicks();
  await user.click(await screen.findByRole('button', { name: 'Save Robot Shop' }));
  await user.click(screen.getByRole('button', { name: 'Saved' }));
  expect(screen.queryByRole('list', { name: 'Facilities on Hall A' })).toBeNull();
  await user.click((await legend()).getByRole('link', { name: 'Drinking water (1)' }));
  expect(rows()).toEqual(['Drinking water']);
});

test('maps with points but without booths are shown one at a time, with their points', async () => {
  await openScreen('/map', [eventDocument(), ROOF]);
  expect(await icons('Roof')).toHaveLength(1);
  expect(rows('Roof')).toEqual(['Quiet room']);
  expect(screen.getByText('1 facility')).toBeVisible();
  expect(screen.queryByText('This map has no list of booths.')).toBeNull();
});

test('a map whose points nobody can see is a picture as before', async () => {
  await openScreen('/map', [
    eventDocument(),
    mapDocument('Roof', { ...picture, points: [{ kind: 'custom', x: 1, y: 1 }, null] }),
  ]);
  expect(await screen.findByRole('article')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Legend' })).toBeNull();
});
