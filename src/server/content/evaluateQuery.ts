import { type Document, type ExprNode, GroqSyntaxError, evaluateSync, parse } from 'groq-js';
import type { Dataset } from '../dataset/datasetStore.ts';
import { createDocumentIndexes } from './documentIndexes.ts';
import { planQuery } from './planQuery.ts';
import { nodesOf } from './queryTree.ts';
import { QueryError, parseError } from './queryError.ts';

/** A GROQ query, and its parameters by name without the dollar sign. */
export interface GroqQuery {
  query: string;
  params: Record<string, unknown>;
}

/**
 * Evaluates a query to JSON; `signal` aborts when no client waits for the result.
 *
 * @param limitMs a shorter time limit than usual.
 */
export type Evaluate = (
  dataset: Dataset,
  groqQuery: GroqQuery,
  signal: AbortSignal,
  limitMs?: number,
) => string | Promise<string>;

/**
 * Evaluates a query over the dataset.
 *
 * Uses groq-js's synchronous evaluator: it gives the same results as the asynchronous one in a fourth to a sixth of the
 * time (0.1 s for a scan of 50,000 documents). It lacks only the functions for changes (`diff::`, `delta::`).
 *
 * @returns the result as JSON
 * @throws QueryError 400 when the query is not valid GROQ, or uses a parameter that was not given
 */
export function evaluateQuery(
  dataset: Pick<Dataset, 'documents' | 'byId'>,
  { query, params }: GroqQuery,
): string {
  try {
    const tree = parse(query, { params });
    // groq-js evaluates a missing parameter to null; the hosted service rejects the query.
    const missing = [...nodesOf(tree)].find((node) => node.type === 'Parameter');
    if (missing) throw parseError(query, `param $${missing.name} referenced, but not provided`);
    const indexes = createDocumentIndexes();
    const options = {
      dataset: dataset.documents,
      params,
      // groq-js accepts more than its type says.
      dereference: ({ _ref }: { _ref: string }) =>
        (indexes.find(_ref) as unknown as Document | undefined) ?? dataset.byId.get(_ref),
      // One time for all calls of `now()` in a query.
      timestamp: new Date(),
    };
    const compute = (part: ExprNode): unknown => evaluateSync(part, options).data;
    return JSON.stringify(compute(planQuery(tree, dataset.documents, compute, indexes)));
  } catch (error) {
    if (error instanceof QueryError) throw error;
    const position = error instanceof GroqSyntaxError ? error.position : 0;
    throw parseError(query, error instanceof Error ? error.message : String(error), position);
  }
}
