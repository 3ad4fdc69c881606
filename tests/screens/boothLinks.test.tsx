import { act, screen, waitFor, within } from '@testing-library/react';
import { storageKeyOf } from '#features/picks/picksStorage.ts';
import {
  asset,
  eventDocument,
  mapDocument,
  placeDocument,
  referenceTo,
  scheduleEventDocument,
} from '../support/builders.ts';
import { EVENT_ID, openScreen } from '../support/openScreen.tsx';
import { asksFor } from '../support/asksFor.ts';

// The code that moves the map needs layout, which jsdom does not have.
jest.mock('#features/map/panZoom.ts', () => {
  throw new Error('This chunk cannot be loaded.');
});

const ana = placeDocument('Ana', { locationName: 'Hall A, Booth 1' });
const bea = placeDocument('Bea', { locationName: 'Hall A, Booth 2' });
const cleo = placeDocument('Cleo', { locationName: 'Hall B, Booth 9' });
const booth = (label: string, place: object) => ({ label, place, x: 10, y: 10, width: 5, height: 5 });
const hall = mapDocument('Hall A', {
  alias: { _type: 'slug', current: 'hall-a' },
  pdf: { ...asset('/media/image/upload/a.png'), width: 1600, height: 1000 },
  booths: [
    booth('Booth 1', referenceTo(ana)),
    booth('Booth 2', referenceTo(bea)),
    booth('Booth 3', referenceTo(bea)),
  ],
});
const FAIR = [eventDocument(), ana, bea, cleo, hall];
const href = (element: HTMLElement) => element.getAttribute('href');

// The first test, because the others use the page.
test('cards get a link to the booth when a visitor uses the page, with one query', async () => {
  const { requests, user } = await openScreen('/marketplace', FAIR);
  await screen.findByRole('link', { name: /^Ana/ });
  expect(requests.filter(asksFor('mapEvent'))).toEqual([]);
  await user.tab();
  expect(href(await screen.findByRole('link', { name: 'Show Ana on the map' }))).toBe(
    '/map?map=hall-a&booth=Booth+1',
  );
  expect(href(screen.getByRole('link', { name: 'Show Bea on the map' }))).toBe(
    '/map?map=hall-a&booth=Booth+2',
  );
  expect(screen.queryByRole('link', { name: 'Show Cleo on the map' })).toBeNull();
  expect(requests.filter(asksFor('mapEvent'))).toHaveLength(1);
});

test('a place’s dialog links to its booth', async () => {
  const { user, address } = await openScreen('/marketplace/ana', FAIR);
  const dialog = within(await screen.findByRole('dialog', { name: 'Ana' }));
  await user.click(await dialog.findByRole('link', { name: 'Show on the map: Hall A, Booth 1' }));
  expect(await screen.findByRole('region', { name: 'Selected booth' })).toHaveTextContent('Ana');
  expect(address()).toBe('/map?map=hall-a&booth=Booth+1');
});

test('an event’s dialog links to its stage on the map, and Back leads to the event', async () => {
  const stage = placeDocument('Main Stage', { status: 'inactive' });
  const concert = scheduleEventDocument('Concert', { eventPlace: [referenceTo(stage)] });
  const upper = mapDocument('Upper level', {
    alias: { _type: 'slug', current: 'upper' },
    pdf: { ...asset('/media/image/upload/b.png'), width: 1600, height: 1000 },
    booths: [booth('S1', referenceTo(stage))],
  });
  const { user, address, router } = await openScreen('/schedule/concert', [...FAIR, stage, concert, upper]);
  const dialog = within(await screen.findByRole('dialog', { name: 'Concert' }));
  await user.click(await dialog.findByRole('link', { name: 'Show on the map: Upper level, S1' }));
  expect(await screen.findByRole('region', { name: 'Selected booth' })).toHaveTextContent('Main Stage');
  expect(address()).toBe('/map?map=upper&booth=S1');
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('dialog', { name: 'Concert' })).toBeVisible();
});

test('a vendor’s dialog over the map closes when its booth is shown, and the booth leads back to it', async () => {
  const { user, address } = await openScreen('/map', FAIR);
  await user.click(await screen.findByRole('link', { name: 'Booth 1: Ana' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ana' }));
  await user.click(await dialog.findByRole('link', { name: 'Show on the map: Hall A, Booth 1' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/map?map=hall-a&booth=Booth+1');
  const booths = within(screen.getByRole('region', { name: 'Selected booth' }));
  await user.click(booths.getByRole('link', { name: 'Ana' }));
  expect(await screen.findAllByRole('dialog')).toHaveLength(1);
  expect(address()).toBe('/map/marketplace/ana?map=hall-a&booth=Booth+1');
});

test('a vendor with two booths has a link for each, and a vendor without a booth has none', async () => {
  const { router } = await openScreen('/marketplace/bea', FAIR);
  const links = within(await screen.findByRole('dialog', { name: 'Bea' }));
  expect(href(await links.findByRole('link', { name: 'Show Booth 2 on the map' }))).toBe(
    '/map?map=hall-a&booth=Booth+2',
  );
  expect(href(links.getByRole('link', { name: 'Show Booth 3 on the map' }))).toBe(
    '/map?map=hall-a&booth=Booth+3',
  );
  await act(() => router.navigate('/marketplace/cleo'));
  const other = within(await screen.findByRole('dialog', { name: 'Cleo' }));
  await other.findByText('Hall B, Booth 9');
  expect(other.queryByRole('link', { name: /map/ })).toBeNull();
});

test('each stop of the walk links to its booth', async () => {
  const picks = {
    version: 1,
    event: {},
    place: { [ana._id]: 'ana', [cleo._id]: 'cleo' },
    performer: {},
    visited: {},
  };
  window.localStorage.setItem(storageKeyOf(EVENT_ID), JSON.stringify(picks));
  const { keepPicks } = await openScreen('/my?part=walk', FAIR);
  keepPicks();
  const stop = await screen.findByRole('link', { name: /show Ana on the map$/ });
  expect(href(stop)).toBe('/map?map=hall-a&booth=Booth+1');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Cleo' })).toBeVisible());
  expect(screen.queryByRole('link', { name: /Cleo on the map/ })).toBeNull();
});
