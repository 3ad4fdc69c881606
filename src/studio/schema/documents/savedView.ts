import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { savedView as kind } from '../../../content/saved-view/index.ts';
import { VIEWABLE } from '../../../content/saved-view/viewAddress.ts';
import type { AssetFields } from '../fields/assets.ts';
import { aliasField, eventField, orderField, statusField } from '../fields/documentFields.ts';
import { textField } from '../fields/textField.ts';
import { BY_ORDER, BY_STATUS, BY_TITLE } from '../orderings.ts';
import { subtitle } from '../preview/subtitle.ts';
import { thumbnail } from '../preview/thumbnail.tsx';
import { listAddress } from '../rules.ts';

/** A list with its own title: a filtered list of the site, or chosen items in the editor's order. */
export function savedView({ picture }: AssetFields) {
  return defineType({
    name: 'savedView',
    title: 'Saved view',
    type: 'document',
    fields: [
      textField({ name: 'title', title: 'Title', type: 'string', isRequired: true }),
      aliasField(kind.address, 'title'),
      statusField(kind.statuses, 'draft', 'Visitors see active views'),
      defineField({
        name: 'address',
        title: 'Filtered list',
        description:
          'Filter the marketplace, the lineup, the schedule or the feed on the site, and paste the address here',
        type: 'string',
        hidden: ({ parent, value }) => value === undefined && hasItems(parent?.items),
        validation: (rule) =>
          rule.custom((value, { document }) => listAddress(value, hasItems(document?.items))),
      }),
      defineField({
        name: 'items',
        title: 'Items',
        description: 'Or what the view lists, in this order; then the address does not count',
        type: 'array',
        of: [
          defineArrayMember({
            type: 'reference',
            to: VIEWABLE.map(({ type }) => ({ type })),
          }),
        ],
        validation: (rule) => rule.unique(),
      }),
      picture({ name: 'media', title: 'Picture' }),
      textField({ name: 'text', title: 'Introduction', type: 'richText' }),
      orderField(),
      eventField(),
    ],
    orderings: [BY_ORDER, BY_TITLE, BY_STATUS],
    preview: {
      select: { title: 'title', status: 'status', alias: 'alias.current', media: 'media' },
      prepare: ({ title, status, alias, media }) => ({
        title,
        subtitle: subtitle(status !== 'active' && status, alias && `/views/${alias}`),
        media: thumbnail(media),
      }),
    },
  });
}

function hasItems(items: unknown): boolean {
  return Array.isArray(items) && items.length > 0;
}
