import { act, screen, waitFor, within } from '@testing-library/react';
import { mockAllIsIntersecting } from 'react-intersection-observer/test-utils';
import { preloadViews } from '#features/saved-views/chips/preloadViews.ts';
import type { AppStore } from '#content/store.ts';
import { scheduleApi } from '#content/event/api.ts';
import { loadViewLinks } from '#features/saved-views/chips/loadViewLinks.ts';
import {
  categoryDocument,
  eventDocument,
  mapDocument,
  postDocument,
  placeDocument,
  referenceTo,
  scheduleEventDocument,
  viewDocument,
} from '../../support/builders.ts';
import { openScreen } from '../../support/openScreen.tsx';

const hallD = placeDocument('Sodium Stage', { status: 'inactive', locationName: 'Hall D' });
const hallF = placeDocument('Neon Stage', { status: 'inactive', locationName: 'Hall F' });
const lightsOn = scheduleEventDocument('Lights On', {
  startsAt: '2025-10-25T18:00:00Z',
  endsAt: '2025-10-25T18:15:00Z',
  eventPlace: [referenceTo(hallD)],
});
const signing = scheduleEventDocument('Signing', {
  startsAt: '2025-10-25T20:00:00Z',
  eventPlace: [referenceTo(hallD)],
});
const FAIR = [eventDocument(), hallD, hallF, lightsOn, signing];

async function row(title: string) {
  const list = await screen.findByRole('region', { name: 'events' });
  await screen.findByText(/^Showing/);
  act(() => mockAllIsIntersecting(true));
  const heading = await within(list).findByText(title);
  return heading.closest('li') as HTMLElement;
}

describe('the schedule while its content changes', () => {
  test('a session at another time moves to its new place, and shows the old time', async () => {
    const { edit, listen, user } = await openScreen('/schedule', FAIR);
    await row('Lights On');
    await listen();
    const search = screen.getByRole('textbox');
    await user.type(search, 'i');
    edit([
      ...FAIR.slice(0, 3),
      { ...lightsOn, startsAt: '2025-10-25T21:00:00Z', endsAt: undefined },
      signing,
    ]);

    expect(await screen.findByText('1 change in the schedule')).toBeVisible();
    const moved = await row('Lights On');
    expect(moved).toHaveTextContent(/2:00\s*PM.*New time was 11:00 AM/);
    expect(within(moved).getByText('11:00 AM').tagName).toBe('DEL');
    // It does not disturb what the visitor does.
    expect(search).toHaveFocus();
    expect(search).toHaveValue('i');
    expect(screen.getByText('Showing 2 of 2 events (filtered)')).toBeVisible();
  });

  test('a cancelled session stays in the list as cancelled, and another room and a new session are marked', async () => {
    const { edit, listen } = await openScreen('/schedule', FAIR);
    await row('Lights On');
    await listen();
    const encore = scheduleEventDocument('Encore', { startsAt: '2025-10-25T22:00:00Z' });
    edit([
      ...FAIR.slice(0, 3),
      { ...lightsOn, status: 'cancelled' },
      { ...signing, eventPlace: [referenceTo(hallF)] },
      encore,
    ]);
    expect(await screen.findByText('3 changes in the schedule')).toBeVisible();
    const cancelled = await row('Lights On');
    expect(cancelled).toHaveTextContent('Canceled');
    expect(within(cancelled).queryByRole('link')).toBeNull();
    expect(await row('Signing')).toHaveTextContent(
      /New location was Sodium Stage, Hall D.*Neon Stage, Hall F/,
    );
    expect(await row('Encore')).toHaveTextContent('New');
  });

  test('an open dialog stays open and shows what has changed', async () => {
    const { edit, listen, address } = await openScreen('/schedule/lights-on', FAIR);
    const dialog = await screen.findByRole('dialog', { name: 'Lights On' });
    await within(dialog).findByText('11:00 AM – 11:15 AM');
    await listen();
    edit([
      ...FAIR.slice(0, 3),
      { ...lightsOn, title: 'Lights Out', endsAt: '2025-10-25T19:00:00Z' },
      signing,
    ]);
    await within(dialog).findByText('11:00 AM – 12:00 PM');
    expect(dialog).toHaveAccessibleName('Lights Out');
    expect(dialog).toHaveTextContent('New time was – 11:15 AM');

    edit([...FAIR.slice(0, 3), signing]);
    await within(dialog).findByText('Canceled');
    expect(address()).toBe('/schedule/lights-on');
  });
});

describe('the feed while its content changes', () => {
  const old = postDocument('Doors move');
  test('new posts wait until the visitor asks for them, and changed posts change in place', async () => {
    const documents = [eventDocument(), old];
    const { edit, listen, user } = await openScreen('/feed', documents);
    await screen.findByRole('link', { name: /Doors move/ });
    await listen();
    edit([
      eventDocument(),
      { ...old, headline: 'Doors move again' },
      postDocument('First'),
      postDocument('Second'),
    ]);
    const button = await screen.findByRole('button', { name: '2 new posts' });
    expect(screen.getByRole('link', { name: /Doors move again/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /First/ })).toBeNull();
    await user.click(button);
    expect(screen.getByRole('link', { name: /First/ })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: /new post/ })).toBeNull());
    expect(document.activeElement?.tagName).toBe('A');
  });
});

describe('content beside the rows', () => {
  const art = categoryDocument('Art');
  const view = viewDocument('walls', { title: 'On the walls', address: '/marketplace?letter=N' });
  const items = viewDocument('first', { title: 'First', items: [referenceTo(placeDocument('Neon Signs'))] });
  const neon = placeDocument('Neon Signs', { categories: [referenceTo(art)] });
  const fair = [eventDocument(), art, view, items, neon, placeDocument('Noodles')];
  const changed = (document: (typeof fair)[number], fields: object) =>
    fair.map((other) => (other === document ? { ...document, ...fields } : other));

  /** The cached rows. They contain the names of their categories, which few cards show. */
  const cached = (store: AppStore) => JSON.stringify(store.getState().content.queries);

  test('a renamed category changes in the rows and the filters of a list, and marks no row', async () => {
    const { edit, listen, requests, settled, store } = await openScreen('/marketplace', fair);
    await screen.findByRole('option', { name: /^Art/ });
    await settled();
    await listen();
    const before = requests.length;
    edit(changed(art, { name: 'Pictures' }));
    await screen.findByRole('option', { name: /^Pictures/ });
    await waitFor(() => expect(cached(store)).not.toContain('"Art"'));
    await settled();
    expect(store.getState()).toMatchObject({ live: { changes: {} } });
    // The change, and one request each for the page of the list, its counts, its categories and its facets.
    expect(requests.slice(before)).toHaveLength(5);
  });

  test('a category without rows changes only in the filters', async () => {
    const empty = categoryDocument('Drops', { type: 'feed' });
    const post = postDocument('Doors move');
    const { edit, listen, requests, settled } = await openScreen('/feed', [eventDocument(), empty, post]);
    await screen.findByRole('option', { name: /^Drops/ });
    await settled();
    await listen();
    const before = requests.length;
    edit([eventDocument(), { ...empty, name: 'News' }, post]);
    await screen.findByRole('option', { name: /^News/ });
    await settled();
    expect(requests.slice(before)).toHaveLength(2);
  });

  test('the links above a list follow the saved views', async () => {
    await loadViewLinks();
    const { edit, listen, router, store } = await openScreen('/faq', fair);
    await act(() => preloadViews(store.dispatch));
    await waitFor(() => expect(cached(store)).toContain('On the walls'));
    await act(() => router.navigate('/marketplace'));
    await screen.findByRole('link', { name: 'On the walls' });
    await listen();
    edit(changed(view, { title: 'Walls' }));
    expect(await screen.findByRole('link', { name: 'Walls' })).toBeVisible();
  });

  test('links to views that are added later do not push the list down', async () => {
    await loadViewLinks();
    const { edit, listen, router, store } = await openScreen('/faq', [eventDocument(), art, neon]);
    await act(() => preloadViews(store.dispatch));
    await act(() => router.navigate('/marketplace'));
    await screen.findByRole('link', { name: /Neon Signs/ });
    await listen();
    edit(fair);
    await waitFor(() => expect(cached(store)).toContain('On the walls'));
    expect(screen.queryByRole('link', { name: 'On the walls' })).toBeNull();
  });

  test('a saved view on the home screen follows its own edits and those of its items', async () => {
    const modules = [{ _key: 'a', _type: 'savedViewModule', view: referenceTo(items) }];
    const event = eventDocument({ contentSections: [{ _key: 'a', sectionId: 'views', modules }] });
    const { edit, listen } = await openScreen('/', [event, art, view, items, neon]);
    await screen.findByRole('link', { name: /Neon Signs/ });
    await listen();
    edit([event, art, view, { ...items, title: 'Renamed' }, neon]);
    await screen.findByRole('heading', { name: 'Renamed' });
    edit([event, art, view, items, { ...neon, name: 'Neon Lights' }]);
    await screen.findByRole('link', { name: /Neon Lights/ });
  });

  test('a home screen without saved views has no connection', async () => {
    const { listen, router, settled, store } = await openScreen('/marketplace', fair);
    await listen();
    await act(() => router.navigate('/'));
    await settled();
    expect(store.getState()).toMatchObject({ live: { status: 'off' } });
  });

  test('the map follows its booths, their vendors and categories, and its points', async () => {
    const area = { x: 10, y: 10, width: 5, height: 4 };
    const hall = (label: string, ...kinds: string[]) =>
      mapDocument('Hall', {
        booths: [{ ...area, label, place: referenceTo(neon) }],
        points: kinds.map((kind) => ({ kind, x: 1, y: 1 })),
      });
    const { edit, listen, store } = await openScreen('/map', [eventDocument(), art, neon, hall('B 1')]);
    await screen.findAllByText('Neon Signs');
    await listen();
    edit([eventDocument(), { ...art, name: 'Pictures' }, neon, hall('B 1')]);
    await waitFor(() => expect(cached(store)).not.toContain('"Art"'));
    edit([eventDocument(), art, { ...neon, name: 'Neon Lights' }, hall('B 2')]);
    expect(await screen.findAllByText('Neon Lights')).not.toHaveLength(0);
    expect(cached(store)).toContain('"B 2"');
    edit([eventDocument(), art, neon, hall('B 2', 'water')]);
    expect(await screen.findAllByText('Drinking water')).not.toHaveLength(0);
  });

  test.each([
    ['/views/first', items],
    ['/views/walls', view],
  ])('%s follows its own edits, and those of the categories of its items', async (path, opened) => {
    const { edit, listen, store } = await openScreen(path, fair);
    await screen.findByRole('link', { name: /Neon Signs/ });
    await listen();
    edit(changed(opened, { title: 'Renamed' }));
    await screen.findByRole('heading', { name: 'Renamed' });
    expect(cached(store)).toContain('"Art"');
    edit(changed(art, { name: 'Pictures' }));
    await waitFor(() => expect(cached(store)).not.toContain('"Art"'));
  });
});

test('a page that Back restores shows an edit of the meantime, even if an older answer arrived with it', async () => {
  const { edit, listen, store } = await openScreen('/schedule', FAIR);
  await row('Lights On');
  await listen();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(store.getState()).toMatchObject({ live: { status: 'off' } });
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  // An answer that was on its way when the visitor left: it is older than the edit, but is read later.
  await act(() =>
    store.dispatch(scheduleApi.endpoints.getSchedule.initiate(undefined, { forceRefetch: true })),
  );
  edit([...FAIR.slice(0, 3), { ...lightsOn, title: 'Lights Away' }, signing]);
  hidden.mockRestore();
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('pageshow'));
  });
  expect(await row('Lights Away')).toBeVisible();
});

test('a network that comes back while the page connects opens no second connection', async () => {
  const { listen, requests } = await openScreen('/schedule', FAIR);
  await row('Lights On');
  const connected = listen();
  window.dispatchEvent(new Event('online'));
  await connected;
  expect(requests.filter((query) => query.has('includeMutations'))).toHaveLength(1);
});

test('a hidden tab and a screen without live content have no connection', async () => {
  const { listen, store, router } = await openScreen('/schedule', FAIR);
  await row('Lights On');
  await listen();
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(store.getState()).toMatchObject({ live: { status: 'off' } });
  hidden.mockRestore();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(store.getState()).toMatchObject({ live: { status: 'live' } }));
  await act(() => router.navigate('/faq'));
  await waitFor(() => expect(store.getState()).toMatchObject({ live: { status: 'off' } }));
});
