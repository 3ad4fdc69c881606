import { defineArrayMember, defineField } from '@sanity/types';
import { linkField } from '../fields/documentFields.ts';
import { textField } from '../fields/textField.ts';
import { subtitle } from '../preview/subtitle.ts';

/** A button. */
export const callToAction = defineArrayMember({
  type: 'object',
  title: 'Button',
  groups: [
    { name: 'button', title: 'Button', default: true },
    { name: 'partner', title: 'Partner and statistics' },
  ],
  fields: [
    textField({ name: 'text', title: 'Text', type: 'string', group: 'button' }),
    linkField({
      name: 'url',
      title: 'Link',
      description:
        'A path of the site such as /hotel-info, or an address; without one the button is disabled',
      group: 'button',
    }),
    defineField({
      name: 'openInNewTab',
      title: 'Opens in a new tab',
      type: 'boolean',
      group: 'button',
      initialValue: true,
    }),
    defineField({
      name: 'isEnabled',
      title: 'Enabled',
      type: 'boolean',
      group: 'button',
      initialValue: true,
    }),
    defineField({
      name: 'visibility',
      title: 'Visibility',
      type: 'string',
      group: 'button',
      options: { list: ['visible', 'hidden'], layout: 'radio', direction: 'horizontal' },
      initialValue: 'visible',
    }),
    defineField({
      name: 'priority',
      title: 'Priority',
      description: 'Of several buttons the smallest number is shown first; without one it comes last',
      type: 'number',
      group: 'button',
    }),
    defineField({
      name: 'variant',
      title: 'Look',
      type: 'string',
      group: 'button',
      options: { list: ['primary', 'secondary', 'outline', 'ghost', 'link'] },
      initialValue: 'primary',
    }),
    defineField({
      name: 'scrollTarget',
      title: 'Scrolls to',
      description: 'The id of a section of the home screen, instead of a link',
      type: 'string',
      group: 'button',
    }),
    defineField({
      name: 'trackingLabel',
      title: 'Name in statistics',
      type: 'string',
      group: 'partner',
    }),
    defineField({ name: 'partner', title: 'Partner', type: 'string', group: 'partner' }),
    defineField({ name: 'preset', title: 'Preset', type: 'string', group: 'partner' }),
    defineField({ name: 'action', title: 'Action', type: 'string', group: 'partner', hidden: true }),
    defineField({ name: 'size', title: 'Size', type: 'string', group: 'partner', hidden: true }),
  ],
  preview: {
    select: { title: 'text', url: 'url', isEnabled: 'isEnabled' },
    prepare: ({ title, url, isEnabled }) => ({
      title: title ?? 'Button without a text',
      subtitle: subtitle(url, isEnabled === false && 'disabled'),
    }),
  },
});
