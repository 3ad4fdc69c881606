/** The types of documents that refer to an event. */
export const EVENT_TYPES = [
  'performer',
  'place',
  'scheduleEvent',
  'feedItem',
  'faq',
  'exhibitorGuide',
  'staticPage',
  'savedView',
  'hotel',
  'mapEvent',
  'navigation',
  'category',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** The id of a type's template for new documents. */
export const templateOf = (type: EventType) => `${type}-of-event`;
