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
  /** The canonical path within the site; without it and a URL the page's own. */
  path?: string | undefined;
  /** Separated by commas. */
  keywords?: string | undefined;
  /** Directives for robots, such as `noindex`. */
  robots?: string | undefined;
}

/** Fallbacks for missing head tags. */
export interface HeadDefaults extends Omit<HeadTags, 'linkPreviewSize'> {
  /** The picture to share of pages without one of their own. */
  festivalImage?: Asset | undefined;
  /** Prefix of picture URLs: robots need absolute ones. */
  origin?: string | undefined;
}

/** Provided by the app shell, since `ui` does not know the event. */
export const HeadDefaultsContext = createContext<HeadDefaults>({});
