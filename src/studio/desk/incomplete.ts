import { event } from '../../content/event/index.ts';
import type { Kind } from '../../content/kind.ts';
import { map } from '../../content/map/index.ts';
import { page } from '../../content/page/index.ts';
import { performer } from '../../content/performer/index.ts';
import { place } from '../../content/place/index.ts';
import { post } from '../../content/post/index.ts';

/** Something that visitors would see and a document lacks. */
export interface Gap {
  id: string;
  title: string;
  type: string;
  /** A GROQ filter of documents of the type. */
  filter: string;
}

export const GAPS: readonly Gap[] = [
  ...gapsOf(place, 'Places', {
    picture: '!defined(image) && !defined(brandReference->media)',
    address: '!defined(alias.current)',
    category: 'count(coalesce(categories, [])) == 0',
  }),
  ...gapsOf(performer, 'Performers', {
    picture: '!defined(media) && !defined(artistReference->image)',
    address: '!defined(alias.current)',
    category: 'count(coalesce(categories, [])) == 0',
  }),
  ...gapsOf(event, 'Program items', {
    start: '!defined(startsAt)',
    end: '!defined(endsAt)',
    stage: 'count(coalesce(eventPlace, [])) == 0',
  }),
  ...gapsOf(post, 'Posts', {
    text: 'count(coalesce(content, [])) == 0',
    category: 'count(coalesce(categories, [])) == 0',
  }),
  ...gapsOf(page, 'Pages', { text: 'count(coalesce(content, [])) == 0' }),
  ...gapsOf(map, 'Maps', { picture: '!defined(pdf)' }),
];

/** The filter of an event's documents (`$eventId`) that have any of these gaps. */
export function incompleteFilter(gaps: readonly Gap[] = GAPS): string {
  const any = gaps.map(({ type, filter }) => `_type == "${type}" && ${filter}`).join(' || ');
  return `eventInstance._ref == $eventId && (${any})`;
}

/**
 * The gaps of a kind's documents that visitors see.
 *
 * @param title the editors' name of these documents.
 * @param filters GROQ filters of documents that lack a part, by the part.
 */
function gapsOf({ type, shownStatuses }: Kind, title: string, filters: Record<string, string>): Gap[] {
  const shown = shownStatuses ? `status in ${JSON.stringify(shownStatuses)}` : 'true';
  return Object.entries(filters).map(([missing, lacks]) => ({
    id: `${type}-${missing}`,
    title: `${title} without ${missing}`,
    type,
    filter: `${shown} && ${lacks}`,
  }));
}
