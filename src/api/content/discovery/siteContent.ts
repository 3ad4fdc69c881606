import type { ContentSource } from '../contentSource.ts';
import type { ResultCache } from './resultCache.ts';

/** Where the site takes its content from on Node, and where the public finds it. */
export interface SiteContent {
  contentSource: ContentSource;
  /** Undefined where nobody knows. */
  origin: string | undefined;
  /** What pages share; left out where each must read anew. */
  results?: ResultCache | undefined;
}
