import type { ContentSource } from '../client/contentSource.ts';
import type { ResultCache } from './resultCache.ts';

/** The content source on Node, and the site's public origin. */
export interface SiteContent {
  contentSource: ContentSource;
  /** Undefined if it is unknown. */
  origin: string | undefined;
  /** Results that pages share; undefined if each page executes its own queries. */
  results?: ResultCache | undefined;
}
