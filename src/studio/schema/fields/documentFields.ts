import { type FieldDefinition, defineArrayMember, defineField } from '@sanity/types';
import { textField } from './textField.ts';
import { link, notBlank, slug, webAddress } from '../rules.ts';

type Field = Pick<FieldDefinition, 'name' | 'title' | 'description' | 'group' | 'fieldset' | 'hidden'>;

/** A required one-line text that is the same in all languages, such as a name. */
export const requiredText = (field: Field) =>
  defineField({ ...field, type: 'string', validation: (rule) => rule.required().custom(notBlank) });

/** The address of a web page; `https://` may be left out. */
export const webAddressField = (field: Field) =>
  defineField({ ...field, type: 'string', validation: (rule) => rule.custom(webAddress) });

/** A target on the site (`/lineup`) or elsewhere. */
export const linkField = (field: Field) =>
  defineField({ ...field, type: 'string', validation: (rule) => rule.custom(link) });

/**
 * The document's own part of its address, generated from another field.
 *
 * @param address the address of its kind, with `:slug`.
 */
export const aliasField = (address: string, source: string, group?: string) =>
  defineField({
    name: 'alias',
    title: 'Address',
    description: `The last part of its address: ${address.replace(':slug', '…')}`,
    type: 'slug',
    group,
    options: { source },
    validation: (rule) => rule.required().custom(slug),
  });

/** The event that a document belongs to; the site shows only documents of its own event. */
export const eventField = (group?: string) =>
  defineField({
    name: 'eventInstance',
    title: 'Event',
    description: 'The site shows it for this event only',
    type: 'reference',
    to: [{ type: 'event' }],
    group,
    validation: (rule) => rule.required(),
  });

/**
 * Whether the site shows a document.
 *
 * @param shown the hint that tells editors which values show the document.
 */
export const statusField = (values: readonly string[], initialValue: string, shown: string, group?: string) =>
  defineField({
    name: 'status',
    title: 'Status',
    description: shown,
    type: 'string',
    group,
    options: { list: [...values], layout: 'radio', direction: 'horizontal' },
    initialValue,
    validation: (rule) => rule.required(),
  });

/** The categories of a document, of these types. */
export const categoriesField = (types: readonly string[], group?: string) =>
  defineField({
    name: 'categories',
    title: 'Categories',
    type: 'array',
    group,
    of: [
      defineArrayMember({
        type: 'reference',
        to: [{ type: 'category' }],
        options: { filter: 'type in $types', filterParams: { types } },
      }),
    ],
    validation: (rule) => rule.unique(),
  });

/** Label and target of the button in a dialog. */
export const buttonFields = (group?: string) => [
  textField({ name: 'buttonLabel', title: 'Button text', type: 'string', group }),
  linkField({ name: 'buttonURL', title: 'Button link', group }),
];

/** A picture's caption, below it in the dialog. */
export const captionField = (group?: string) =>
  textField({ name: 'mediaCaption', title: 'Caption of the picture', type: 'string', group });

/** A flag for other products. The site does not read it, so editors do not see it. */
export const flagOfApp = (name: 'appVisibility' | 'visibleInApp') =>
  defineField({ name, title: 'Shown in the app', type: 'boolean', hidden: true });

/** The position in a list; smaller numbers come first. */
export const orderField = (name = 'order', group?: string) =>
  defineField({
    name,
    title: 'Position',
    description: 'Smaller numbers come first',
    type: 'number',
    group,
  });
