import type { ExprNode, FilterNode, ValueNode } from 'groq-js';
import type { Dataset } from '../dataset/datasetStore.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import type { DocumentIndexes } from './documentIndexes.ts';
import { fieldPath, valueAt } from './fieldPath.ts';
import { nodesOf, withChildren } from './queryTree.ts';

/**
 * Optimises a query tree: groq-js evaluates every node as it is written, so the plan saves work for the same result.
 *
 * - For a scan (`*[...]`), conditions on strings (`_type == "place"`) select documents first; the other conditions are
 *   checked only on these.
 * - Conditions run one after the other on the remaining documents; those that do not use the parent scope come first.
 * - A scan that does not use the parent scope runs once, even if it occurs several times in the query.
 * - A comparison with a field of the parent scope (`name == ^.name`) uses an index.
 * - A field of the results of such a scan (`*[...]._id`) is computed once.
 * - Expressions of parameters only (`$category == "all" || ...`) are computed once, not for each document.
 *
 * @param compute evaluates a tree that does not use the parent scope
 */
export function planQuery(
  tree: ExprNode,
  documents: Dataset['documents'],
  compute: (tree: ExprNode) => unknown,
  indexes: DocumentIndexes,
): ExprNode {
  const done = new Map<string, readonly StoredDocument[]>();

  function plan(node: ExprNode): ExprNode {
    if (isScan(node)) return planScan(node);
    const planned = withChildren(node, plan);
    if (planned.type === 'Group' && isValue(planned.base)) return planned.base;
    if (planned.type === 'OpCall' && isValue(planned.left) && isValue(planned.right)) {
      return value(compute(planned));
    }
    if (isFieldOfEach(planned)) return value(compute(planned));
    if (planned.type === 'Or') return [planned.left, planned.right].find(isTrue) ?? planned;
    return planned;
  }

  function planScan({ expr }: FilterNode): ExprNode {
    const conditions = conditionsOf(expr);
    const scanned = scanOnce(conditions.filter((condition) => !mentionsParent(condition)));
    const others = conditions.filter(mentionsParent);
    const [found = value(scanned)] = others.flatMap((condition) => indexes.lookUp(scanned, condition) ?? []);
    return filterBy(others.map(plan), found);
  }

  function scanOnce(conditions: readonly ExprNode[]): readonly StoredDocument[] {
    const open = conditions
      .map((condition) => ({ condition, planned: plan(condition) }))
      .filter(({ planned }) => !isTrue(planned));
    const textConditions = open.flatMap(({ planned }) => textCondition(planned) ?? []);
    const others = open.filter(({ planned }) => textCondition(planned) === undefined);
    const found = once(textConditions, () =>
      documents.filter((document) => textConditions.every(isMatch(document))),
    );
    return once([textConditions, others.map(({ condition }) => condition)], () => {
      const tree = filterBy(
        others.map(({ planned }) => planned),
        value(found),
      );
      return compute(tree) as readonly StoredDocument[];
    });
  }

  function once(key: unknown, scan: () => readonly StoredDocument[]): readonly StoredDocument[] {
    const name = JSON.stringify(key);
    const found = done.get(name) ?? scan();
    done.set(name, found);
    return found;
  }

  return plan(tree);
}

function value(value: unknown): ValueNode {
  return { type: 'Value', value };
}

function filterBy(conditions: readonly ExprNode[], base: ExprNode): ExprNode {
  return conditions.reduce((base, expr) => ({ type: 'Filter', base, expr }), base);
}

function isScan(node: ExprNode): node is FilterNode {
  return node.type === 'Filter' && node.base.type === 'Everything';
}

function isValue(node: ExprNode): node is ValueNode {
  return node.type === 'Value';
}

/** `[...].name` */
function isFieldOfEach(node: ExprNode): boolean {
  if (node.type !== 'Map' || !isValue(node.base) || node.expr.type !== 'AccessAttribute') return false;
  return node.expr.base?.type === 'This';
}

function isTrue(node: ExprNode): boolean {
  return isValue(node) && node.value === true;
}

function mentionsParent(node: ExprNode): boolean {
  return [...nodesOf(node)].some(({ type }) => type === 'Parent');
}

/** Splits a filter by `a && b` into `a` and `b`. */
function conditionsOf(expr: ExprNode): ExprNode[] {
  if (expr.type === 'Group') return conditionsOf(expr.base);
  if (expr.type === 'And') return [...conditionsOf(expr.left), ...conditionsOf(expr.right)];
  return [expr];
}

interface TextCondition {
  names: readonly string[];
  text: string;
}

/** The field and the string of a condition such as `status == "active"`, which needs no groq-js to check. */
function textCondition(condition: ExprNode): TextCondition | undefined {
  if (condition.type !== 'OpCall' || condition.op !== '==') return undefined;
  const { left, right } = condition;
  const path = fieldPath(left);
  if (!path || path.isOfParent || !isValue(right) || typeof right.value !== 'string') return undefined;
  return { names: path.names, text: right.value };
}

function isMatch(document: StoredDocument) {
  return ({ names, text }: TextCondition) => valueAt(document, names) === text;
}
