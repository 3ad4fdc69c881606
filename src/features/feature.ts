import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType, ReactNode } from 'react';
import type { AppDispatch } from '#content/store.ts';
import type { ContentSource } from '#content/client/contentSource.ts';
import type { SiteContent } from '#content/discovery/siteContent.ts';
import type { ShownContent } from '#content/discovery/shownContent.ts';
import type { LiveContent } from '#content/live/liveContent.ts';
import type { FestivalTime } from '#content/festival/festivalTime.ts';
import type { ContentAddress, News } from '#lib/rendering/renderer.ts';
import type { LinkPreviewContent } from '#lib/link-preview/content.ts';
import type { NamedPage, StructuredData } from '#content/structured-data/structuredData.ts';
import type { Address, ScreenCodec } from '#lib/url/screenCodec.ts';

/**
 * The definition of a screen: everything that the rest of the site knows about it. Heavy parts are behind dynamic
 * imports, so that visitors of one screen do not download the others.
 */
export interface Feature extends Page {
  /** A router path such as `/marketplace` or `/:slug`. */
  path: `/${string}`;
  load(): Promise<ScreenModule>;
  /** Style of the site's header on the screen. Default: `logo`. */
  header?: Header;
  /** Names of additional chunks that a URL needs. */
  chunksOf?(address: Address): readonly string[];
  /** Child routes, for which the screen stays mounted. */
  routes?: readonly ChildRoute[];
  /** The part of the state that its address sets. What else it keeps comes with its code (`ScreenModule`). */
  slice?: Slice;
  urlState?: UrlState<unknown>;
  /**
   * The documents whose changes reach the screen while it is open. Default: none.
   *
   * @param state the store's; without it, what any page may show.
   */
  live?(state?: unknown): Promise<LiveContent | undefined>;
  /** The screen's name on the offline page. Default: not listed there. */
  offlineName?: string;
  /**
   * Requests what every visitor has without a network, also those who have not opened the screen. The service worker
   * stores the responses.
   */
  preloadOffline?(dispatch: AppDispatch): Promise<void>;
  /**
   * Titles for analytics by path, in lower case; `/path/*` stands for all below it. Other paths count as `Not Found`.
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
  /** The part of the state that the store has once the screen is loaded. */
  slice?: Slice;
  /**
   * What the screen lists, under filters that the visitor cannot change; for saved views. A screen that lists a kind with
   * `isInSavedViews` has it.
   */
  Results?: ComponentType<ResultsProps>;
}

export interface ResultsProps {
  /** The screen's address with the filters. It must keep its identity. */
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
  /** Whether it is written to the URL of every screen. Default: of those whose URLs the codec reads. */
  isGlobal?: boolean;
  select(root: unknown): State;
  /** Creates the action that sets a state read from the URL. */
  read(state: State): UnknownAction;
  /** Whether the screen then shows what the visitor has picked, which is read at once. Default: later. */
  showsPicks?(state: State): boolean;
}

/** The server-only part of a feature. */
export interface FeatureServer {
  /** The GROQ of its queries, by which the embedded content service recognises them. */
  queries?: readonly string[] | (() => Promise<readonly string[]>);
  /**
   * The documents that it shows, for the content check.
   *
   * @param path the screen's own.
   */
  shown?(path: string): readonly ShownContent[] | Promise<readonly ShownContent[]>;
  /**
   * Its URLs, for the sitemap and the export. Default: its path alone.
   *
   * @param path the screen's own.
   * @throws Error if the content cannot be read.
   */
  addresses?(content: SiteContent, path: string): AsyncIterable<ContentAddress>;
  /**
   * Reads what the screen may ask for in the browser beside what its pages are made of, for an export.
   *
   * @throws Error if the content cannot be read.
   */
  readFurther?(content: SiteContent): Promise<void>;
  /**
   * The newest posts, for the site's Atom feed; of one screen.
   *
   * @throws Error if the content cannot be read, or has no such event.
   */
  news?(content: ContentSource): Promise<News>;
  /**
   * What a page's picture in link previews shows. Default: the document's title.
   *
   * @returns undefined for a page that names a picture of its own.
   */
  linkPreview?(state: unknown, page: PreviewedPage): LinkPreviewContent | undefined;
  /** Names of the chunks that every visitor has without a network. The service worker stores them when installed. */
  offlineChunks?: readonly string[];
  /** Results that pages are rendered from, but not sent with, because they are too large. */
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
  /** The endpoint of what is sent instead; a page without it has them all. Default: they are never sent. */
  instead?: string;
  /** Names of the chunks with which the browser requests them at once. */
  chunks?: readonly string[];
}

export interface PreviewedPage {
  params: Readonly<Record<string, string | undefined>>;
  /** The query string. */
  search: string;
  time: FestivalTime;
}

export interface StructuredPage {
  /** The public origin of the site, without a trailing slash. */
  origin: string;
  url: string;
  params: Readonly<Record<string, string | undefined>>;
  /** Every screen of the site. */
  features: readonly Feature[];
  /** The breadcrumbs from home to the page. */
  trail(...pages: NamedPage[]): StructuredData;
  /** The festival; empty while it is unknown. */
  festival(performers?: readonly NamedPage[]): readonly StructuredData[];
}
