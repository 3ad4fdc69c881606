import type { SiteGroq } from '#lib/rendering/renderer.ts';
import type { GroqQuery } from './evaluateQuery.ts';

/** Recognises the site's own queries. */
export interface SiteQueries {
  /** Whether the site sends this query, as a request or to a listener. */
  isOwn(query: GroqQuery): boolean;
  /** Whether the site listens to the query. */
  isOwnListener(query: GroqQuery): boolean;
}

/** The longest string parameter of the site's own queries, in characters, such as the name of a category. */
const MAX_PARAM_LENGTH = 500;
/** The largest number of documents in one query by `_id`. */
const MAX_IDS = 100;
/** The largest slice in the site's own queries; number parameters are the ends of a slice. */
const MAX_SLICE_LENGTH = 1000;

/**
 * Recognises the site's own queries.
 *
 * @param eventId the event of the served site.
 */
export function createSiteQueries(groq: SiteGroq, eventId: string): SiteQueries {
  const requested = new Set(groq.requested);
  const listened = new Set(groq.listened);

  /** All visitors listen with the same parameters, so there is one listener for each query text. */
  function isOwnListener({ query, params }: GroqQuery): boolean {
    return listened.has(query) && params.eventId === eventId && Object.keys(params).length === 1;
  }

  return {
    isOwn: (query) => (requested.has(query.query) && isCheap(query)) || isOwnListener(query),
    isOwnListener,
  };
}

/** The query text alone is not enough: with other parameters the same query may cost a hundred times as much. */
function isCheap({ params }: GroqQuery): boolean {
  // The only list is that of changed documents' `_id`s.
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
