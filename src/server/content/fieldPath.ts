import type { ExprNode } from 'groq-js';

/** A field as a query names it: `alias.current`, or `^.alias.current` for a field of the parent scope. */
export interface FieldPath {
  names: readonly string[];
  isOfParent: boolean;
}

/** The path of a node; undefined if the node is not a path. */
export function fieldPath(node: ExprNode): FieldPath | undefined {
  if (node.type === 'Parent') return node.n === 1 ? { names: [], isOfParent: true } : undefined;
  if (node.type !== 'AccessAttribute') return undefined;
  const base = node.base ? fieldPath(node.base) : { names: [], isOfParent: false };
  return base && { ...base, names: [...base.names, node.name] };
}

/** The value at a path of a document. As in GROQ, lists and strings have no fields. */
export function valueAt(document: object, names: readonly string[]): unknown {
  let value: unknown = document;
  for (const name of names) {
    if (typeof value !== 'object' || value === null || Array.isArray(value) || !Object.hasOwn(value, name))
      return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}
