import type { Dataset } from '../dataset/datasetStore.ts';
import { type EvaluationProcess, createEvaluationProcess } from './evaluationProcess.ts';
import type { Question } from './evaluateQuery.ts';

/** The time of one of the site's own questions: a scan of 50,000 documents takes half a second, a schedule two. */
const OWN_DEADLINE_MS = 10_000;
const FOREIGN_DEADLINE_MS = 2000;

/** Characters that a parameter of the site's own questions may have, such as the name of a category. */
const LONGEST_PARAM = 500;
/** Documents that one of the site's own questions may ask for by number: its parameters are the ends of a slice. */
const LONGEST_SLICE = 1000;

/**
 * Answers the site's own questions and those of everybody else, each kind in a process of its own, so that no stranger
 * keeps a visitor waiting. The second process starts with the first stranger.
 *
 * @param ownQueries the GROQ of all questions that the site asks
 */
export function createEvaluator(ownQueries: readonly string[]): EvaluationProcess {
  const known = new Set(ownQueries);
  const own = createEvaluationProcess({ deadlineMs: OWN_DEADLINE_MS });
  const foreign = createEvaluationProcess({ deadlineMs: FOREIGN_DEADLINE_MS });
  return {
    prepare: (dataset: Dataset) => (known.size > 0 ? own : foreign).prepare(dataset),
    evaluate: (dataset, question, signal) =>
      (isOwn(question, known) ? own : foreign).evaluate(dataset, question, signal),
    close() {
      own.close();
      foreign.close();
    },
  };
}

/** The words alone do not tell: with other parameters the same query costs a hundred times as much. */
export function isOwn({ query, params }: Question, known: ReadonlySet<string>): boolean {
  if (!known.has(query)) return false;
  const values = Object.values(params);
  const numbers = values.filter((value) => typeof value === 'number');
  const texts = values.filter((value) => typeof value === 'string');
  return (
    numbers.length + texts.length === values.length &&
    texts.every(({ length }) => length <= LONGEST_PARAM) &&
    Math.max(...numbers) - Math.min(...numbers) <= LONGEST_SLICE
  );
}
