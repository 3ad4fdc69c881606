import { type FacetFilters, NO_FACETS } from '#lib/facets/facetFilters.ts';
import { inOrder } from '#lib/filtering/inOrder.ts';
import { SCHEDULE_PATH } from '#content/event/schedulePath.ts';
import { MINE_PARAM, TYPED_PARAM, isOn, readSearchText, whenOn } from '#lib/url/queryParams.ts';
import { createCodec } from '#lib/url/screenCodec.ts';

export { SCHEDULE_PATH };

/** The tab of all days. */
export const ALL = 'all';

/** The value of `day` for the tab of running events. */
export const NOW = 'now';

/** The views of the schedule; the first is the default. */
export const VIEWS = ['list', 'compact', 'grid'] as const;
export type View = (typeof VIEWS)[number];

/** Which events are shown at the present time: all of them, those that start soon, those that are not over. */
export const WHENS = ['any', 'soon', 'coming'] as const;
export type When = (typeof WHENS)[number];

/** The schedule's filters; synchronised with the URL. */
export interface ScheduleFilters {
  /** The key of a festival day, `now`, or `all`. */
  day: string;
  search: string;
  /** Filter keys, sorted and without repetitions; empty means all. */
  locations: readonly string[];
  /** Like `locations`. */
  categories: readonly string[];
  /** Like `locations`, but events that are only at these are left out. */
  hidden: readonly string[];
  when: When;
  facets: FacetFilters;
  view: View;
  /** Whether only picked events are shown. */
  mine: boolean;
}

export const DEFAULT_FILTERS: ScheduleFilters = {
  day: ALL,
  search: '',
  locations: [],
  categories: [],
  hidden: [],
  when: 'any',
  facets: NO_FACETS,
  view: 'list',
  mine: false,
};

/** Whether the festival has that day is only known when its event is loaded. */
const DAY_KEY = /^(?:now|sun|mon|tue|wed|thu|fri|sat|\d{4}-\d{2}-\d{2})$/;

/** The path of the list, of an event's dialog over it, and of a performer's dialog over that. */
const PATH_PATTERN = /^\/schedule(?:\/[^/]+(?:\/lineup\/[^/]+)?)?\/?$/i;

/**
 * The filters are in the query string only: `day`, `q`, `location`, `category`, `hide`, `when`, `view`, `mine`
 * and facets. Defaults are left out.
 */
export const scheduleCodec = createCodec<
  ScheduleFilters,
  'day' | 'location' | 'category' | 'hide' | 'when' | 'view' | typeof TYPED_PARAM | typeof MINE_PARAM
>({
  path: PATH_PATTERN,
  params: ['day', TYPED_PARAM, 'location', 'category', 'hide', 'when', 'view', MINE_PARAM],

  read: (param, _path, list, facets) => ({
    day: DAY_KEY.exec(param('day') ?? '')?.[0] ?? ALL,
    search: readSearchText(param(TYPED_PARAM)),
    locations: keysOf(list('location')),
    categories: keysOf(list('category')),
    hidden: keysOf(list('hide')),
    when: WHENS.find((when) => when === param('when')) ?? 'any',
    facets: facets(),
    view: VIEWS.find((view) => view === param('view')) ?? 'list',
    mine: isOn(param(MINE_PARAM)),
  }),

  write: ({ day, search, locations, categories, hidden, when, facets, view, mine }, { pathname }) => ({
    pathname: pathname.replace(/^\/schedule/i, SCHEDULE_PATH).replace(/\/$/, ''),
    params: {
      day: day === ALL ? undefined : day,
      [TYPED_PARAM]: search || undefined,
      location: locations,
      category: categories,
      hide: hidden,
      when: when === 'any' ? undefined : when,
      view: view === 'list' ? undefined : view,
      [MINE_PARAM]: whenOn(mine),
    },
    facets,
  }),
});

/** Drops `all`, which older addresses with a single location contain. */
function keysOf(values: readonly string[]): string[] {
  return inOrder(values).filter((key) => key !== ALL);
}
