import { mulberry32 } from '../../../src/demo/pictures/drawing/mulberry32';
import type { StoredDocument } from '../../../src/backend/local/dataset/storedDocument';
import {
  categoryDocument,
  performerDocument,
  placeDocument,
  postDocument,
  scheduleEventDocument,
} from '../builders';
import { aliases } from './aliases';
import { categories } from './categories';
import { dates } from './dates';
import { descriptions } from './descriptions';
import { duplicates } from './duplicates';
import { frame } from './frame';
import { type HostileGroup, pictureFields, reference } from './group';
import { letters } from './letters';
import { links, pictureAt } from './links';
import { names } from './names';
import { pages } from './pages';
import { references } from './references';
import { sizes } from './sizes';
import { strangers } from './strangers';

/** All that is known to go wrong with content, a group for each kind of it. */
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
  strangers,
];

/** Every screen, as a visitor of that festival finds it. */
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
 * A festival whose content is hostile, in among plain items.
 *
 * @param seed the order of the documents follows from it; nothing on screen may depend on that.
 */
export function hostileDataset(seed = 8): StoredDocument[] {
  const random = mulberry32(seed);
  return [...frame, ...pages, ...HOSTILE_GROUPS.flatMap(({ documents }) => documents), ...plainDocuments()]
    .map((document) => ({ document, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ document }) => document);
}

/** What hostile documents must not take from the screen. */
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
