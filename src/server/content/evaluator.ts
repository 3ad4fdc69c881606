import type { Dataset } from '../dataset/datasetStore.ts';
import { type EvaluationProcess, createEvaluationProcess } from './evaluationProcess.ts';
import type { GroqQuery } from './evaluateQuery.ts';

/** The time of one of the site's own questions: a scan of 50,000 documents takes half a second, a schedule two. */
const SITE_DEADLINE_MS = 10_000;
const OTHER_DEADLINE_MS = 2000;

/** Characters that a parameter of the site's own questions may have, such as the name of a category. */
const MAX_PARAM_LENGTH = 500;
/** Documents that one of the site's own questions may ask for by number: its parameters are the ends of a slice. */
const MAX_SLICE_LENGTH = 1000;

/**
 * Answers the site's own questions and those of everybody else, each kind in a process of its own, so that no stranger
 * keeps a visitor waiting. The second process starts with the first stranger.
 *
 * @param siteQueries the GROQ of all questions that the site asks
 */
export function createEvaluator(siteQueries: readonly string[]): EvaluationProcess {
  const known = new Set(siteQueries);
  const site = createEvaluationProcess({ deadlineMs: SITE_DEADLINE_MS });
  const other = createEvaluationProcess({ deadlineMs: OTHER_DEADLINE_MS });
  return {
    prepare: (dataset: Dataset) => (known.size > 0 ? site : other).prepare(dataset),
    evaluate: (dataset, groqQuery, signal) =>
      (isSiteQuery(groqQuery, known) ? site : other).evaluate(dataset, groqQuery, signal),
    close() {
      site.close();
      other.close();
    },
  };
}

/** The words alone do not tell: with other parameters the same query costs a hundred times as much. */
export function isSiteQuery({ query, params }: GroqQuery, known: ReadonlySet<string>): boolean {
  if (!known.has(query)) return false;
  const values = Object.values(params);
  const numbers = values.filter((value) => typeof value === 'number');
  const texts = values.filter((value) => typeof value === 'string');
  return (
    numbers.length + texts.length === values.length &&
    texts.every(({ length }) => length <= MAX_PARAM_LENGTH) &&
    Math.max(...numbers) - Math.min(...numbers) <= MAX_SLICE_LENGTH
  );
}
