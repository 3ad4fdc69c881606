import { SCHEDULE_PATH } from '#lib/schedule/schedulePath.ts';
import { TYPED_PARAM, readSearchText } from '#lib/url/queryParams.ts';
import { createCodec } from '#lib/url/screenCodec.ts';

export { SCHEDULE_PATH };

/** No choice; the same in all filters. */
export const ALL = 'all';

/** The day of the tab for what is on now. */
export const NOW = 'now';

/** The schedule's filters; synchronised with the URL. */
export interface ScheduleFilters {
  /** The key of a festival day, `now`, or `all`. */
  day: string;
  search: string;
  /** A filter key, or `all`. */
  location: string;
  /** A filter key, or `all`. */
  category: string;
}

export const DEFAULT_FILTERS: ScheduleFilters = { day: ALL, search: '', location: ALL, category: ALL };

/** Whether the festival has the day is known once its event is loaded. */
const DAY_KEY = /^(?:now|sun|mon|tue|wed|thu|fri|sat|\d{4}-\d{2}-\d{2})$/;

/** The list, an event's dialog over it, and a performer's dialog over that. */
const SHAPE = /^\/schedule(?:\/[^/]+(?:\/lineup\/[^/]+)?)?\/?$/i;

/** The filters are in the query string only: `day`, `q`, `location`, `category`, without defaults. */
export const scheduleCodec = createCodec<
  ScheduleFilters,
  'day' | 'location' | 'category' | typeof TYPED_PARAM
>({
  path: SHAPE,
  params: ['day', TYPED_PARAM, 'location', 'category'],

  read: (param) => ({
    day: DAY_KEY.exec(param('day') ?? '')?.[0] ?? ALL,
    search: readSearchText(param(TYPED_PARAM)),
    location: param('location') ?? ALL,
    category: param('category') ?? ALL,
  }),

  write: ({ day, search, location, category }, { pathname }) => ({
    pathname: pathname.replace(/^\/schedule/i, SCHEDULE_PATH).replace(/\/$/, ''),
    params: {
      day: unlessAll(day),
      [TYPED_PARAM]: search || undefined,
      location: unlessAll(location),
      category: unlessAll(category),
    },
  }),
});

function unlessAll(key: string): string | undefined {
  return key === ALL ? undefined : key;
}
