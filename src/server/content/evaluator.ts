import type { Dataset } from '../dataset/datasetStore.ts';
import { type EvaluationProcess, createEvaluationProcess } from './evaluationProcess.ts';
import type { GroqQuery } from './evaluateQuery.ts';

/** Deadline of the site's own queries: a scan of 50,000 documents takes half a second, a schedule two. */
const SITE_DEADLINE_MS = 10_000;
const OTHER_DEADLINE_MS = 2000;

/** Longest string parameter, in characters, of the site's own queries, such as the name of a category. */
const MAX_PARAM_LENGTH = 500;
/** Most documents that are queried by `_id` at once. */
const MAX_IDS = 100;
/** Most documents in one slice of the site's own queries: number parameters are the ends of a slice. */
const MAX_SLICE_LENGTH = 1000;

/**
 * Evaluates the site's own queries and all other queries in two processes, so that foreign queries never delay
 * visitors. The second process starts with the first foreign query. Queries that see drafts have a third one, which
 * starts with the first of them: it holds other documents.
 *
 * @param siteQueries the GROQ text of all queries that the site sends
 */
export function createEvaluator(siteQueries: readonly string[]): EvaluationProcess {
  const known = new Set(siteQueries);
  const site = createEvaluationProcess({ deadlineMs: SITE_DEADLINE_MS });
  const other = createEvaluationProcess({ deadlineMs: OTHER_DEADLINE_MS });
  const drafts = createEvaluationProcess({ deadlineMs: SITE_DEADLINE_MS });
  const processFor = ({ perspective }: Dataset, groqQuery: GroqQuery) => {
    if (perspective === 'drafts') return drafts;
    return isSiteQuery(groqQuery, known) ? site : other;
  };
  return {
    prepare: (dataset: Dataset) => (known.size > 0 ? site : other).prepare(dataset),
    evaluate: (dataset, groqQuery, signal) =>
      processFor(dataset, groqQuery).evaluate(dataset, groqQuery, signal),
    close() {
      site.close();
      other.close();
      drafts.close();
    },
  };
}

/** The query text alone is not enough: with other parameters the same query costs a hundred times as much. */
export function isSiteQuery({ query, params }: GroqQuery, known: ReadonlySet<string>): boolean {
  if (!known.has(query)) return false;
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
