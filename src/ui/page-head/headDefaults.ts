import { createContext } from 'react';
import type { PictureToShare } from './ShareImage.tsx';

/** A screen's own head tags. */
export interface HeadTags {
  title?: string | undefined;
  description?: string | undefined;
  /** For link previews. Default: the description. */
  shareDescription?: string | undefined;
  shareImage?: PictureToShare | undefined;
  /** The full canonical URL for search engines. */
  canonical?: string | undefined;
  /** Separated by commas. */
  keywords?: string | undefined;
  /** Directives for robots, such as `noindex`. */
  robots?: string | undefined;
}

/** Fallbacks for missing head tags. */
export interface HeadDefaults extends HeadTags {
  /** Prefix of picture URLs: robots need absolute ones. */
  origin?: string | undefined;
}

/** Provided by the app shell, since `ui` does not know the event. */
export const HeadDefaultsContext = createContext<HeadDefaults>({});
