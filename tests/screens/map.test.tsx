import { act, screen, waitFor, within } from '@testing-library/react';
import { mapsApi } from '#content/map/api.ts';
import { asset, eventDocument, mapDocument } from '../support/builders.ts';
import { openScreen } from '../support/openScreen.tsx';
import { takeConsole } from '../support/screenSetup.ts';
import { asksFor } from '../support/asksFor.ts';

const words = { custom: { alt: 'Plan of the four halls', caption: 'Halls and exits' } };
const HALLS = mapDocument('Halls', {
  location: 'Main level',
  pdf: { ...asset('/media/image/upload/halls.png'), context: words },
  _createdAt: '2025-02-01T00:00:00Z',
});
const UPPER = mapDocument('Upper level', { _createdAt: '2025-01-01T00:00:00Z' });
const MAPS = [eventDocument(), UPPER, HALLS];
const isMapQuery = asksFor('mapEvent');

test('the screen shows that it is loading, then each map with its texts, newest first', async () => {
  const { hold } = await openScreen('/map', MAPS);
  const release = hold();
  expect(await screen.findByText('Loading Map')).toBeVisible();
  release();
  const [halls, upper] = await screen.findAllByRole('article');
  if (!halls || !upper) throw new Error('A map is missing.');
  expect(within(halls).getByRole('heading', { name: 'Halls' })).toBeVisible();
  expect(within(halls).getByRole('img', { name: 'Plan of the four halls' })).toBeVisible();
  expect(within(halls).getByText('Halls and exits')).toBeVisible();
  expect(within(halls).getByText('Main level')).toBeVisible();
  expect(within(upper).getByRole('img', { name: 'Upper level' })).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Venue Map - Test Fair 2025'));
});

test('a map opens in a dialog, and Close closes it', async () => {
  const { user } = await openScreen('/map', MAPS);
  const open = await screen.findByRole('button', { name: /^Plan of the four halls/ });
  await user.click(open);
  const dialog = await screen.findByRole('dialog', { name: 'Lightbox' });
  expect(within(dialog).getByRole('button', { name: 'Zoom in' })).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('before there is a map, the screen says so and links home', async () => {
  await openScreen('/map', [eventDocument()]);
  expect(await screen.findByRole('heading', { name: 'No Map Information Available' })).toBeVisible();
  expect(screen.getByText('Map details will be available closer to the event date.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
});

test('a map without a picture is left out, and one without an asset is logged', async () => {
  await openScreen('/map', [
    eventDocument(),
    mapDocument('Empty', { pdf: {} }),
    mapDocument('Bad', { pdf: 'x' }),
  ]);
  expect(await screen.findByRole('heading', { name: 'No Map Information Available' })).toBeVisible();
  expect(takeConsole()).toEqual([expect.stringContaining('map-bad')]);
});

test('a failure is shown and reported once, with a retry', async () => {
  const { failWith, router, telemetry, requests } = await openScreen('/not-a-page', MAPS);
  failWith((query) => (isMapQuery(query) ? new Response('{"error":"no"}', { status: 500 }) : undefined));
  await act(() => router.navigate('/map'));
  expect(await screen.findByRole('heading', { name: 'Failed to Load Map Data' })).toBeVisible();
  expect(screen.getByText('Unable to connect to map information. Please try again later.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(screen.queryByText('No Map Information Available')).toBeNull();
  expect(telemetry.failure.mock.calls).toEqual([
    [expect.objectContaining({ kind: 'http', status: 500 }), 'map'],
  ]);
  expect(requests.filter(isMapQuery)).toHaveLength(1);
  takeConsole();
});

/** Requests and React need real timers. */
const EVERYTHING_BUT_DATE = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'queueMicrotask',
  'nextTick',
  'hrtime',
  'performance',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
] as const;

test('maps are fresh for two minutes', async () => {
  const { router, requests, store } = await openScreen('/map', MAPS);
  await screen.findAllByRole('article');
  const { fulfilledTimeStamp = NaN } = mapsApi.endpoints.getMapEvents.select()(store.getState());
  jest.useFakeTimers({ doNotFake: [...EVERYTHING_BUT_DATE] });
  for (const [seconds, reads] of [
    [119, 1],
    [121, 2],
  ] as const) {
    await act(() => router.navigate('/not-a-page'));
    jest.setSystemTime(fulfilledTimeStamp + seconds * 1000);
    await act(() => router.navigate('/map'));
    await screen.findAllByRole('article');
    await waitFor(() => expect(requests.filter(isMapQuery)).toHaveLength(reads));
  }
  jest.useRealTimers();
  takeConsole();
});
