import type { ExprNode, FilterNode, ValueNode } from 'groq-js';
import type { Dataset } from '../dataset/datasetStore';
import { nodesOf, withChildren } from './queryTree';

/**
 * Another tree for the same answer, with less in it for groq-js to do, which does all that a tree says:
 *
 * - A scan (`*[...]`) by `_type` passes over the documents of that type only.
 * - A condition is tried only on what meets those before it.
 * - A scan that mentions nothing around it is done once, wherever and how often it stands in the query.
 * - What the parameters decide is decided once, and not for each document: `$category == "all" || ...`.
 *
 * @param compute gives the value of a tree that mentions nothing around it.
 */
export function planQuery(
  tree: ExprNode,
  documents: Dataset['documents'],
  compute: (tree: ExprNode) => unknown,
): ExprNode {
  const done = new Map<string, ValueNode>();

  function plan(node: ExprNode): ExprNode {
    if (isScan(node)) return mentionsParent(node) ? planScan(node) : scanOnce(node);
    const planned = withChildren(node, plan);
    if (planned.type === 'Group' && isValue(planned.base)) return planned.base;
    if (planned.type === 'OpCall' && isValue(planned.left) && isValue(planned.right)) {
      return { type: 'Value', value: compute(planned) };
    }
    if (planned.type === 'Or') return [planned.left, planned.right].find(isTrue) ?? planned;
    return planned;
  }

  function scanOnce(scan: FilterNode): ValueNode {
    const key = JSON.stringify(scan);
    const found = done.get(key) ?? { type: 'Value', value: compute(planScan(scan)) };
    done.set(key, found);
    return found;
  }

  function planScan({ expr }: FilterNode): ExprNode {
    const conditions = conditionsOf(expr);
    const type = conditions.map(typeDemanded).find((type) => type !== undefined);
    const scanned: ValueNode = {
      type: 'Value',
      value: type === undefined ? documents : documents.filter(({ _type }) => _type === type),
    };
    return conditions
      .filter((condition) => type === undefined || typeDemanded(condition) !== type)
      .map(plan)
      .filter((condition) => !isTrue(condition))
      .reduce<ExprNode>((base, expr) => ({ type: 'Filter', base, expr }), scanned);
  }

  return plan(tree);
}

function isScan(node: ExprNode): node is FilterNode {
  return node.type === 'Filter' && node.base.type === 'Everything';
}

function isValue(node: ExprNode): node is ValueNode {
  return node.type === 'Value';
}

function isTrue(node: ExprNode): boolean {
  return isValue(node) && node.value === true;
}

function mentionsParent(node: ExprNode): boolean {
  return [...nodesOf(node)].some(({ type }) => type === 'Parent');
}

/** All of which a document must meet: a filter by `a && b` is one by `a`, then by `b`. */
function conditionsOf(expr: ExprNode): ExprNode[] {
  if (expr.type === 'Group') return conditionsOf(expr.base);
  if (expr.type === 'And') return [...conditionsOf(expr.left), ...conditionsOf(expr.right)];
  return [expr];
}

/** `x` for the condition `_type == "x"`. */
function typeDemanded(condition: ExprNode): string | undefined {
  if (condition.type !== 'OpCall' || condition.op !== '==') return undefined;
  const { left, right } = condition;
  const isType = left.type === 'AccessAttribute' && left.name === '_type' && left.base === undefined;
  return isType && isValue(right) && typeof right.value === 'string' ? right.value : undefined;
}
