import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { App } from '#app/App.tsx';
import { readTimeTravel } from '#app/readTimeTravel.ts';
import { keepPicks } from '#features/picks/keepPicks.ts';
import { storageKeyOf } from '#features/picks/picksStorage.ts';
import { createSiteContent } from '#app/createSiteContent.ts';
import type { RenderedSite } from '#app/renderSite.tsx';
import { createRoutes } from '#app/router/routes.ts';
import { scheduleApi } from '#content/event/api.ts';
import { makeStore } from '#app/store.ts';
import { urlStates } from '#app/url-sync/urlStates.ts';
import { silentTelemetry } from '#hooks/useTelemetry.ts';
import { readSiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import { listen } from '#server/http/listen.ts';
import { createServices } from '#server/services.ts';
import { eventDocument, placeDocument, referenceTo, scheduleEventDocument } from '../../support/builders.ts';
import { i18nOf } from '#lib/i18n/i18n.ts';
import { memoryRouter } from '../../support/memoryRouter.ts';
import { EVENT_ID } from '../../support/openScreen.tsx';

const hall = placeDocument('Hall A', { status: 'inactive', locationName: undefined });
const PROGRAMME = [
  eventDocument({ startDate: '2025-10-25', endDate: '2025-10-26' }),
  hall,
  ...Array.from({ length: 160 }, (_, index) => {
    const start = Date.parse('2025-10-25T17:00:00Z') + index * 15 * 60_000;
    return scheduleEventDocument(`Session ${index}`, {
      startsAt: new Date(start).toISOString(),
      endsAt: new Date(start + 15 * 60_000).toISOString(),
      eventPlace: [referenceTo(hall)],
    });
  }),
];

let site: Awaited<ReturnType<typeof listen>>;
/** The browser's requests wait for this promise. */
let held: Promise<unknown> | undefined;

beforeAll(async () => {
  const services = createServices({ dataset: createDatasetStore(PROGRAMME) });
  site = await listen({
    port: 0,
    async handler(request) {
      await held;
      return services(request);
    },
  });
});
afterAll(() => site.close());
afterEach(cleanup);

/**
 * Opens an address like a browser whose page was rendered on Node.
 *
 * @param response the page's requests wait for this promise.
 */
async function openPage(address: string, response?: Promise<unknown>) {
  const { contentSource, origin } = createSiteContent(readSiteEnvironment({}), site.origin, {
    isExport: false,
  });
  let page: RenderedSite | undefined;
  // As on Node, which has its own instance of React.
  await jest.isolateModulesAsync(async () => {
    const { renderSite } = await import('#app/renderSite.tsx');
    page = await renderSite(address, { contentSource, origin, results: undefined });
  });
  held = response;
  const store = makeStore(page?.state, { contentSource });
  const router = memoryRouter([address], createRoutes(store, { loadChunk: (load) => load() }));
  await router.hydrate();
  readTimeTravel(store, router.state.location, new Set(urlStates));
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = page?.body ?? '';
  await act(async () => {
    render(
      <App store={store} router={router} telemetry={silentTelemetry} i18n={i18nOf('en')} origin={origin} />,
      {
        container,
        hydrate: true,
      },
    );
    await Promise.resolve();
  });
  return store;
}

test('the page of running events shows them', async () => {
  await openPage('/schedule?day=now&at=2025-10-25T14:05');
  expect(await screen.findByRole('region', { name: 'Hall A' })).toHaveTextContent('On now Session 16');
});

test('the page of a day with running events becomes complete', async () => {
  await openPage('/schedule?day=sat&at=2025-10-25T14:05');
  expect(await screen.findByRole('button', { name: 'Save Session 0' })).toBeVisible();
});

test.each(['before', 'after'])(
  'the page of picks shows them, if they are read %s the schedule arrives',
  async (order) => {
    const picks = { version: 1, event: { 'session-session-16': 'session-16' } };
    window.localStorage.setItem(storageKeyOf(EVENT_ID), JSON.stringify(picks));
    let release = () => {};
    const response = new Promise<void>((resolve) => (release = resolve));
    const store = await openPage('/schedule?mine=1', response);
    const schedule = () => scheduleApi.endpoints.getSchedule.select()(store.getState());
    if (order === 'after') {
      release();
      await waitFor(() => expect(schedule().isSuccess).toBe(true));
    }
    act(() => keepPicks(store, EVENT_ID, () => undefined));
    expect(screen.queryByText('No events found')).toBeNull();
    release();
    expect(await screen.findByText('Showing 1 of 160 events (filtered)')).toBeVisible();
  },
);
