import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import type { AppDispatch } from '#api/appDispatch.ts';
import type { SiteContent } from '#api/content/discovery/siteContent.ts';
import type { ContentAddress } from '#lib/rendering/renderer.ts';
import type { NamedPage, StructuredData } from '#lib/structured-data/structuredData.ts';
import type { Address, ScreenCodec } from '#lib/url/screenCodec.ts';

/**
 * The definition of a screen: all that the rest of the site knows of it. What is heavy is loaded by functions, so that a
 * visitor of one screen does not download the others.
 */
export interface Feature extends Page {
  /** As the router writes it: `/marketplace`, `/:slug`. */
  path: `/${string}`;
  load(): Promise<ScreenModule>;
  /** How the site's header lies on the screen; left out: `logo`. */
  header?: Header;
  /** Names of further chunks that an address shows. */
  chunksOf?(address: Address): readonly string[];
  /** Addresses beneath the screen's own, over which the screen stays mounted. */
  routes?: readonly ChildRoute[];
  slice?: { name: string; reducer: Reducer };
  urlState?: UrlState<unknown>;
  /** What the offline page calls the screen; left out: it is not offered there. */
  offlineName?: string;
  /** What analytics calls paths of the screen, in lower case; all others count as `Not Found`. */
  analyticsTitles?: Readonly<Record<string, string>>;
  /** What only Node needs. It is no part of the browser's build. */
  server?(): Promise<{ server: FeatureServer }>;
}

/** Code and queries of an address: they start together, and neither waits for the other. */
interface Page {
  /** The name of its chunk. */
  chunk: string;
  load(): Promise<unknown>;
  preload?: Preload;
}

/** An address beneath a screen, such as that of a dialog. The router renders nothing for it. */
export interface ChildRoute extends Partial<Page> {
  path: string;
  routes?: readonly ChildRoute[];
}

/** The module of a screen. */
export interface ScreenModule {
  Component: () => ReactNode;
}

export type Header = 'logo' | 'back' | 'over';

/**
 * Starts the queries of a screen, or of its dialog.
 *
 * @param params the named segments of the path.
 * @param isWhole whether all that the address shows is wanted, and not only what comes first.
 * @returns an address if, by what the queries brought, this one leads elsewhere.
 */
export type Preload = (
  dispatch: AppDispatch,
  address: Address,
  params: Readonly<Record<string, string | undefined>>,
  isWhole: boolean,
) => void | Promise<string | void>;

/** State in a slice that stands in the address too. */
export interface UrlState<State> {
  codec: ScreenCodec<State>;
  select(root: unknown): State;
  /** Makes the action that takes over a state read from the address. */
  read(state: State): UnknownAction;
}

/** What only Node needs to know of a screen. */
export interface FeatureServer {
  /** The GROQ of its queries, by which the embedded content service tells the site's own from others'. */
  queries?: readonly string[];
  /**
   * Its addresses, for the sitemap and the export; left out: its path alone.
   *
   * @param path the screen's own.
   * @throws Error when the content cannot be read.
   */
  addresses?(content: SiteContent, path: string): AsyncIterable<ContentAddress>;
  /** What the page of an address tells machines, by what the store holds. */
  structuredData?(state: unknown, page: StructuredPage): readonly StructuredData[];
}

/** The page of an address, as its structured data needs it. */
export interface StructuredPage {
  /** Where the public finds the site, without a slash at the end. */
  origin: string;
  url: string;
  params: Readonly<Record<string, string | undefined>>;
  /** The way from home to the page. */
  trail(...pages: NamedPage[]): StructuredData;
  /** The festival; nothing where it is not known. */
  festival(performers?: readonly NamedPage[]): readonly StructuredData[];
}
