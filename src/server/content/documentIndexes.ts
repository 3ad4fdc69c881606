import { randomUUID } from 'node:crypto';
import type { ExprNode } from 'groq-js';
import { fieldPath, valueAt } from './fieldPath.ts';

/** Indexes of documents by the text in a field, for scans that look up many texts. */
export interface DocumentIndexes {
  /**
   * Returns a query tree that evaluates to the documents that may meet a condition; undefined if no index helps. The
   * condition must still be checked for each of them.
   */
  lookUp(documents: readonly object[], condition: ExprNode): ExprNode | undefined;
  /** Resolves a reference in such a tree; undefined for all other references. */
  find(reference: string): readonly object[] | undefined;
}

/**
 * groq-js has no node that looks up a computed key in a table, but it calls back to resolve references. So an index
 * lookup is written as a reference with a computed id.
 */
export function createDocumentIndexes(): DocumentIndexes {
  const marker = `index ${randomUUID()} `;
  const tables: (() => ReadonlyMap<string, readonly object[]>)[] = [];

  return {
    lookUp(documents, condition) {
      const comparison = fieldComparison(condition);
      if (!comparison) return undefined;
      const prefix = `${marker}${tables.length} `;
      tables.push(once(() => groupByText(documents, comparison.field)));
      const reference: ExprNode = {
        type: 'OpCall',
        op: '+',
        left: { type: 'Value', value: prefix },
        right: comparison.wanted,
      };
      return coalesce(
        {
          type: 'Deref',
          base: {
            type: 'Object',
            attributes: [{ type: 'ObjectAttributeValue', name: '_ref', value: reference }],
          },
        },
        // Only a string makes a reference; for other values all documents are scanned.
        { type: 'Value', value: documents },
      );
    },

    find(reference) {
      if (!reference.startsWith(marker)) return undefined;
      const [table = '', ...text] = reference.slice(marker.length).split(' ');
      return tables[Number(table)]?.().get(text.join(' ')) ?? [];
    },
  };
}

/** For `alias.current == ^.alias.current`: the field of the documents, and the tree of the value to look up. */
function fieldComparison(condition: ExprNode): { field: readonly string[]; wanted: ExprNode } | undefined {
  if (condition.type !== 'OpCall' || condition.op !== '==') return undefined;
  const sides = [condition.left, condition.right].map(fieldPath);
  const own = sides.find((side) => side?.isOfParent === false);
  const parent = sides.find((side) => side?.isOfParent);
  return own && parent && { field: own.names, wanted: fieldOfThis(parent.names) };
}

/** Inside the scan, `^.name` is a field of the parent; outside it is the field of `@`. */
function fieldOfThis(names: readonly string[]): ExprNode {
  return names.reduce<ExprNode>((base, name) => ({ type: 'AccessAttribute', base, name }), { type: 'This' });
}

function groupByText(documents: readonly object[], field: readonly string[]): Map<string, object[]> {
  const groups = new Map<string, object[]>();
  for (const document of documents) {
    const text = valueAt(document, field);
    if (typeof text !== 'string') continue;
    const group = groups.get(text);
    if (group) group.push(document);
    else groups.set(text, [document]);
  }
  return groups;
}

function coalesce(...args: ExprNode[]): ExprNode {
  return { type: 'FuncCall', namespace: 'global', name: 'coalesce', args };
}

function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
