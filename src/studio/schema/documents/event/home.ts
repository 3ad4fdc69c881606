import { defineArrayMember, defineField } from '@sanity/types';
import type { AssetFields } from '../../fields/assets.ts';
import { linkField } from '../../fields/documentFields.ts';
import { textField } from '../../fields/textField.ts';
import { callToAction } from '../../objects/callToAction.ts';
import { contentSection } from '../../objects/contentSection.ts';

export const homeFields = ({ film, picture }: AssetFields) => [
  film({
    name: 'backgroundMedia',
    title: 'Background film',
    description: 'Plays without sound behind the stage of the home screen',
    group: 'home',
  }),
  defineField({
    name: 'contentSections',
    title: 'Sections',
    type: 'array',
    of: [contentSection],
    group: 'home',
  }),
  picture({
    name: 'promoMedia',
    title: 'Promotion',
    description: 'A picture between the sections',
    group: 'home',
  }),
  textField({
    name: 'promoMediaCaption',
    title: 'Caption of the promotion',
    type: 'string',
    group: 'home',
  }),
  linkField({ name: 'promoMediaUrl', title: 'Link of the promotion', group: 'home' }),
  defineField({
    name: 'showAppBadge',
    title: 'Shows the app badge',
    description: 'On the home screen and in the footer',
    type: 'boolean',
    initialValue: false,
    group: 'home',
  }),
];

const buttonList = (name: string, title: string, description: string) =>
  defineField({ name, title, description, type: 'array', of: [callToAction], group: 'buttons' });

export const buttonListFields = [
  buttonList('ticketingCTAs', 'Tickets', 'The most important one is the site’s ticket button'),
  buttonList('marketingCTAs', 'More buttons', 'After the ticket button of the home screen'),
  buttonList('accommodationCTAs', 'Hotel', 'On the hotel page, where the hotel has no buttons of its own'),
];

/** Fields for other products; the site does not read them. */
export const otherProductFields = ({ picture }: AssetFields) => [
  picture({ name: 'media', title: 'Key visual', description: 'Not on the site', group: 'look' }),
  textField({ name: 'mediaCaption', title: 'Caption of the key visual', type: 'string', group: 'look' }),
  defineField({
    name: 'eventSections',
    title: 'Sections of the app',
    type: 'array',
    hidden: true,
    of: [
      defineArrayMember({
        type: 'object',
        fields: [
          textField({ name: 'title', title: 'Title', type: 'string' }),
          defineField({ name: 'url', title: 'Path', type: 'string' }),
        ],
      }),
    ],
  }),
];
