import type { Dataset } from '../dataset/datasetStore.ts';
import { type EvaluationProcess, createEvaluationProcess } from './evaluationProcess.ts';
import type { GroqQuery } from './evaluateQuery.ts';
import type { SiteQueries } from './siteQueries.ts';

/** The deadline of the site's own queries: a scan of 50,000 documents takes half a second, the schedule two. */
const SITE_DEADLINE_MS = 10_000;
const OTHER_DEADLINE_MS = 2000;

/**
 * Evaluates the site's own queries and all other queries in two processes, so that other queries never delay visitors.
 * The second process starts with the first of these. Queries that see drafts have a third process, because it holds
 * other documents; it starts with the first of them.
 *
 * @param siteQueries undefined if the site's queries are not known
 */
export function createEvaluator(siteQueries: SiteQueries | undefined): EvaluationProcess {
  const site = createEvaluationProcess({ deadlineMs: SITE_DEADLINE_MS });
  const other = createEvaluationProcess({ deadlineMs: OTHER_DEADLINE_MS });
  const drafts = createEvaluationProcess({ deadlineMs: SITE_DEADLINE_MS });
  const processFor = ({ perspective }: Dataset, groqQuery: GroqQuery) => {
    if (perspective === 'drafts') return drafts;
    return siteQueries?.isOwn(groqQuery) ? site : other;
  };
  return {
    prepare: (dataset: Dataset) => (siteQueries ? site : other).prepare(dataset),
    evaluate: (dataset, groqQuery, ...limits) =>
      processFor(dataset, groqQuery).evaluate(dataset, groqQuery, ...limits),
    close() {
      site.close();
      other.close();
      drafts.close();
    },
  };
}
