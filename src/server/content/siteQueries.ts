import type { SiteGroq } from '#lib/rendering/renderer.ts';
import type { GroqQuery } from './evaluateQuery.ts';

/** Tells the site's own queries from those of strangers. */
export interface SiteQueries {
  /** Whether the site sends the query, as a request or to listen to. */
  isOwn(query: GroqQuery): boolean;
  /** Whether the site listens to the query. */
  isOwnListener(query: GroqQuery): boolean;
}

/** Longest string parameter, in characters, of the site's own queries, such as the name of a category. */
const MAX_PARAM_LENGTH = 500;
/** Most documents that are queried by `_id` at once. */
const MAX_IDS = 100;
/** Most documents in one slice of the site's own queries: number parameters are the ends of a slice. */
const MAX_SLICE_LENGTH = 1000;

/**
 * Recognises the site's own queries.
 *
 * @param eventId that of the served site.
 */
export function createSiteQueries(groq: SiteGroq, eventId: string): SiteQueries {
  const asked = new Set(groq.asked);
  const listened = new Set(groq.listened);

  /** All visitors listen with the same parameters, so the site has as many different listeners as it has texts. */
  function isOwnListener({ query, params }: GroqQuery): boolean {
    return listened.has(query) && params.eventId === eventId && Object.keys(params).length === 1;
  }

  return {
    isOwn: (query) => (asked.has(query.query) && isCheap(query)) || isOwnListener(query),
    isOwnListener,
  };
}

/** The query text alone is not enough: with other parameters the same query costs a hundred times as much. */
function isCheap({ params }: GroqQuery): boolean {
  // Only the `_id`s of changed documents are a list.
  const { ids = [], ...others } = params;
  if (!Array.isArray(ids) || ids.length > MAX_IDS) return false;
  const values = [...Object.values(others), ...(ids as unknown[])];
  const numbers = values.filter((value) => typeof value === 'number');
  const texts = values.filter((value) => typeof value === 'string');
  return (
    numbers.length + texts.length === values.length &&
    texts.every(({ length }) => length <= MAX_PARAM_LENGTH) &&
    Math.max(...numbers) - Math.min(...numbers) <= MAX_SLICE_LENGTH
  );
}
