import { defineField, defineType } from '@sanity/types';
import type { AssetFields } from '../fields/assets.ts';
import { webAddressField } from '../fields/documentFields.ts';

/** Settings for all events: the link to the app. */
export function siteSettings({ picture }: AssetFields) {
  return defineType({
    name: 'siteSettings',
    title: 'Site settings',
    type: 'document',
    fields: [
      defineField({
        name: 'showAppBadge',
        title: 'Shows the app badge',
        description: 'In the marketplace',
        type: 'boolean',
        initialValue: false,
      }),
      webAddressField({
        name: 'appStoreUrl',
        title: 'The app’s address',
        hidden: ({ document }) => document?.showAppBadge !== true,
      }),
      picture({
        name: 'appBadge',
        title: 'App badge',
        hidden: ({ document }) => document?.showAppBadge !== true,
      }),
    ],
    preview: {
      select: { address: 'appStoreUrl' },
      prepare: ({ address }) => ({ title: 'Site settings', subtitle: address }),
    },
  });
}
