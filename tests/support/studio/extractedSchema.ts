import { Schema } from '@sanity/schema';
import { builtinTypes, extractSchema } from '@sanity/schema/_internal';
import type { SchemaType, TypeNode } from 'groq-js';
import type { AssetStore } from '../../../src/studio/schema/fields/assets.ts';
import { translatedTypes } from '../../../src/studio/schema/fields/textField.ts';
import { PER_LANGUAGE } from '../../../src/studio/schema/languages.ts';
import { schemaTypes } from '../../../src/studio/schema/schemaTypes.ts';

/**
 * The Studio's schema as compiled by Sanity, in the format of GROQ's type checker.
 *
 * @param languages of the festival.
 */
export function extractedSchema(
  store: AssetStore,
  languages: readonly [string, ...string[]] = ['en'],
): SchemaType {
  return extractSchema(compiledSchema(store, languages), { enforceRequiredFields: true });
}

/** The Studio's schema as compiled by Sanity. */
export function compiledSchema(store: AssetStore, languages: readonly [string, ...string[]]) {
  const builtin = Schema.compile({ name: 'studio', types: builtinTypes });
  const types = [...schemaTypes(store, languages), ...(languages.length > 1 ? typesOfPlugins() : [])];
  return Schema.compile({ name: 'default', types, parent: builtin });
}

/** The types that the Studio's plugins for several languages add. */
function typesOfPlugins() {
  const reference = {
    name: 'reference',
    type: 'reference',
    to: PER_LANGUAGE.map((type) => ({ type })),
    weak: true,
  };
  const translations = [...translatedTypes, reference].flatMap(({ name, ...type }) => {
    const list = `internationalizedArray${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    const fields = [
      { ...type, name: 'value' },
      { name: 'language', type: 'string' },
    ];
    return [
      { name: list, type: 'array', of: [{ type: `${list}Value` }] },
      { name: `${list}Value`, type: 'object', fields },
    ];
  });
  const metadata = {
    name: 'translation.metadata',
    type: 'document',
    fields: [
      { name: 'translations', type: 'internationalizedArrayReference' },
      { name: 'schemaTypes', type: 'array', of: [{ type: 'string' }] },
    ],
  };
  return [...translations, metadata];
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
