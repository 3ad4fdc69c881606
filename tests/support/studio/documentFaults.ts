import type { SchemaType, TypeNode } from 'groq-js';
import { type ConcreteType, alternatives, documentType } from './extractedSchema.ts';

type StoredDocument = Readonly<Record<string, unknown>> & { _type: string };

/**
 * The parts of a stored document that the schema does not allow, by path: unknown and missing fields, and values of
 * other types. This includes fields that start with `_`: the fields of every document, and the keys of entries, which
 * the Studio needs to edit them.
 */
export function documentFaults(schema: SchemaType, document: StoredDocument): string[] {
  const type = documentType(schema, document._type);
  return type ? faults(type, document, document._type) : [`${document._type} is not in the schema`];

  function faults(node: TypeNode, value: unknown, path: string): string[] {
    // If several types are allowed, the closest one explains the fault.
    const [best = []] = alternatives(schema, node)
      .map((one) => faultsOfOne(one, value, path))
      .sort((a, b) => a.length - b.length);
    return best;
  }

  function faultsOfOne(node: ConcreteType, value: unknown, path: string): string[] {
    if (node.type === 'array') {
      if (!Array.isArray(value)) return [`${path} is not a list`];
      const found = value.flatMap((entry) => faults(node.of, entry, `${path}[]`));
      // Sanity's extraction leaves out the keys of references that may be to several types.
      return node.of.type === 'union'
        ? found.filter((fault) => fault !== `${path}[]._key is not in the schema`)
        : found;
    }
    if (node.type === 'object') {
      const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
      return isObject ? objectFaults(node, { ...value }, path) : [`${path} is not an object`];
    }
    if (typeof value !== node.type) return [`${path} is not a ${node.type}`];
    const expected = 'value' in node ? node.value : undefined;
    return expected === undefined || expected === value ? [] : [`${path} is not ${JSON.stringify(expected)}`];
  }

  function objectFaults(
    { attributes }: Extract<ConcreteType, { type: 'object' }>,
    value: Readonly<Record<string, unknown>>,
    path: string,
  ): string[] {
    const missing = Object.keys(attributes).filter((name) => !attributes[name]?.optional && !(name in value));
    return [
      ...missing.map((name) => `${path}.${name} is missing`),
      ...Object.entries(value).flatMap(([name, field]) => {
        const type = attributes[name]?.value;
        return type ? faults(type, field, `${path}.${name}`) : [`${path}.${name} is not in the schema`];
      }),
    ];
  }
}
