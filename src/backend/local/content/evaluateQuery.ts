import { type ExprNode, GroqSyntaxError, evaluateSync, parse } from 'groq-js';
import type { Dataset } from '../dataset/datasetStore';
import { Refusal, refuseQuery } from './refusal';

/** A GROQ query and its parameters by name, without the dollar sign. */
export interface Question {
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
  { query, params }: Question,
): string {
  try {
    const tree = parse(query, { params });
    const nodes = [...nodesOf(tree)];
    // groq-js would read a forgotten parameter as null; the hosted service refuses it.
    const forgotten = nodes.find((node) => node.type === 'Parameter');
    if (forgotten) throw refuseQuery(query, `param $${forgotten.name} referenced, but not provided`);
    const types = typesRead(nodes);
    const { data } = evaluateSync(tree, {
      dataset: types ? dataset.documents.filter(({ _type }) => types.has(_type)) : dataset.documents,
      params,
      dereference: ({ _ref }) => dataset.byId.get(_ref),
    });
    return JSON.stringify(data);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const position = error instanceof GroqSyntaxError ? error.position : 0;
    throw refuseQuery(query, error instanceof Error ? error.message : String(error), position);
  }
}

/**
 * The document types that the query can see when each `*` in it is filtered by a `_type`; undefined when some `*`
 * is not. Only these documents need to be scanned: references are followed by id.
 */
function typesRead(nodes: ExprNode[]): Set<string> | undefined {
  const types = new Set<string>();
  const filtered = new Set<ExprNode>();
  for (const node of nodes) {
    if (node.type === 'Filter' && node.base.type === 'Everything') {
      const type = typeDemanded(node.expr);
      if (type === undefined) return undefined;
      types.add(type);
      filtered.add(node.base);
    } else if (node.type === 'Everything' && !filtered.has(node)) {
      return undefined;
    }
  }
  return types;
}

/** `x` when the condition can hold only for documents with `_type == "x"`. */
function typeDemanded(condition: ExprNode): string | undefined {
  if (condition.type === 'Group') return typeDemanded(condition.base);
  if (condition.type === 'And') return typeDemanded(condition.left) ?? typeDemanded(condition.right);
  if (condition.type !== 'OpCall' || condition.op !== '==') return undefined;
  const { left, right } = condition;
  const isType = left.type === 'AccessAttribute' && left.name === '_type' && left.base === undefined;
  return isType && right.type === 'Value' && typeof right.value === 'string' ? right.value : undefined;
}

/** The nodes of a query's tree, each before those within it. */
function* nodesOf(value: unknown): Generator<ExprNode> {
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) {
    yield value;
    if (value.type === 'Value') return;
  }
  for (const child of Object.values(value)) yield* nodesOf(child);
}

function isNode(value: object): value is ExprNode {
  return 'type' in value && typeof value.type === 'string';
}
