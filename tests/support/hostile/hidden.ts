import { faqDocument, guideDocument, mapDocument, staticPageDocument } from '../builders.ts';
import { type HostileGroup, ofEachKind, reference } from './group.ts';

/** Text in all documents that must stay hidden. */
export const NEVER_SHOWN = 'NEVER SHOWN';

const elsewhere = { eventInstance: reference('festival-1999') };
const unfinished = [
  ...ofEachKind('unfinished', NEVER_SHOWN),
  faqDocument(NEVER_SHOWN, [{ question: NEVER_SHOWN }]),
  guideDocument(NEVER_SHOWN, [{ sectionTitle: NEVER_SHOWN }]),
  mapDocument(NEVER_SHOWN),
  staticPageDocument('unfinished', { title: NEVER_SHOWN }),
];

export const hidden: HostileGroup = {
  name: 'drafts, versions, what has another status, other events’ documents',
  documents: [
    ...unfinished.map((document) => ({ ...document, _id: `drafts.${document._id}` })),
    ...unfinished.map((document) => ({ ...document, _id: `versions.r1.${document._id}` })),
    ...['inactive', 'draft', 'ACTIVE', '', null, undefined].flatMap((status, index) =>
      ofEachKind(`status-${index}`, NEVER_SHOWN, { status }),
    ),
    ...[elsewhere, { eventInstance: null }, { eventInstance: 'festival-2025' }].flatMap((event, index) => [
      ...ofEachKind(`elsewhere-${index}`, NEVER_SHOWN, event),
      faqDocument(`${NEVER_SHOWN} ${index}`, [{ question: NEVER_SHOWN }], event),
      guideDocument(`${NEVER_SHOWN} ${index}`, [{ sectionTitle: NEVER_SHOWN }], event),
      mapDocument(`${NEVER_SHOWN} ${index}`, event),
    ]),
  ],
};
