import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { facet as kind } from '../../../content/facet/index.ts';
import { FACET_ICONS } from '../../../content/facet/icons.ts';
import { FACET_KINDS } from '../../../content/facet/schema.ts';
import { headingOf } from '../../../content/kind.ts';
import { i18nOf } from '../../../lib/i18n/i18n.ts';
import { kinds } from '../../../content/kinds.ts';
import { eventField, orderField, statusField } from '../fields/documentFields.ts';
import { textField } from '../fields/textField.ts';
import { BY_ORDER, BY_STATUS, BY_TITLE } from '../orderings.ts';
import { subtitle } from '../preview/subtitle.ts';
import { distinctAliases, slug } from '../rules.ts';

const { t } = i18nOf('en');

const value = defineArrayMember({
  type: 'object',
  title: 'Value',
  fields: [
    textField({ name: 'title', title: 'Name', type: 'string', isRequired: true }),
    defineField({
      name: 'alias',
      title: 'Short name',
      description: 'Names the value in documents and in addresses',
      type: 'slug',
      options: {
        source: (_document, { parent }) => (parent as { title?: string }).title ?? '',
        // Values of other facets may have the same one; those of this facet are checked together.
        isUnique: () => true,
      },
      validation: (rule) => rule.required().custom(slug),
    }),
    defineField({
      name: 'icon',
      title: 'Icon',
      description: 'Shown beside the name, and on cards',
      type: 'string',
      options: { list: Object.keys(FACET_ICONS) },
    }),
    textField({ name: 'description', title: 'Explanation', type: 'text', rows: 2 }),
  ],
  preview: { select: { title: 'title', subtitle: 'alias.current' } },
});

/** What visitors must know before they go, with the values that documents choose from. */
export const facet = defineType({
  name: 'facet',
  title: 'Facet',
  type: 'document',
  fields: [
    textField({ name: 'title', title: 'Title', type: 'string', isRequired: true }),
    defineField({
      name: 'alias',
      title: 'Short name',
      description: 'Names the filter in addresses: /schedule?language=english',
      type: 'slug',
      options: { source: 'title' },
      validation: (rule) => rule.required().custom(slug),
    }),
    statusField(kind.statuses, 'draft', 'Visitors see active facets'),
    defineField({
      name: 'kind',
      title: 'What it is about',
      type: 'string',
      options: { list: [...FACET_KINDS], layout: 'radio', direction: 'horizontal' },
      initialValue: 'custom',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'appliesTo',
      title: 'Applies to',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: {
        list: kinds.flatMap((one) => (one.hasFacets ? { title: headingOf(one, t), value: one.type } : [])),
      },
      validation: (rule) => rule.required().min(1),
    }),
    defineField({
      name: 'values',
      title: 'Values',
      description: 'In the order in which visitors see them',
      type: 'array',
      of: [value],
      validation: (rule) => rule.required().min(1).custom(distinctAliases),
    }),
    defineField({
      name: 'isFilter',
      title: 'Visitors can filter by it',
      type: 'boolean',
      initialValue: true,
    }),
    orderField(),
    eventField(),
  ],
  orderings: [BY_ORDER, BY_TITLE, BY_STATUS],
  preview: {
    select: {
      title: 'title',
      status: 'status',
      first: 'values.0.title',
      second: 'values.1.title',
      third: 'values.2.title',
    },
    prepare: ({ title, status, first, second, third }) => ({
      title,
      subtitle: subtitle(status !== 'active' && status, first, second, third),
    }),
  },
});
