import { act, cleanup, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VirtuosoGridMockContext } from 'react-virtuoso';
import { App } from '#app/App.tsx';
import { startLive } from '#features/live/startLive.ts';
import { injectDeferred } from '#app/injectDeferred.ts';
import { keepPicks } from '#features/picks/keepPicks.ts';
import { connectSearch } from '#features/search/dialog/connectSearch.ts';
import type { ContentSource, QueryStudio } from '#content/client/contentSource.ts';
import { contentApi } from '#content/client/contentApi.ts';
import { urlStates } from '#app/url-sync/urlStates.ts';
import { createRoutes } from '#app/router/routes.ts';
import { connectUrlSync } from '#app/url-sync/urlSync.ts';
import { makeStore } from '#app/store.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { listen } from '#server/http/listen.ts';
import { createServices } from '#server/services.ts';
import { memoryRouter } from './memoryRouter.ts';
import { embeddedAt } from './scriptedContent.ts';
import { showLinkPreviews } from '#app/shell/showLinkPreviews.ts';
import { Toaster } from '#ui/toast/Toaster.tsx';
import { i18nOf } from '#lib/i18n/i18n.ts';
import { currentToasts, dismissToast } from '#ui/toast/toast.ts';

/** Replaces the backend of forms. */
type Backend = (request: Request) => Response | Promise<Response>;

/** A response that replaces the one of the service; undefined lets the service respond. */
type Fault = (query: URLSearchParams) => Response | Promise<Response | undefined> | undefined;

/** The event of the picks in the browser's storage. */
export const EVENT_ID = 'festival-2025';

const closing: (() => Promise<void> | void)[] = [];

/**
 * Opens a screen in jsdom with the real routes, store and content client, and the embedded services over HTTP with the
 * given documents.
 *
 * @param query answers queries instead of the content service, as a Studio does.
 * @param language of the texts of the site. Default: English.
 */
export async function openScreen(
  path: string,
  documents: readonly StoredDocument[],
  backend: Backend = () => new Response('{"error":"There is no backend."}', { status: 500 }),
  query?: QueryStudio,
  language = 'en',
) {
  let fault: Fault = () => undefined;
  const requests: URLSearchParams[] = [];
  const dataset = createDatasetStore(documents);
  const services = createServices({ dataset });
  const { origin, close } = await listen({
    port: 0,
    async handler(request) {
      const { pathname, searchParams } = new URL(request.url);
      if (/^\/(functions|rest)\//.test(pathname)) return handleForm(request, backend);
      if (request.method === 'GET') requests.push(searchParams);
      const response = (request.method === 'GET' && (await fault(searchParams))) || (await services(request));
      response.headers.set('access-control-allow-origin', '*');
      return response;
    },
  });

  const contentSource: ContentSource = { ...embeddedAt(origin), query };
  const store = makeStore(undefined, {
    contentSource,
    submissionSource: { supabaseUrl: origin, supabaseAnonKey: 'test-key', turnstileSiteKey: undefined },
  });
  const telemetry = {
    pageView: jest.fn(),
    navigationClick: jest.fn(),
    purchaseClick: jest.fn(),
    search: jest.fn(),
    failure: jest.fn(),
  };
  const router = memoryRouter([path], createRoutes(store, { loadChunk: (load) => load() }));
  void router.start();
  const disconnect = connectUrlSync(store, router, urlStates);
  closing.push(disconnect, () => router.dispose(), abortQueries, close);

  /** A query still running would fail after the server has closed. */
  function abortQueries() {
    for (const query of store.dispatch(contentApi.util.getRunningQueriesThunk())) query.abort();
  }

  showLinkPreviews(router, undefined);
  render(
    <VirtuosoGridMockContext.Provider
      value={{ viewportHeight: 3000, viewportWidth: 900, itemHeight: 300, itemWidth: 300 }}
    >
      <Toaster />
      <App
        store={store}
        router={router}
        telemetry={telemetry}
        i18n={i18nOf(language)}
        origin="https://fair.example"
      />
    </VirtuosoGridMockContext.Provider>,
  );
  return {
    user: userEvent.setup(),
    store,
    router,
    /** Mocks of the telemetry calls. */
    telemetry,
    /** The page's path and query string. */
    address: () => router.state.location.pathname + router.state.location.search,
    /** Changes the content. */
    edit: (next: readonly StoredDocument[]) => dataset.replace([...next]),
    /** Listens to changes, as a page does some time after it has loaded. */
    async listen() {
      injectDeferred();
      act(() => void closing.unshift(startLive(store, router, contentSource)));
      await waitFor(() => expect(store.getState()).toMatchObject({ live: { status: 'live' } }));
    },
    /** Stores picks on the device, as a page does after it has loaded. */
    keepPicks() {
      act(() => keepPicks(store, EVENT_ID, (path) => void router.navigate(path)));
    },
    /** Connects the search dialog, as a page does after it has loaded. */
    openSearch() {
      closing.push(connectSearch(store, router, telemetry));
    },
    /** Waits until no query is running. */
    settled: () =>
      waitFor(() => expect(store.dispatch(contentApi.util.getRunningQueriesThunk())).toHaveLength(0)),
    /** Search parameters of every GET query that the service received. */
    requests,
    /** Responses that replace those of the service from now on. */
    failWith(next: Fault) {
      fault = next;
    },
    /** Holds all responses until the returned function is called. */
    hold(): () => void {
      let release = () => {};
      const held = new Promise<undefined>((resolve) => {
        release = () => resolve(undefined);
      });
      fault = () => held;
      return release;
    },
  };
}

async function handleForm(request: Request, backend: Backend): Promise<Response> {
  const response =
    request.method === 'OPTIONS' ? new Response(null, { status: 204 }) : await backend(request);
  for (const what of ['origin', 'headers', 'methods'])
    response.headers.set(`access-control-allow-${what}`, '*');
  response.headers.set('access-control-allow-headers', FORM_HEADERS);
  return response;
}

/** jsdom does not support `*` here. */
const FORM_HEADERS =
  'apikey, authorization, content-type, content-profile, prefer, x-client-info, x-retry-count';

afterEach(async () => {
  act(() => currentToasts().forEach(({ id }) => dismissToast(id)));
  cleanup();
  window.localStorage.clear();
  for (const close of closing.splice(0)) await close();
});
