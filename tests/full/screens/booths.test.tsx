import { act, screen, waitFor, within } from '@testing-library/react';
import {
  asset,
  categoryDocument,
  eventDocument,
  mapDocument,
  placeDocument,
  scheduleEventDocument,
} from '../../support/builders.ts';
import { openScreen } from '../../support/openScreen.tsx';

// The code that moves the map needs layout, which jsdom does not have. Here it is not loaded, and the whole map is
// shown.
jest.mock('#features/map/panZoom.ts', () => {
  throw new Error('This chunk cannot be loaded.');
});

const to = (_ref: string) => ({ _type: 'reference', _ref });
const alias = (current: string) => ({ alias: { _type: 'slug', current } });
const booth = (label: string, x: number, ref?: string) => ({
  label,
  x,
  y: 10,
  width: 5,
  height: 4,
  ...(ref && { place: to(ref) }),
});

const CONTENT = [
  eventDocument(),
  categoryDocument('Toys'),
  categoryDocument('Food'),
  placeDocument('Robot Shop', { categories: [to('category-Toys')] }),
  placeDocument('Noodle Bar', { categories: [to('category-Food')] }),
  placeDocument('Tea Cart', { categories: [to('category-Food')] }),
  placeDocument('Secret', { status: 'pending' }),
  placeDocument('Main Stage', { status: 'inactive' }),
  scheduleEventDocument('Concert', { eventPlace: [to('place-main-stage')] }),
  mapDocument('Hall A', {
    ...alias('hall-a'),
    pdf: { ...asset('/media/image/upload/a.png'), width: 1600, height: 1000 },
    _createdAt: '2025-03-01T00:00:00Z',
    booths: [
      booth('Booth 1', 10, 'place-robot-shop'),
      booth('Booth 2', 20, 'place-noodle-bar'),
      booth('Booth 2', 20, 'place-tea-cart'),
      booth('Booth 3', 30, 'place-secret'),
      booth('Booth 4', 40),
      booth('S1', 50, 'place-main-stage'),
    ],
  }),
  mapDocument('Hall B', {
    ...alias('hall-b'),
    pdf: { ...asset('/media/image/upload/b.png'), width: 1600, height: 1000 },
    _createdAt: '2025-02-01T00:00:00Z',
    booths: [booth('Booth 9', 10, 'place-tea-cart')],
  }),
  mapDocument('Car park', { ...alias('car-park'), _createdAt: '2025-01-01T00:00:00Z' }),
];

const onMap = async (title = 'Hall A') =>
  within(await screen.findByRole('list', { name: `Booths on ${title}` }));
const inList = async (title = 'Hall A') =>
  within(await screen.findByRole('list', { name: `Vendors on ${title}` }));

test('booths link to their vendor’s dialog, or to themselves for a stage or if several vendors share them', async () => {
  await openScreen('/map', CONTENT);
  const links = (await onMap()).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['Booth 1: Robot Shop', '/map/marketplace/robot-shop?map=hall-a'],
    ['Booth 2: Noodle Bar and Tea Cart', '/map?map=hall-a&booth=Booth+2'],
    ['S1: Main Stage', '/map?map=hall-a&booth=S1'],
  ]);
  // A free booth, or one whose vendor is not shown yet, has no name and no link.
  expect((await onMap()).getByText('Booth 3')).toBeVisible();
  expect((await onMap()).getByText('Booth 4')).toBeVisible();
  // A stage is shown by its name.
  expect((await onMap()).getByText('Main Stage')).toBeVisible();
  expect(screen.queryByText('Secret')).toBeNull();
  expect(screen.getByRole('img', { name: 'Hall A' })).toBeVisible();
});

test('a booth opens its vendor’s dialog over the map with the filters, and closing it leads back', async () => {
  const { user, address } = await openScreen('/map?category=toys', CONTENT);
  await user.click((await onMap()).getByRole('link', { name: 'Booth 1: Robot Shop' }));
  const dialog = await screen.findByRole('dialog', { name: 'Robot Shop' });
  expect(address()).toBe('/map/marketplace/robot-shop?category=toys');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/map?category=toys');
  expect((await onMap()).getByRole('link', { name: 'Booth 1: Robot Shop' })).toHaveFocus();
});

test('a shared booth is chosen and shows both vendors, and the address follows', async () => {
  const { user, address } = await openScreen('/map', CONTENT);
  await user.click((await onMap()).getByRole('link', { name: /^Booth 2/ }));
  const card = within(await screen.findByRole('region', { name: 'Selected booth' }));
  expect(card.getByRole('status')).toHaveTextContent('Booth 2');
  expect(card.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Noodle Bar', 'Tea Cart']);
  expect(address()).toBe('/map?map=hall-a&booth=Booth+2');
  expect((await onMap()).getByRole('link', { current: true })).toHaveAccessibleName(/^Booth 2/);

  await user.click(card.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(address()).toBe('/map?map=hall-a'));
  expect(screen.queryByRole('region', { name: 'Selected booth' })).toBeNull();
});

test('a link shows its booth, even if the booth has moved to another map', async () => {
  const { address } = await openScreen('/map?map=hall-a&booth=Booth+9', CONTENT);
  const card = within(await screen.findByRole('region', { name: 'Selected booth' }));
  expect(card.getByRole('link', { name: 'Tea Cart' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Hall B' })).toHaveAttribute('aria-selected', 'true');
  await waitFor(() => expect(address()).toBe('/map?map=hall-b&booth=Booth+9'));
  expect(screen.queryByText('That is no longer on the map')).toBeNull();
});

test('a booth that does not exist is removed from the address, with a toast', async () => {
  const { router, address } = await openScreen('/map?map=hall-b&booth=Booth+77&q=tea', CONTENT);
  expect(await screen.findByText('That is no longer on the map')).toBeVisible();
  expect(screen.getByText('Booth 77 is not on Hall B.')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/map?map=hall-b&q=tea'));
  await act(() => router.navigate('/map?map=hall-z'));
  expect(await screen.findByText('The map in your link is gone. Here is Hall A.')).toBeVisible();
});

test('a stage is chosen like a booth, and leads to its schedule', async () => {
  const { user, address } = await openScreen('/map', CONTENT);
  await user.click((await onMap()).getByRole('link', { name: 'S1: Main Stage' }));
  const card = within(await screen.findByRole('region', { name: 'Selected booth' }));
  expect(card.getByRole('link', { name: "What's on at Main Stage" })).toHaveAttribute(
    'href',
    '/schedule?location=main-stage',
  );
  expect(address()).toBe('/map?map=hall-a&booth=S1');
});

test('the legend counts categories and stages, each of its entries filters, and the address follows', async () => {
  const { user, address } = await openScreen('/map', CONTENT);
  const legend = within(await screen.findByRole('list', { name: 'Legend' }));
  const names = async () => (await legend.findAllByRole('listitem')).map(({ textContent }) => textContent);
  await waitFor(async () => expect(await names()).toEqual(['Food (2)', 'Toys (1)', 'Stages (1)']));
  expect(legend.getByRole('link', { name: 'Toys (1)' })).toHaveAttribute('href', '/map?category=toys');
  await user.click(legend.getByRole('link', { name: 'Toys (1)' }));
  await user.click(legend.getByRole('link', { name: 'Stages (1)' }));
  await waitFor(() => expect(address()).toBe('/map?category=toys&stages=1'));
  expect((await inList()).getAllByRole('listitem')).toHaveLength(2);
  const dimmed = () => [...document.querySelectorAll('[data-dim]')].map(({ textContent }) => textContent);
  expect(dimmed()).toEqual(['Booth 2', 'Booth 3', 'Booth 4']);

  // A second press removes it.
  await user.click(legend.getByRole('link', { name: 'Toys (1)', current: true }));
  await waitFor(() => expect(address()).toBe('/map?stages=1'));
  expect((await inList()).getAllByRole('listitem')).toHaveLength(1);
});

test('an entry of the legend that would show nothing is no link, unless it is chosen', async () => {
  const { user } = await openScreen('/map?category=toys', CONTENT);
  const legend = within(await screen.findByRole('list', { name: 'Legend' }));
  await user.type(screen.getByRole('textbox', { name: 'Search vendors and booths...' }), 'tea');
  expect(await legend.findByRole('link', { name: 'Toys (0)', current: true })).toBeVisible();
  expect(legend.getByText('Stages (0)')).toBeVisible();
  expect(legend.queryByRole('link', { name: 'Stages (0)' })).toBeNull();
});

test('search narrows the list and dims booths on all maps, and the address follows', async () => {
  const { user, address } = await openScreen('/map', CONTENT);
  await user.type(await screen.findByRole('textbox', { name: 'Search vendors and booths...' }), 'tea');
  await waitFor(async () => expect((await inList()).getAllByRole('listitem')).toHaveLength(1));
  expect(screen.getByRole('tab', { name: 'Hall B (1)' })).toBeVisible();
  expect(screen.getByText('1 vendor')).toBeVisible();
  const dimmed = () => [...document.querySelectorAll('[data-dim]')].map(({ textContent }) => textContent);
  expect(dimmed()).toEqual(['Booth 1', 'Booth 3', 'Booth 4', 'Main Stage']);
  await waitFor(() => expect(address()).toBe('/map?q=tea'));

  await user.type(screen.getByRole('textbox', { name: 'Search vendors and booths...' }), ' 9');
  expect(await screen.findByText('No matches on this map.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hall B (1)' }));
  // The list is replaced when the code of its rows is loaded.
  await waitFor(async () =>
    expect((await inList('Hall B')).getByRole('link', { name: /^Booth 9 Tea Cart/ })).toBeVisible(),
  );
  await user.click(screen.getByRole('tab', { name: 'Hall A (0)' }));
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect((await inList()).getAllByRole('listitem')).toHaveLength(4);
});

test('the site’s search is asked, too, and forgives wrong letters if no vendor contains the typed words', async () => {
  const { user, requests } = await openScreen('/map', CONTENT);
  const box = await screen.findByRole('textbox', { name: 'Search vendors and booths...' });
  const names = () => requests.filter((query) => /^\{"event": .*startsAt/s.test(query.get('query') ?? ''));
  expect(names()).toEqual([]);
  await user.type(box, 'tea');
  expect(await screen.findByText('2 vendors, 1 of them on Hall A')).toBeVisible();
  await user.clear(box);
  await user.type(box, 'noodel bar');
  expect(await screen.findByText('1 similar vendor on Hall A')).toBeVisible();
  // The list is replaced when the code of its rows is loaded.
  await waitFor(async () => expect((await inList()).getByText('Noodle Bar')).toBeVisible());
  expect(names()).toHaveLength(1);
  await user.clear(box);
  await user.type(box, 'xyzzy');
  expect(await screen.findByText('No vendors or booths match.')).toBeVisible();
});

test('the first matches on all maps are shown below the search box, and a match shows its booth', async () => {
  const { user, address } = await openScreen('/map', CONTENT);
  const status = () => document.querySelector('[role=status]');
  expect((await onMap()).getByText('Booth 4')).toBeVisible();
  expect(status()).toHaveTextContent(/^$/);
  await user.type(screen.getByRole('textbox', { name: 'Search vendors and booths...' }), 'b9');
  expect(await screen.findByText('1 vendor, not on Hall A')).toBe(status());
  const results = within(screen.getByRole('list', { name: 'Found' }));
  expect(results.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Tea Cart Hall B, Booth 9',
  ]);
  await user.click(results.getByRole('link'));
  expect(await screen.findByRole('region', { name: 'Selected booth' })).toHaveTextContent('Tea Cart');
  await waitFor(() => expect(address()).toBe('/map?map=hall-b&booth=Booth+9&q=b9'));
  expect(status()).toHaveTextContent('1 vendor on Hall B');
});

test('picks are marked on the map, and the list can be limited to them', async () => {
  const { user, keepPicks } = await openScreen('/map', CONTENT);
  keepPicks();
  await user.click(await screen.findByRole('button', { name: 'Save Robot Shop' }));
  expect((await onMap()).getByRole('link', { name: 'Booth 1: Robot Shop, saved' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Saved' }));
  expect((await inList()).getAllByRole('listitem')).toHaveLength(1);
});

test('the walk to what is saved is drawn with numbers, in the order of My festival, and the address follows', async () => {
  const { user, address, keepPicks } = await openScreen('/map', CONTENT);
  keepPicks();
  await user.click(await screen.findByRole('button', { name: 'Save Robot Shop' }));
  expect(screen.queryByRole('link', { name: 'Your walk' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save Tea Cart' }));
  await user.click(screen.getByRole('link', { name: 'Your walk' }));
  const stops = within(await screen.findByRole('list', { name: 'Your walk on Hall A' }));
  expect(stops.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1: Booth 1',
    '2: Booth 2',
  ]);
  await waitFor(() => expect(address()).toBe('/map?walk=1'));
  await user.click(screen.getByRole('link', { name: 'Your walk', current: true }));
  expect(screen.queryByRole('list', { name: 'Your walk on Hall A' })).toBeNull();
});

test('the list links to dialogs and to booths, and a map without booths has only its picture', async () => {
  const { user, address } = await openScreen('/map', CONTENT);
  expect((await inList()).getByRole('link', { name: 'Booth 1 Robot Shop' })).toHaveAttribute(
    'href',
    '/map/marketplace/robot-shop?map=hall-a',
  );
  await user.click(await screen.findByRole('link', { name: 'Show Booth 1 on the map' }));
  expect(await screen.findByRole('region', { name: 'Selected booth' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Car park' }));
  expect(await screen.findByText('This map has no list of booths.')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/map?map=car-park'));
});

test('without booths the maps are pictures, one below the other', async () => {
  await openScreen('/map', [eventDocument(), mapDocument('Hall A'), mapDocument('Hall B')]);
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('tab')).toBeNull();
});
