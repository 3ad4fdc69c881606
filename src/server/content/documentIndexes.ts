import { randomUUID } from 'node:crypto';
import type { ExprNode } from 'groq-js';
import { fieldPath, valueAt } from './fieldPath.ts';

/** What a scan goes through, by the text of a field: for scans that look for one text after the other. */
export interface DocumentIndexes {
  /**
   * A tree for those documents that may meet a condition, as it reads where the scan stands; undefined where no index
   * helps. The condition has still to be tried on them.
   */
  lookUp(documents: readonly object[], condition: ExprNode): ExprNode | undefined;
  /** What a reference stands for that is in such a tree; undefined for all others. */
  find(reference: string): readonly object[] | undefined;
}

/**
 * groq-js has no node that takes a value from a table by a computed key, but it asks its caller for what a computed
 * reference stands for.
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
        // Nothing but a text makes a reference.
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

/** `alias.current == ^.alias.current`: the field of the documents, and the tree of what it is to be. */
function fieldComparison(condition: ExprNode): { field: readonly string[]; wanted: ExprNode } | undefined {
  if (condition.type !== 'OpCall' || condition.op !== '==') return undefined;
  const sides = [condition.left, condition.right].map(fieldPath);
  const own = sides.find((side) => side?.isOfParent === false);
  const parent = sides.find((side) => side?.isOfParent);
  return own && parent && { field: own.names, wanted: fieldOfThis(parent.names) };
}

/** What is around the scan is what is looked at where the scan stands. */
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
