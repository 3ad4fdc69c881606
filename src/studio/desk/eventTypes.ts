import { festival } from '../../content/festival/index.ts';
import { kinds } from '../../content/kinds.ts';
import { MAIL_TEMPLATE, NAVIGATION } from '../../content/otherTypes.ts';

/** The kinds of documents that belong to an event: all except the event itself. */
export const EVENT_KINDS = kinds.filter(({ type }) => type !== festival.type);

/** The types of documents that refer to an event. */
export const EVENT_TYPES: readonly string[] = [
  ...EVENT_KINDS.map(({ type }) => type),
  NAVIGATION,
  MAIL_TEMPLATE,
];

/** The id of a type's template for new documents. */
export const templateOf = (type: string) => `${type}-of-event`;
