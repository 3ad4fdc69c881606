import { defineField } from '@sanity/types';
import type { AssetFields } from '../../fields/assets.ts';
import { socialLinksField } from '../../fields/socialLinks.ts';
import { textField } from '../../fields/textField.ts';
import { hexColor } from '../../rules.ts';

const color = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    description,
    type: 'string',
    placeholder: '#000000',
    group: 'look',
    fieldset: 'colors',
    validation: (rule) => rule.custom(hexColor),
  });

export const lookFields = ({ picture }: AssetFields) => [
  picture({ name: 'brandLogo', title: 'Logo', group: 'look' }),
  textField({ name: 'brandLogoAlt', title: 'Alternative text of the logo', type: 'string', group: 'look' }),
  picture({ name: 'favicon', title: 'Icon in the browser’s tab', group: 'look' }),
  color('backgroundColor', 'Background', 'Of every screen'),
  color('bodyTextColor', 'Text', 'Readable on the background'),
  color('linkColor', 'Links', 'Readable on the background'),
  color('accentColor', 'Accent', 'Of buttons and highlights'),
  picture({
    name: 'socialShareImage',
    title: 'Picture for sharing',
    description: '1200 by 630 pixels; what chats and social networks show',
    group: 'sharing',
  }),
  textField({
    name: 'socialShareDescription',
    title: 'Text for sharing',
    type: 'text',
    rows: 3,
    group: 'sharing',
  }),
  socialLinksField('socialHandles', 'sharing'),
];
