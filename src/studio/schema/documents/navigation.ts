import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { eventField, linkField, orderField } from '../fields/documentFields.ts';
import { textField } from '../fields/textField.ts';
import { subtitle } from '../preview/subtitle.ts';

/** The icons that the site draws. */
export const MENU_ICONS = [
  'home',
  'calendar',
  'ticket',
  'mail',
  'globe',
  'search',
  'grid',
  'list',
  'link',
] as const;

type Item = { linkType?: string; url?: string } | undefined;

const navigationItem = defineArrayMember({
  type: 'object',
  title: 'Menu item',
  groups: [
    { name: 'link', title: 'Link', default: true },
    { name: 'look', title: 'Look' },
  ],
  fields: [
    textField({ name: 'menuLabel', title: 'Label', type: 'string', isRequired: true, group: 'link' }),
    defineField({
      name: 'linkType',
      title: 'Leads to',
      type: 'string',
      group: 'link',
      options: {
        list: [
          { title: 'A screen of the site', value: 'internalMenuItem' },
          { title: 'Another site', value: 'externalMenuItem' },
        ],
        layout: 'radio',
      },
      initialValue: 'internalMenuItem',
    }),
    linkField({
      name: 'internalMenuItem',
      title: 'Path',
      description: 'Such as /lineup',
      group: 'link',
      hidden: ({ parent }) => (parent as Item)?.linkType === 'externalMenuItem',
    }),
    linkField({
      name: 'url',
      title: 'Address',
      description: 'Counts before the path',
      group: 'link',
      hidden: ({ parent }) => (parent as Item)?.linkType !== 'externalMenuItem' && !(parent as Item)?.url,
    }),
    defineField({
      name: 'isExternal',
      title: 'Is another site',
      type: 'boolean',
      group: 'link',
      initialValue: false,
    }),
    defineField({
      name: 'openInNewTab',
      title: 'Opens in a new tab',
      type: 'boolean',
      group: 'link',
      initialValue: false,
    }),
    defineField({
      name: 'scrollToSection',
      title: 'Scrolls to',
      description: 'The id of a section, such as join',
      type: 'string',
      group: 'link',
    }),
    defineField({
      name: 'visibility',
      title: 'Visibility',
      type: 'string',
      group: 'look',
      options: { list: ['visible', 'hidden'], layout: 'radio', direction: 'horizontal' },
      initialValue: 'visible',
    }),
    defineField({
      name: 'menuPlacement',
      title: 'Stands in',
      type: 'string',
      group: 'look',
      options: {
        list: [
          { title: 'The header', value: 'only-main' },
          { title: 'The footer', value: 'only-footer' },
          { title: 'Both', value: 'all-places' },
        ],
        layout: 'radio',
      },
      initialValue: 'all-places',
    }),
    orderField('order', 'look'),
    defineField({
      name: 'menuIcon',
      title: 'Icon',
      type: 'string',
      group: 'look',
      options: { list: [...MENU_ICONS] },
    }),
    defineField({
      name: 'isHighlighted',
      title: 'Highlighted',
      type: 'boolean',
      group: 'look',
      initialValue: false,
    }),
    defineField({ name: 'trackingLabel', title: 'Name in statistics', type: 'string', group: 'look' }),
  ],
  preview: {
    select: { title: 'menuLabel', path: 'internalMenuItem', url: 'url', visibility: 'visibility' },
    prepare: ({ title, path, url, visibility }) => ({
      title,
      subtitle: subtitle(visibility === 'hidden' && 'hidden', url ?? path),
    }),
  },
});

/** A menu: of the header (`home`) or of the footer. */
export const navigation = defineType({
  name: 'navigation',
  title: 'Menu',
  type: 'document',
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      description: 'home is the menu of the header, footer that of the footer',
      type: 'string',
      options: { list: ['home', 'footer'], layout: 'radio', direction: 'horizontal' },
      validation: (rule) => rule.required(),
    }),
    defineField({ name: 'navigationItems', title: 'Items', type: 'array', of: [navigationItem] }),
    eventField(),
  ],
  orderings: [{ name: 'name', title: 'Name', by: [{ field: 'name', direction: 'asc' }] }],
  preview: {
    select: { title: 'name', event: 'eventInstance.title' },
    prepare: ({ title, event }) => ({ title, subtitle: event }),
  },
});
