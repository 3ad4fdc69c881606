import { type ValidationContext, defineArrayMember, defineField } from '@sanity/types';
import { facet } from '../../../content/facet/index.ts';
import { apiVersion } from '../../../lib/config/specDefaults.ts';
import { subtitle } from '../preview/subtitle.ts';
import { type Verdict, knownValues } from '../rules.ts';

/**
 * The facets of a document, and the short names of their values.
 *
 * @param type the document's `_type`: editors choose from the facets that apply to it.
 */
export const facetsField = (type: string, group?: string) =>
  defineField({
    name: 'facets',
    title: 'Facets',
    description: 'What visitors must know before they go',
    type: 'array',
    group,
    of: [
      defineArrayMember({
        type: 'object',
        title: 'Facet',
        fields: [
          defineField({
            name: 'facet',
            title: 'Facet',
            type: 'reference',
            to: [{ type: facet.type }],
            options: { filter: '$type in appliesTo', filterParams: { type } },
            validation: (rule) => rule.required(),
          }),
          defineField({
            name: 'values',
            title: 'Values',
            description: 'Short names of the facet’s values, such as english',
            type: 'array',
            of: [defineArrayMember({ type: 'string' })],
            options: { layout: 'tags' },
            validation: (rule) => [
              rule.required().min(1).unique(),
              rule.custom((values, context) => areKnown(values as readonly string[], context)).warning(),
            ],
          }),
        ],
        preview: {
          select: { title: 'facet.title', first: 'values.0', second: 'values.1', third: 'values.2' },
          prepare: ({ title, first, second, third }) => ({ title, subtitle: subtitle(first, second, third) }),
        },
      }),
    ],
  });

/** Whether the chosen facet has all of the values. True while its document cannot be read, as that of a draft. */
export async function areKnown(
  values: readonly string[] | undefined,
  { parent, getClient }: Pick<ValidationContext, 'parent' | 'getClient'>,
): Promise<Verdict> {
  const id = (parent as { facet?: { _ref?: string } } | undefined)?.facet?._ref;
  if (id === undefined) return true;
  const known = await getClient({ apiVersion }).fetch<string[] | null>(
    '*[_id == $id][0].values[]{"alias": coalesce(alias.current, alias)}.alias',
    { id },
  );
  return known === null || knownValues(values, known);
}
