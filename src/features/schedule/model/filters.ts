import * as FACTS from '../../../lib/facts';
import { SCHEDULE_PATH } from '../../../lib/schedule/schedulePath';
import { TYPED_PARAM, readSearchText, writeParams } from '../../../lib/url/queryParams';
import type { ScreenCodec } from '../../../lib/url/screenCodec';

export { SCHEDULE_PATH };

/** Stands for 'no choice' in each of the filters. */
export const ALL = 'all';

/** What a visitor has chosen on the schedule; mirrored to the address. */
export interface ScheduleFilters {
  day: (typeof FACTS.days)[number]['key'] | typeof ALL;
  search: string;
  /** A filter key, or `all`. */
  location: string;
  /** A filter key, or `all`. */
  category: string;
}

export const DEFAULT_FILTERS: ScheduleFilters = { day: ALL, search: '', location: ALL, category: ALL };

/** The list, an event's dialog over it, and a performer's dialog over that. */
const SHAPE = /^\/schedule(?:\/[^/]+(?:\/lineup\/[^/]+)?)?\/?$/i;

/** The filters stand in the query string alone: `day`, `q`, `location`, `category`, defaults left out. */
export const scheduleCodec: ScreenCodec<ScheduleFilters> = {
  read({ pathname, search }) {
    if (!SHAPE.test(pathname)) return undefined;
    const params = new URLSearchParams(search);
    const readKey = (name: string) => params.get(name)?.toWellFormed() || ALL;
    return {
      day: FACTS.days.find(({ key }) => key === params.get('day'))?.key ?? ALL,
      search: readSearchText(params.get(TYPED_PARAM)),
      location: readKey('location'),
      category: readKey('category'),
    };
  },

  write({ day, search, location, category }, present) {
    const writeKey = (key: string) => (key === ALL ? undefined : key);
    const own = {
      day: writeKey(day),
      [TYPED_PARAM]: search || undefined,
      location: writeKey(location),
      category: writeKey(category),
    };
    return {
      pathname: present.pathname.replace(/^\/schedule/i, SCHEDULE_PATH).replace(/\/$/, ''),
      search: writeParams(own, present.search),
    };
  },
};
