import { createContext } from 'react';
import type { Asset } from '#lib/schema/document.ts';

/** A page's picture in link previews. */
export interface PictureToShare {
  /** URL of the original. */
  src: string;
  alt: string;
}

/** A screen's own head tags. */
export interface HeadTags {
  title?: string | undefined;
  description?: string | undefined;
  /** For link previews. Default: the description. */
  shareDescription?: string | undefined;
  linkPreviewSize?: PictureToShare | undefined;
  /** The full canonical URL for search engines. */
  canonical?: string | undefined;
  /** The canonical path within the site. Default: the page's own path, unless `canonical` is set. */
  path?: string | undefined;
  /** Separated by commas. */
  keywords?: string | undefined;
  /** Directives for robots, such as `noindex`. */
  robots?: string | undefined;
}

/** Fallbacks for missing head tags. */
export interface HeadDefaults extends Omit<HeadTags, 'linkPreviewSize'> {
  /** The picture in link previews of pages that have none of their own. */
  festivalImage?: Asset | undefined;
  /** The prefix of picture URLs, because robots need absolute ones. */
  origin?: string | undefined;
}

/** Provided by the app shell, because `ui` does not know the event. */
export const HeadDefaultsContext = createContext<HeadDefaults>({});
