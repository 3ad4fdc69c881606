import { mulberry32 } from '#demo/pictures/drawing/mulberry32.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import {
  categoryDocument,
  performerDocument,
  placeDocument,
  postDocument,
  scheduleEventDocument,
} from '../builders.ts';
import { aliases } from './aliases.ts';
import { categories } from './categories.ts';
import { dates } from './dates.ts';
import { descriptions } from './descriptions.ts';
import { duplicates } from './duplicates.ts';
import { frame } from './frame.ts';
import { type HostileGroup, pictureFields, reference } from './group.ts';
import { letters } from './letters.ts';
import { links, pictureAt } from './links.ts';
import { names } from './names.ts';
import { pages } from './pages.ts';
import { references } from './references.ts';
import { sizes } from './sizes.ts';
import { hidden } from './hidden.ts';

/** All known content defects, by group. */
export const HOSTILE_GROUPS: readonly HostileGroup[] = [
  names,
  aliases,
  duplicates,
  references,
  descriptions,
  links,
  sizes,
  letters,
  dates,
  categories,
  hidden,
];

/** All screens. */
export const HOSTILE_SCREENS = [
  ...[
    '/',
    '/marketplace',
    '/marketplace?view=list',
    '/marketplace?letter=Q',
    '/marketplace/category/__proto__',
  ],
  ...['/lineup', '/lineup?sort=recent', '/schedule', '/schedule?day=sat', '/schedule?day=sun', '/feed'],
  ...['/faq', '/exhibitor-guide', '/terms', '/code-of-conduct', '/hotel-info', '/map', '/vendor-application'],
] as const;

/**
 * A festival with hostile content between valid items.
 *
 * @param seed shuffles the documents; the result on screen must not depend on it
 */
export function hostileDataset(seed = 8): StoredDocument[] {
  const random = mulberry32(seed);
  return [...frame, ...pages, ...HOSTILE_GROUPS.flatMap(({ documents }) => documents), ...plainDocuments()]
    .map((document) => ({ document, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ document }) => document);
}

/** Valid content that must stay on screen. */
function plainDocuments(): StoredDocument[] {
  const category = categoryDocument('Plain');
  const fields = {
    categories: [reference(category._id)],
    ...pictureFields(pictureAt('/media/image/upload/plain.jpg')),
  };
  return [
    category,
    ...Array.from({ length: 40 }, (_, index) => [
      placeDocument(`Plain place ${index}`, fields),
      performerDocument(`Plain performer ${index}`, fields),
      scheduleEventDocument(`Plain event ${index}`, fields),
      postDocument(`Plain post ${index}`, fields),
    ]).flat(),
  ];
}
