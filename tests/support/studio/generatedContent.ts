import fc, { type Arbitrary } from 'fast-check';
import type { SchemaType, TypeNode } from 'groq-js';
import { RULES } from '#lib/social-links/platforms.ts';
import { alternatives, documentType } from './extractedSchema.ts';

export type GeneratedDocument = Record<string, unknown> & { _id: string; _type: string };

/** The statuses that visitors see. */
const SHOWN = ['active', 'published'];
const ACCOUNTS = new Map(RULES.map(({ field, profile }) => [field, `https://${profile}afterglow`]));

/** Visible texts; blank ones count as missing. */
const text = fc.string({ minLength: 1, maxLength: 20 }).filter((value) => value.trim() !== '');
const slug = fc.stringMatching(/^[a-z]{1,10}$/);

/** The `_id`s of assets, from which their type and size follow. */
const ASSET_IDS: Readonly<Record<string, string>> = {
  'sanity.imageAsset': 'image-a1b2c3-1600x900-jpg',
  'sanity.fileAsset': 'file-a1b2c3-mp4',
};

export const idOf = (type: string) => ASSET_IDS[type] ?? `${type}-1`;

/**
 * Content that fits the schema: a document of each type, with references to each other. All of them are visible.
 *
 * @param isComplete whether each document has all the fields of its type.
 */
export function generatedContent(schema: SchemaType, isComplete = false): Arbitrary<GeneratedDocument[]> {
  const types = schema.flatMap((one) =>
    one.type === 'document' && !one.name.startsWith('sanity.') ? [one.name] : [],
  );
  return fc.tuple(...types.map(documentOf));

  function documentOf(type: string): Arbitrary<GeneratedDocument> {
    const fields = documentType(schema, type);
    if (!fields) throw new Error(`The schema has no type ${type}.`);
    return valueOf(fields, type).map((generated) => {
      const document = { ...(generated as Record<string, unknown>), _id: idOf(type), _type: type };
      // A performer needs a name or an artist, which the type does not say.
      return type === 'performer'
        ? { artistReference: { _type: 'reference', _ref: idOf('artist') }, ...document }
        : document;
    });
  }

  function valueOf(node: TypeNode, name: string): Arbitrary<unknown> {
    return fc.oneof(
      ...alternatives(schema, node).map((one) => {
        if (one.type === 'object') return objectOf(one);
        if (one.type === 'array') return listOf(one.of, name);
        if (one.type === 'number') return fc.integer({ min: 1, max: 100 });
        if (one.type === 'boolean') return fc.boolean();
        if (one.type !== 'string') throw new Error(`${name} has the type ${one.type}.`);
        return one.value === undefined ? textOf(name) : fc.constant(one.value);
      }),
    );
  }

  function textOf(name: string): Arbitrary<string> {
    const account = ACCOUNTS.get(name);
    if (account !== undefined) return fc.constant(account);
    return name === 'current' ? slug : text;
  }

  function listOf(entry: TypeNode, name: string): Arbitrary<unknown[]> {
    const keyed = (value: unknown, index: number): unknown =>
      typeof value === 'object' ? { ...value, _key: `k${index}` } : value;
    return fc
      .array(valueOf(entry, name), { minLength: 1, maxLength: 3 })
      .map((entries) => entries.map(keyed));
  }

  function objectOf(node: Extract<TypeNode, { type: 'object' }>): Arbitrary<unknown> {
    if (node.dereferencesTo !== undefined)
      return fc.constant({ _type: 'reference', _ref: idOf(node.dereferencesTo) });
    const fields = Object.entries(node.attributes).filter(
      ([field, { optional, value }]) => !(optional && field.startsWith('_')) && isKnown(value),
    );
    const required = fields.filter(([, { optional }]) => isComplete || !optional).map(([field]) => field);
    return fc.record(
      Object.fromEntries(
        fields.map(([field, { value }]) => [
          field,
          field === 'status' ? statusOf(value) : valueOf(value, field),
        ]),
      ),
      { requiredKeys: required, noNullPrototype: true },
    );
  }

  /** Whether the type is described: the extracted schema leaves out references to other products of Sanity. */
  function isKnown(node: TypeNode): boolean {
    return alternatives(schema, node).every(({ type }) => type !== 'unknown');
  }

  function statusOf(node: TypeNode): Arbitrary<unknown> {
    const values = alternatives(schema, node).flatMap((one) => (one.type === 'string' ? one.value : []));
    return fc.constantFrom(...values.filter((value) => value !== undefined && SHOWN.includes(value)));
  }
}
