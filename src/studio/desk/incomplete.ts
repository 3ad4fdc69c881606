import { FEATURED } from '../../content/performer/status.ts';
import type { EventType } from './eventTypes.ts';

/** What a document lacks of what visitors would see. */
export interface Gap {
  id: string;
  title: string;
  type: EventType;
  /** A GROQ filter of documents of the type. */
  filter: string;
}

/** Name and GROQ filter of the documents that visitors see. */
const SHOWN = {
  place: ['Places', 'status == "active"'],
  performer: ['Performers', `status in ["active", "${FEATURED}"]`],
  scheduleEvent: ['Program items', 'status == "active"'],
  feedItem: ['Posts', 'status == "published"'],
  staticPage: ['Pages', 'status == "published"'],
  mapEvent: ['Maps', 'true'],
} as const satisfies Partial<Record<EventType, readonly [title: string, filter: string]>>;

export const GAPS: readonly Gap[] = [
  gap('place', 'picture', '!defined(image) && !defined(brandReference->media)'),
  gap('place', 'address', '!defined(alias.current)'),
  gap('place', 'category', 'count(coalesce(categories, [])) == 0'),
  gap('performer', 'picture', '!defined(media) && !defined(artistReference->image)'),
  gap('performer', 'address', '!defined(alias.current)'),
  gap('performer', 'category', 'count(coalesce(categories, [])) == 0'),
  gap('scheduleEvent', 'start', '!defined(startsAt)'),
  gap('scheduleEvent', 'end', '!defined(endsAt)'),
  gap('scheduleEvent', 'stage', 'count(coalesce(eventPlace, [])) == 0'),
  gap('feedItem', 'text', 'count(coalesce(content, [])) == 0'),
  gap('feedItem', 'category', 'count(coalesce(categories, [])) == 0'),
  gap('staticPage', 'text', 'count(coalesce(content, [])) == 0'),
  gap('mapEvent', 'picture', '!defined(pdf)'),
];

/** The filter of the documents of an event (`$eventId`) that have any of the gaps given. */
export function incompleteFilter(gaps: readonly Gap[] = GAPS): string {
  const any = gaps.map(({ type, filter }) => `_type == "${type}" && ${filter}`).join(' || ');
  return `eventInstance._ref == $eventId && (${any})`;
}

function gap(type: keyof typeof SHOWN, missing: string, lacks: string): Gap {
  const [title, shown] = SHOWN[type];
  return {
    id: `${type}-${missing}`,
    title: `${title} without ${missing}`,
    type,
    filter: `${shown} && ${lacks}`,
  };
}
