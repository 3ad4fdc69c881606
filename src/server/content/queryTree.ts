import type { ExprNode } from 'groq-js';

/** All nodes of a query tree, parents first. */
export function* nodesOf(value: unknown): Generator<ExprNode> {
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) {
    yield value;
    if (value.type === 'Value') return;
  }
  for (const child of Object.values(value)) yield* nodesOf(child);
}

/** A copy of a node with its direct children mapped. */
export function withChildren(node: ExprNode, change: (child: ExprNode) => ExprNode): ExprNode {
  const copy = (value: object) =>
    Object.fromEntries(Object.entries(value).map(([name, part]) => [name, changed(part)]));
  const changed = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(changed);
    if (typeof part !== 'object' || part === null) return part;
    return isNode(part) ? change(part) : copy(part);
  };
  return node.type === 'Value' ? node : (copy(node) as unknown as ExprNode);
}

function isNode(value: object): value is ExprNode {
  return 'type' in value && typeof value.type === 'string';
}
