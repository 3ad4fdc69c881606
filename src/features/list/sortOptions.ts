import { LIST_SORTS, type ListSort } from '#lib/filtering/listSort.ts';
import type { I18n } from '#lib/i18n/i18n.ts';
import { MESSAGES } from './messages/index.ts';

const NAMES = {
  name: MESSAGES.nameUp,
  'name-desc': MESSAGES.nameDown,
  recent: MESSAGES.newestFirst,
  featured: MESSAGES.featuredFirst,
} as const satisfies Record<ListSort, unknown>;

/** The sort orders of lists with their names. */
export function sortOptions(t: I18n['t']): { key: ListSort; name: string }[] {
  return LIST_SORTS.map((key) => ({ key, name: t(NAMES[key]) }));
}
