import { createContext } from 'react';
import type { PictureToShare } from './ShareImage.tsx';

/** What a head says; each screen says its own of it. */
export interface HeadTags {
  title?: string | undefined;
  description?: string | undefined;
  /** What chats and social networks show; the description where it is missing. */
  shareDescription?: string | undefined;
  shareImage?: PictureToShare | undefined;
  /** The full address under which search engines keep the page. */
  canonical?: string | undefined;
  /** Separated by commas. */
  keywords?: string | undefined;
  /** What robots must not do, such as `noindex`. */
  robots?: string | undefined;
}

/** What the head says where a screen has no words of its own. */
export interface HeadDefaults extends HeadTags {
  /** Completes the addresses of pictures: robots take none without a host. */
  origin?: string | undefined;
}

/** The shell provides it: the parts know nothing of the event. */
export const HeadDefaultsContext = createContext<HeadDefaults>({});
