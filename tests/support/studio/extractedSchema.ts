import { Schema } from '@sanity/schema';
import { builtinTypes, extractSchema } from '@sanity/schema/_internal';
import type { SchemaType, TypeNode } from 'groq-js';
import type { AssetStore } from '../../../src/studio/schema/fields/assets.ts';
import { schemaTypes } from '../../../src/studio/schema/schemaTypes.ts';

/** The Studio's schema as compiled by Sanity, in the format of GROQ's type checker. */
export function extractedSchema(store: AssetStore): SchemaType {
  const builtin = Schema.compile({ name: 'studio', types: builtinTypes });
  const schema = Schema.compile({ name: 'default', types: schemaTypes(store), parent: builtin });
  return extractSchema(schema, { enforceRequiredFields: true });
}

/** The type of the stored documents of a type; undefined if the schema has none. */
export function documentType(schema: SchemaType, name: string): TypeNode | undefined {
  const found = schema.find((one) => one.type === 'document' && one.name === name);
  return found?.type === 'document' ? { type: 'object', attributes: found.attributes } : undefined;
}

/** A type that is neither a union nor the name of another type; an object contains all its fields itself. */
export type ConcreteType = Exclude<TypeNode, { type: 'union' | 'inline' }>;

/** The types that a value of a type may have. */
export function alternatives(schema: SchemaType, node: TypeNode): ConcreteType[] {
  if (node.type === 'union') return node.of.flatMap((one: TypeNode) => alternatives(schema, one));
  if (node.type === 'inline') return alternatives(schema, typeNamed(schema, node.name));
  if (node.type !== 'object' || node.rest === undefined) return [node];
  // An entry of a list: its key, and the fields of its type.
  const { attributes } = node;
  return alternatives(schema, node.rest).map((rest) =>
    rest.type === 'object' ? { ...rest, attributes: { ...rest.attributes, ...attributes } } : rest,
  );
}

function typeNamed(schema: SchemaType, name: string): TypeNode {
  const named = schema.find((one) => one.name === name);
  // Sanity leaves out types that it cannot describe, such as references to its media library.
  return named?.type === 'type' ? named.value : { type: 'unknown' };
}
