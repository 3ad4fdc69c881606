import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  asset,
  eventDocument,
  paragraphs,
  performerDocument,
  placeDocument,
  postDocument,
  scheduleEventDocument,
  staticPageDocument,
} from '../../support/builders.ts';
import { performersApi } from '#content/performer/api.ts';
import { openScreen } from '../../support/openScreen.tsx';
import { takeConsole } from '../../support/screenSetup.ts';

const FAIR = [
  eventDocument(),
  placeDocument('Nova'),
  performerDocument('Vega'),
  postDocument('Doors open'),
  scheduleEventDocument('Opening'),
];
const SERVER_ERROR = expect.objectContaining({ kind: 'http', status: 500 });
const NOT_FOUND = expect.objectContaining({ kind: 'not-found' });

/** Opens a URL whose matching queries fail; the app shell is loaded already. */
async function openFailing(address: string, isFailing: (query: URLSearchParams) => boolean = () => true) {
  const site = await openScreen('/not-a-page', FAIR);
  await screen.findByRole('heading', { name: 'Page Not Found' });
  await site.settled();
  takeConsole();
  site.failWith((query) => (isFailing(query) ? new Response('{}', { status: 500 }) : undefined));
  await act(() => site.router.navigate(address));
  return site;
}

/**
 * The reported failures; the same object counts once. A query that has failed before its part of the page is there runs
 * again when the part subscribes to it, and fails by the same object.
 */
function reports({ failure }: { failure: jest.Mock<void, [error: unknown, where: string]> }) {
  const { calls } = failure.mock;
  return calls.filter(([error], index) => calls.findIndex(([other]) => other === error) === index);
}

const isOneItem = (query: URLSearchParams) => query.has('$slug');

describe('each failure shown to a visitor is reported once', () => {
  test.each([
    ['/marketplace', 'Failed to Load Marketplace', 'marketplace'],
    ['/lineup', 'Failed to Load Lineup', 'lineup'],
    ['/schedule', 'Failed to Load Schedule', 'schedule'],
    ['/feed', 'Failed to Load Feed', 'feed'],
    ['/faq', 'Failed to Load FAQ', 'faq'],
    ['/exhibitor-guide', 'Failed to Load Guide', 'exhibitor-guide'],
    ['/map', 'Failed to Load Map Data', 'map'],
    ['/hotel-info', 'Failed to Load Hotel Package', 'hotel'],
    ['/terms', 'Page Not Found', 'static-page'],
  ])('the screen %s', async (address, heading, where) => {
    const { telemetry, router, settled } = await openFailing(address);
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    await settled();
    // Rendering the screen again does not report the failure again.
    await act(() => router.navigate('?again', { replace: true }));
    expect(reports(telemetry)).toEqual([[SERVER_ERROR, where]]);
    takeConsole();
  });

  test('the home screen', async () => {
    const { telemetry } = await openScreen('/', []);
    expect(await screen.findByRole('heading', { name: 'Failed to Load Event Data' })).toBeVisible();
    expect(telemetry.failure.mock.calls).toEqual([[NOT_FOUND, 'home']]);
  });

  test('the next page of a list, and that page once more', async () => {
    const places = Array.from({ length: 60 }, (_, index) => placeDocument(`Place ${index}`));
    const site = await openScreen('/marketplace', [eventDocument(), ...places]);
    site.failWith((query) =>
      query.get('$offset') === '50' ? new Response('{}', { status: 500 }) : undefined,
    );
    await site.user.click(await screen.findByRole('button', { name: 'Load More Places' }));
    await screen.findByText('More places could not be loaded.');
    expect(site.telemetry.failure.mock.calls).toEqual([[SERVER_ERROR, 'marketplace']]);
    await site.user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() =>
      expect(site.telemetry.failure.mock.calls).toEqual([
        [SERVER_ERROR, 'marketplace'],
        [SERVER_ERROR, 'marketplace'],
      ]),
    );
    takeConsole();
  });

  test.each([
    ['/marketplace/nova', 'place-dialog'],
    ['/lineup/vega', 'performer-dialog'],
    ['/feed?post=doors-open', 'post-dialog'],
    ['/schedule/opening', 'event-dialog'],
  ])('the dialog %s when it fails', async (address, where) => {
    const { telemetry } = await openFailing(address, isOneItem);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(reports(telemetry)).toEqual([[SERVER_ERROR, where]]);
    takeConsole();
  });

  test('a dialog whose query has failed before it is there', async () => {
    const { router, settled, store, telemetry } = await openFailing('/faq', isOneItem);
    await act(() =>
      store.dispatch(performersApi.endpoints.getPerformer.initiate({ slug: 'vega' }, { subscribe: false })),
    );
    await act(() => router.navigate('/lineup/vega'));
    expect(await screen.findByRole('alert')).toBeVisible();
    await settled();
    expect(reports(telemetry)).toEqual([[SERVER_ERROR, 'performer-dialog']]);
    takeConsole();
  });

  test.each([
    ['/marketplace/nobody', 'place-dialog'],
    ['/lineup/nobody', 'performer-dialog'],
    ['/feed?post=nothing', 'post-dialog'],
  ])('the dialog %s when it does not exist', async (address, where) => {
    const { telemetry } = await openScreen(address, FAIR);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(reports(telemetry)).toEqual([[NOT_FOUND, where]]);
  });

  test('two missing dialogs, each of them', async () => {
    const { telemetry, router } = await openScreen('/marketplace/nobody', FAIR);
    await screen.findByRole('alert');
    await act(() => router.navigate('/marketplace/no-one'));
    await waitFor(() => expect(reports(telemetry)).toHaveLength(2));
  });

  test('a film in a text', async () => {
    const film = { ...asset('/media/video/upload/loop.mp4'), resource_type: 'video', context: undefined };
    const { telemetry } = await openScreen('/terms', [
      eventDocument(),
      staticPageDocument('terms', { content: [...paragraphs('See for yourself.'), film] }),
    ]);
    fireEvent.error(await screen.findByLabelText('Video'));
    expect(await screen.findByText('This video cannot be played.')).toBeVisible();
    expect(telemetry.failure.mock.calls).toEqual([
      [expect.objectContaining({ message: expect.stringContaining('loop.mp4') }), 'rich-text'],
    ]);
  });
});

test('an unknown path is not reported as a failure', async () => {
  const { telemetry } = await openScreen('/not-a-page', FAIR);
  await screen.findByRole('heading', { name: 'Page Not Found' });
  await waitFor(() => expect(takeConsole()).toEqual(['warn: No page at /not-a-page']));
  expect(telemetry.failure).not.toHaveBeenCalled();
});
