import { defineField } from '@sanity/types';
import { RULES } from '../../../lib/social-links/platforms.ts';
import { socialLinks } from '../../../lib/social-links/socialLinks.ts';

/** The fields and their platforms; a platform may have several hosts, and so several rules. */
const PLATFORMS = new Map(RULES.map(({ field, platform }) => [field, platform]));

/** One text field for each platform whose icon the site has. */
export const socialLinksField = (name: 'social_links' | 'socialHandles', group?: string) =>
  defineField({
    name,
    title: 'Social media',
    description: 'The address of an account, or its handle',
    type: 'object',
    group,
    options: { collapsible: true, collapsed: true, columns: 2 },
    fields: [...PLATFORMS].map(([field, platform]) =>
      defineField({
        name: field,
        title: platform.charAt(0).toUpperCase() + platform.slice(1),
        type: 'string',
        validation: (rule) =>
          rule
            .custom(
              (value) =>
                value === undefined ||
                socialLinks({ [field]: value }).length > 0 ||
                `The site does not recognize an account of ${platform}`,
            )
            .warning(),
      }),
    ),
  });
