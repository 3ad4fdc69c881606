import { UNSAFE_createMemoryHistory as createMemoryHistory, parsePath } from 'react-router-dom';
import { prerender } from 'react-dom/static';
import { contentApi } from '#content/client/contentApi.ts';
import type { FetchQuery } from '#content/client/contentQuery.ts';
import { eventApi } from '#content/festival/api.ts';
import type { FestivalEvent } from '#content/festival/schema.ts';
import { festivalOffsets, festivalTime } from '#content/festival/festivalTime.ts';
import { contentIn, readLanguages } from '#content/discovery/contentIn.ts';
import { collectTags } from '#content/discovery/collectTags.ts';
import type { SiteContent } from '#content/discovery/siteContent.ts';
import { UnreadableContent } from '#lib/errors/unreadableContent.ts';
import { preloadItemsIn } from '#content/lists/preloadItems.ts';
import type { Feature } from '#features/feature.ts';
import { my } from '#features/my-festival/index.ts';
import { notFound } from '#features/not-found/index.ts';
import { vendorApplication } from '#features/vendor-application/index.ts';
import { silentTelemetry } from '#hooks/useTelemetry.ts';
import type { ZoneOffsets } from '#lib/dates/pageOffsets.ts';
import { i18nOf } from '#lib/i18n/i18n.ts';
import { languageOf, withPrefix } from '#lib/i18n/pageLanguage.ts';
import { type ContentError, isContentError } from '#lib/errors/contentError.ts';
import { type DocumentAttributes, documentAttributes } from '#lib/rendering/documentAttributes.ts';
import { pageAddress } from '#lib/rendering/pageAddress.ts';
import { type StructuredData, structuredDataText } from '#content/structured-data/structuredData.ts';
import { addressText } from '#lib/url/screenCodec.ts';
import { LinkPreviewTags } from '#ui/page-head/LinkPreviewTags.tsx';
import { renderLinkPreviews } from '#ui/page-head/linkPreview.ts';
import { App } from './App.tsx';
import { features } from './features.ts';
import { readShell } from './shell/readShell.ts';
import { readTimeTravel } from './readTimeTravel.ts';
import { pageState, queriesOf } from './pageState.ts';
import { pageParams, urlStates } from './url-sync/urlStates.ts';
import { createRouter, handleOf } from './router/createRouter.ts';
import { createRoutes } from './router/routes.ts';
import { readAddress } from './url-sync/urlSync.ts';
import type { AppStore, RootState } from '#content/store.ts';
import { makeStore } from './store.ts';
import { type PageLinkPreview, linkPreviewOf } from './linkPreview.ts';
import { structuredData } from './structuredData.ts';

/** Screens that show each visitor something else once their scripts run. No shared cache keeps their pages. */
const PERSONAL: readonly Feature[] = [my, vendorApplication];

/** The screen of an address as a browser shows it before the first effect runs. */
export interface RenderedSite {
  status: 200 | 301 | 404;
  /** The sync tags of the content on which the page depends; undefined if they are not all known. */
  tags: readonly string[] | undefined;
  /** The address of the screen; with status 301 the target of the redirect. */
  address: string;
  attributes: DocumentAttributes;
  /** Undefined while it is unknown. */
  event: FestivalEvent | undefined;
  /** Tags for the head. */
  head: string;
  /** The page's own picture for link previews, if any. */
  linkPreview: PageLinkPreview | undefined;
  body: string;
  /** The store's state, for the browser to start from. */
  state: Partial<RootState>;
  offsets: ZoneOffsets | undefined;
  /** The names of the chunks that the screen is made of. */
  chunks: readonly string[];
  /** The names of those whose styles the page needs, but whose code comes later. */
  lateChunks: readonly string[];
}

/**
 * Renders an address on Node once its screen has all its content.
 *
 * @param address path and query string.
 * @param routerState the router's state of the address, if it has one.
 * @throws UnreadableContent, or whatever a screen throws.
 */
export async function renderSite(
  address: string,
  content: SiteContent,
  routerState?: unknown,
): Promise<RenderedSite> {
  const { origin } = content;
  const collected = content.results && collectTags(content.results.execute);
  const results = content.results && collected && { ...content.results, execute: collected.execute };
  const languages = await readLanguages({ ...content, results });
  const { language, prefix } = languageOf(parsePath(address).pathname ?? '/', languages);
  const i18n = i18nOf(language, prefix);
  const { contentSource } = contentIn(content, language, languages);
  const openStore = (execute?: FetchQuery, state?: Partial<RootState>) =>
    makeStore(state, { contentSource, execute, preloadItems: preloadItemsIn(language), i18n: () => i18n });
  const shell = content.results && (await readShell(contentSource, content.results, openStore));
  if (shell) collected?.add(shell.tags);
  const store = openStore(results?.execute, shell?.state());
  const routes = createRoutes(store, { loadChunk: (load) => load(), waitsForContent: true });
  const entry = { ...parsePath(address), state: routerState };
  const router = createRouter(createMemoryHistory({ initialEntries: [entry] }), routes, prefix);
  const requested = addressText(router.state.location);
  try {
    await router.start();
    const { location, matches, feature, error } = router.state;
    if (error !== undefined) throw new Error('The screen cannot be loaded.', { cause: error });
    readAddress(store, location, urlStates);
    readTimeTravel(store, location, new Set());
    const isElsewhere = addressText(location) !== requested;
    const status = feature === notFound ? 404 : isElsewhere ? 301 : statusOf(store);

    renderLinkPreviews(LinkPreviewTags);
    const { data: event } = eventApi.endpoints.getEvent.select()(store.getState());
    const attributes = documentAttributes(event ?? {}, i18n.language);
    const app = <App store={store} router={router} telemetry={silentTelemetry} i18n={i18n} origin={origin} />;
    const { prelude } = await prerender(app, {
      // The HTML is sent in one piece. Infinity keeps React from adding inline scripts that move parts into place.
      progressiveChunkSize: Infinity,
    });
    const { head, body } = splitHtml(await new Response(prelude).text());
    const params = matches.at(-1)?.params ?? {};
    const chunks = [
      ...matches.flatMap(({ route }) => handleOf(route)?.chunks(location) ?? []),
      ...((await (await feature?.server?.())?.server.chunks?.(store.getState(), params, features)) ?? []),
    ];
    // Structured data needs the full address of every page.
    const data =
      feature === undefined || origin === undefined
        ? []
        : await structuredData(store.getState(), feature, {
            pathname: location.pathname,
            params,
            root: origin + prefix,
            i18n,
          });
    const { state, chunks: stateChunks } = await pageState(store.getState());
    return {
      status,
      tags: feature && PERSONAL.includes(feature) ? undefined : collected?.tags(),
      linkPreview:
        status === 200 && feature
          ? await linkPreviewOf(store.getState(), feature, {
              head,
              params: matches.at(-1)?.params ?? {},
              search: location.search,
              i18n,
            })
          : undefined,
      address: pageAddress({ ...location, pathname: withPrefix(location.pathname, prefix) }, pageParams),
      attributes,
      event,
      head: head + structuredDataTag(data),
      body,
      state,
      offsets: festivalOffsets(festivalTime(event)),
      chunks: [...chunks, ...stateChunks],
      lateChunks: feature?.late ? [feature.late.chunk] : [],
    };
  } finally {
    router.dispose();
    store.dispatch(contentApi.util.resetApiState());
  }
}

/** React writes the tags that it hoists into the head before the first element of the screen. */
function splitHtml(html: string): { head: string; body: string } {
  const [head = ''] = /^(?:<(?:meta|link)\b[^>]*>|<title>[^<]*<\/title>)*/.exec(html) ?? [];
  return { head, body: html.slice(head.length) };
}

function structuredDataTag(data: readonly StructuredData[]): string {
  return data.length === 0 ? '' : `<script type="application/ld+json">${structuredDataText(data)}</script>`;
}

/**
 * 404 for an item that does not exist.
 *
 * @throws UnreadableContent for a query that has failed and may succeed later
 */
function statusOf(store: AppStore): 200 | 404 {
  const failed = queriesOf(store.getState()).filter(([, { error }]) => isContentError(error));
  const errors = failed.map(([, { error }]) => error as ContentError);
  const failure = errors.find(({ kind }) => kind !== 'not-found');
  if (failure) throw new UnreadableContent(failure.message);
  return failed.some(([, { originalArgs }]) => isItemArg(originalArgs)) ? 404 : 200;
}

function isItemArg(arg: unknown): boolean {
  return typeof arg === 'object' && arg !== null && 'slug' in arg;
}
