import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType, ReactNode } from 'react';
import type { AppDispatch } from '#content/store.ts';
import type { SiteContent } from '#content/discovery/siteContent.ts';
import type { ShownContent } from '#content/discovery/shownContent.ts';
import type { LiveContent } from '#content/live/liveContent.ts';
import type { FestivalTime } from '#content/festival/festivalTime.ts';
import type { ContentAddress, News } from '#lib/rendering/renderer.ts';
import type { I18n, Message } from '#lib/i18n/i18n.ts';
import type { LinkPreviewContent } from '#lib/link-preview/content.ts';
import type { NamedPage, StructuredData } from '#content/structured-data/structuredData.ts';
import type { Address, ScreenCodec } from '#lib/url/screenCodec.ts';

/**
 * The definition of a screen: everything that the rest of the site knows about it. Large parts are imported
 * dynamically, so that visitors of one screen do not download the others.
 */
export interface Feature extends Page {
  /** A router path such as `/marketplace` or `/:slug`. */
  path: `/${string}`;
  load(): Promise<ScreenModule>;
  /** Style of the site's header on the screen. Default: `logo`. */
  header?: Header;
  /**
   * Parts of the screen that a rendered page loads once it can be used. It has their styles from the start. A navigation
   * waits for them as for the rest of the screen.
   */
  late?: { chunk: string; load(): Promise<unknown> };
  /** Names of additional chunks that a URL needs. */
  chunksOf?(address: Address): readonly string[];
  /** Child routes, for which the screen stays mounted. */
  routes?: readonly ChildRoute[];
  /** The slice that the address sets. Other slices of the screen come with its code (`ScreenModule`). */
  slice?: Slice;
  urlState?: UrlState<unknown>;
  /**
   * The documents that are updated while the screen is open. Default: none.
   *
   * @param state the store's state; without it, the documents that any of its pages may show.
   */
  live?(state?: unknown): Promise<LiveContent | undefined>;
  /** The screen's name on the offline page. Default: not listed there. */
  offlineName?: Message;
  /**
   * Requests what every visitor needs offline, even without having opened the screen. The service worker stores the
   * responses.
   */
  preloadOffline?(dispatch: AppDispatch): Promise<void>;
  /**
   * Titles for analytics by path, in lower case; `/path/*` matches all paths below. Other paths count as `Not Found`.
   */
  analyticsTitles?: Readonly<Record<string, string>>;
  /** The server-only part, which is not in the browser bundle. */
  server?(): Promise<{ server: FeatureServer }>;
}

interface Slice {
  name: string;
  reducerPath: string;
  reducer: Reducer;
}

/** Code and queries of a route. They load in parallel. */
interface Page {
  chunk: string;
  load(): Promise<unknown>;
  preload?: Preload;
}

/** A route below a screen, such as a dialog. The router renders nothing for it. */
export interface ChildRoute extends Partial<Page> {
  path: string;
  routes?: readonly ChildRoute[];
}

export interface ScreenModule {
  Component: () => ReactNode;
  /** The slice that the store gets when the screen is loaded. */
  slice?: Slice;
  /**
   * The screen's list with filters that the visitor cannot change; for saved views. A screen that lists a kind with
   * `isInSavedViews` has it.
   */
  Results?: ComponentType<ResultsProps>;
}

export interface ResultsProps {
  /** The screen's address with the filters. It must be the same object at each render. */
  address: Address;
  /** Shows only the first cards, without count and paging. Default: everything. */
  most?: number | undefined;
}

export type Header = 'logo' | 'back' | 'over';

/**
 * Starts the queries of a screen, or of its dialog.
 *
 * @param params the named segments of the path.
 * @param isWhole whether to load everything that the URL shows, or only the most important part.
 * @param features every screen of the site, for a screen that shows what another one lists.
 * @returns a URL to redirect to, if the query results call for it.
 */
export type Preload = (
  dispatch: AppDispatch,
  address: Address,
  params: Readonly<Record<string, string | undefined>>,
  isWhole: boolean,
  features: readonly Feature[],
) => void | Promise<string | void>;

/** State of a slice that is also in the URL. */
export interface UrlState<State> {
  codec: ScreenCodec<State>;
  /** Whether it is written to the URL of every screen. Default: only to URLs that the codec can read. */
  isGlobal?: boolean;
  select(root: unknown): State;
  /** Creates the action that sets a state read from the URL. */
  read(state: State): UnknownAction;
  /** Whether the screen then shows the visitor's picks, which are read at once. Default: they are read later. */
  showsPicks?(state: State): boolean;
}

/** The server-only part of a feature. */
export interface FeatureServer {
  /** The GROQ of its queries, so that the embedded content service recognises them. */
  queries?: readonly string[] | (() => Promise<readonly string[]>);
  /**
   * The documents that the screen shows, for the content check.
   *
   * @param path the screen's path.
   */
  shown?(path: string): readonly ShownContent[] | Promise<readonly ShownContent[]>;
  /**
   * The screen's URLs, for the sitemap and the export. Default: only its path.
   *
   * @param path the screen's path.
   * @throws Error if the content cannot be read.
   */
  addresses?(content: SiteContent, path: string): AsyncIterable<ContentAddress>;
  /**
   * For an export: reads content that the screen may request in the browser but that no page is rendered with.
   *
   * @throws Error if the content cannot be read.
   */
  readForExport?(content: SiteContent): Promise<void>;
  /**
   * The newest posts in each language, for the site's Atom feeds. Only one screen has them.
   *
   * @throws Error if the content cannot be read, or the event does not exist.
   */
  news?(content: SiteContent): Promise<News[]>;
  /**
   * The content of a page's picture in link previews. Default: the document's title.
   *
   * @returns undefined for a page that already names a picture in its head.
   */
  linkPreview?(state: unknown, page: PreviewedPage): LinkPreviewContent | undefined;
  /** Names of the chunks that every visitor needs offline. The service worker stores them when it is installed. */
  offlineChunks?: readonly string[];
  /** Results that pages are rendered with, but not sent with, because they are too large. */
  withheld?: WithheldResults;
  /** Names of additional chunks that a page needs because of its content. */
  chunks?(
    state: unknown,
    params: Readonly<Record<string, string | undefined>>,
    features: readonly Feature[],
  ): readonly string[] | Promise<readonly string[]>;
  /** Names of additional chunks that `Results` needs on another screen's page. */
  resultsChunks?: readonly string[];
  /** The structured data of a page, derived from the store's state. */
  structuredData?(
    state: unknown,
    page: StructuredPage,
  ): readonly StructuredData[] | Promise<readonly StructuredData[]>;
}

export interface WithheldResults {
  /** Their endpoints. */
  endpoints: readonly string[];
  /**
   * An endpoint that replaces them: pages with its result are sent without them. Default: no page is sent with them.
   */
  instead?: string;
  /** Names of the chunks that the browser needs to request them at once. */
  chunks?: readonly string[];
}

export interface PreviewedPage {
  params: Readonly<Record<string, string | undefined>>;
  /** The query string. */
  search: string;
  time: FestivalTime;
  i18n: I18n;
}

export interface StructuredPage {
  /** The public address of the site in the page's language, without a trailing slash: `https://fair.example/de`. */
  root: string;
  url: string;
  params: Readonly<Record<string, string | undefined>>;
  /** Every screen of the site. */
  features: readonly Feature[];
  i18n: I18n;
  /** The breadcrumbs from home to the page. */
  trail(...pages: NamedPage[]): StructuredData;
  /** The festival; empty while it is unknown. */
  festival(performers?: readonly NamedPage[]): readonly StructuredData[];
}
