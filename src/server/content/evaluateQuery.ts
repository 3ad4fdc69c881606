import { type Document, type ExprNode, GroqSyntaxError, evaluateSync, parse } from 'groq-js';
import type { Dataset } from '../dataset/datasetStore.ts';
import { createDocumentIndexes } from './documentIndexes.ts';
import { planQuery } from './planQuery.ts';
import { nodesOf } from './queryTree.ts';
import { QueryError, parseError } from './queryError.ts';

/** A GROQ query and its parameters by name, without the dollar sign. */
export interface GroqQuery {
  query: string;
  params: Record<string, unknown>;
}

/**
 * Answers a query over the dataset.
 *
 * It uses groq-js's synchronous evaluator, which gives the same answers as the other at a fourth to a sixth of the
 * time (0.1 s for a scan of 50,000 documents); it lacks only the functions for changes (`diff::`, `delta::`).
 *
 * @returns the result as JSON
 * @throws Refusal 400 when the query is no GROQ, or names a parameter that is not given
 */
export function evaluateQuery(
  dataset: Pick<Dataset, 'documents' | 'byId'>,
  { query, params }: GroqQuery,
): string {
  try {
    const tree = parse(query, { params });
    // groq-js would read a forgotten parameter as null; the hosted service refuses it.
    const missing = [...nodesOf(tree)].find((node) => node.type === 'Parameter');
    if (missing) throw parseError(query, `param $${missing.name} referenced, but not provided`);
    const indexes = createDocumentIndexes();
    const options = {
      dataset: dataset.documents,
      params,
      // It takes any value for what a reference stands for.
      dereference: ({ _ref }: { _ref: string }) =>
        (indexes.find(_ref) as unknown as Document | undefined) ?? dataset.byId.get(_ref),
      // One time for all parts of a query.
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
