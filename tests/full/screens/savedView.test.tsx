import { preloadViews } from '#features/saved-views/chips/preloadViews.ts';
import { savedViewsApi } from '#content/saved-view/api.ts';
import { loadViewLinks } from '#features/saved-views/chips/loadViewLinks.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  categoryDocument,
  eventDocument,
  paragraphs,
  performerDocument,
  placeDocument,
  postDocument,
  referenceTo,
  scheduleEventDocument,
  viewDocument,
} from '../../support/builders.ts';
import { openScreen } from '../../support/openScreen.tsx';
import { takeConsole } from '../../support/screenSetup.ts';

const ART = categoryDocument('Art');
const NEWS = categoryDocument('Drops', { type: 'feed' });
const MUSIC = categoryDocument('Concert', { type: 'schedule' });
const noodles = placeDocument('Noodles');
const neon = placeDocument('Neon Signs', { categories: [referenceTo(ART)] });
const closed = placeDocument('Closed', { status: 'inactive' });
const nova = performerDocument('Nova');
const opening = scheduleEventDocument('Opening', {
  startsAt: '2025-10-25T18:00:00Z',
  categories: [referenceTo(MUSIC)],
});
const talk = scheduleEventDocument('Talk', { startsAt: '2025-10-26T18:00:00Z' });
const drop = postDocument('First drop', { categories: [referenceTo(NEWS)] });
const plain = postDocument('Plain news');
const FAIR = [
  eventDocument({ startDate: '2025-10-25', endDate: '2025-10-26' }),
  ...[ART, NEWS, MUSIC, noodles, neon, closed, nova, opening, talk, drop, plain],
];

const NINE = Array.from({ length: 9 }, (_, index) => `Number ${index}`);
const PLACES = NINE.map((name) => placeDocument(name));
const SESSIONS = NINE.map((name) => scheduleEventDocument(name, { startsAt: '2025-10-25T18:00:00Z' }));
const POSTS = NINE.map((name) => postDocument(name));

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const namesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

test('a view shows a filtered marketplace under its own title and text, with a link to its filters', async () => {
  const view = viewDocument('signs', {
    title: 'Only signs',
    text: paragraphs('They glow.'),
    address: 'https://fair.example/marketplace/category/art?q=neon&utm_source=chat',
  });
  await openScreen('/views/signs', [...FAIR, view]);
  expect(await title('Only signs')).toBeVisible();
  expect(screen.getByText('They glow.')).toBeVisible();
  expect(namesIn(await screen.findByRole('list', { name: 'places' }))).toEqual([
    '/marketplace/neon-signs?category=art&q=neon',
  ]);
  expect(screen.getByRole('link', { name: 'Open in Marketplace' })).toHaveAttribute(
    'href',
    '/marketplace/category/art?q=neon',
  );
  expect(screen.queryByRole('searchbox')).toBeNull();
  await waitFor(() => expect(document.title).toBe('Only signs - Test Fair 2025'));
  expect(document.querySelector('meta[name=description]')).toHaveAttribute('content', 'They glow.');
});

test.each([
  ['/lineup', 'Nova', undefined],
  ['/schedule?category=concert', 'Opening', 'Talk'],
  ['/schedule?day=sun', 'Talk', 'Opening'],
  ['/feed?category=drops', 'First drop', 'Plain news'],
])('%s is shown as a view', async (address, shown, hidden) => {
  await openScreen('/views/list', [...FAIR, viewDocument('list', { address })]);
  expect(await screen.findByRole('link', { name: new RegExp(shown) })).toBeVisible();
  if (hidden !== undefined) expect(screen.queryByRole('link', { name: new RegExp(hidden) })).toBeNull();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test.each([
  ['/marketplace/category/gone', 'Noodles'],
  ['/schedule?category=gone&day=mon', 'Talk'],
  ['/feed?category=gone', 'Plain news'],
])('if the category of %s no longer exists, the view shows the list without it', async (address, shown) => {
  await openScreen('/views/list', [...FAIR, viewDocument('list', { address })]);
  expect(await screen.findByRole('link', { name: new RegExp(shown) })).toBeVisible();
});

test('a view shows items in the editor’s order, without those that visitors must not see', async () => {
  const items = [nova, drop, closed, noodles, opening].map(referenceTo);
  const view = viewDocument('start', { items, address: '/feed' });
  const { user } = await openScreen('/views/start', [...FAIR, view]);
  expect(namesIn(await screen.findByRole('list', { name: 'items' }))).toEqual([
    '/lineup/nova',
    '/feed?post=first-drop',
    '/marketplace/noodles',
    '/schedule/opening',
  ]);
  expect(screen.getByText('Sat 11:00 AM', { exact: false })).toBeVisible();
  await user.click(screen.getByRole('link', { name: /Noodles/ }));
  await user.click(await screen.findByRole('button', { name: /close/i }));
  expect(await title('View start')).toBeVisible();
});

test.each([
  ['an unknown alias', []],
  ['a draft', [viewDocument('list', { status: 'draft', address: '/feed' })]],
])('%s is not found', async (_name, views) => {
  await openScreen('/views/list', [...FAIR, ...views]);
  expect(await screen.findByText(/404|not found/i)).toBeVisible();
  await waitFor(() => expect(takeConsole()).toEqual(['warn: No page at /views/list']));
});

test('a view of nothing says so, and leads home', async () => {
  await openScreen('/views/list', [...FAIR, viewDocument('list', { address: '/hotel-info' })]);
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing here yet');
  expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
});

test('a list links to its views in the editor’s order', async () => {
  const { store, router } = await openScreen('/faq', [
    ...FAIR,
    viewDocument('b', { address: '/marketplace?letter=N', order: 2 }),
    viewDocument('a', { items: [referenceTo(noodles)], order: 1 }),
    viewDocument('other', { address: '/lineup' }),
    viewDocument('draft', { address: '/marketplace', status: 'draft' }),
  ]);
  // As a page does after it has loaded: links that appear later would move the list.
  await loadViewLinks();
  await act(() => preloadViews(store.dispatch));
  await waitFor(() =>
    expect(savedViewsApi.endpoints.getSavedViews.select()(store.getState()).data).toBeDefined(),
  );
  await act(() => router.navigate('/marketplace'));
  expect(namesIn(await screen.findByRole('navigation', { name: 'Lists' }))).toEqual(['/views/a', '/views/b']);
});

test('a failure says so, and can be retried', async () => {
  const { user, router, failWith } = await openScreen('/faq', [
    ...FAIR,
    viewDocument('list', { address: '/feed' }),
  ]);
  failWith((query) => (query.has('$slug') ? new Response('{}', { status: 400 }) : undefined));
  await act(() => router.navigate('/views/list'));
  expect(await screen.findByText('Failed to Load List')).toBeVisible();
  failWith(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await title('View list')).toBeVisible();
});

const onHome = (id: string) =>
  eventDocument({
    contentSections: [
      { sectionId: 'more', modules: [{ _type: 'savedViewModule', view: { _type: 'reference', _ref: id } }] },
    ],
  });

test.each([
  ['of a list', { address: '/marketplace' }, 'places'],
  ['of items', { items: PLACES.map(referenceTo) }, 'items'],
  ['of the schedule', { address: '/schedule' }, 'events'],
  ['of the feed', { address: '/feed' }, 'posts'],
])('the home screen shows the first eight cards of a view %s', async (_name, fields, list) => {
  await openScreen('/', [
    onHome('view-all'),
    ...PLACES,
    ...SESSIONS,
    ...POSTS,
    viewDocument('all', { title: 'All of it', ...fields }),
  ]);
  expect(await screen.findByRole('heading', { level: 2, name: 'All of it' })).toBeVisible();
  expect(namesIn(await screen.findByRole('list', { name: list }))).toHaveLength(8);
  expect(screen.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/views/all');
});

test('the home screen leaves out a view that is a draft', async () => {
  const { settled } = await openScreen('/', [
    onHome('view-all'),
    ...PLACES,
    viewDocument('all', { title: 'All of it', status: 'draft', address: '/marketplace' }),
  ]);
  await waitFor(() => expect(document.querySelector('#more')).not.toBeNull());
  await settled();
  expect(screen.queryByText('All of it')).toBeNull();
});
