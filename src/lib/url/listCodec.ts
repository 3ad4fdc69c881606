import { type FacetFilters, NO_FACETS } from '../facets/facetFilters.ts';
import { ALL_CATEGORIES } from '../filtering/filterKey.ts';
import { ALL_LETTERS, isLetter } from '../filtering/letters.ts';
import { LIST_SORTS, type ListSort } from '../filtering/listSort.ts';
import { MINE_PARAM, TYPED_PARAM, isOn, readSearchText, whenOn } from './queryParams.ts';
import { type ScreenCodec, addressText, createCodec, decodeSegment } from './screenCodec.ts';
import { pathSegment } from './webAddress.ts';

/** How a list shows its items; the first is the default. */
export const LIST_VIEWS = ['grid', 'list'] as const;
export type ListView = (typeof LIST_VIEWS)[number];

/** The filters of a list screen, its order and its view. */
export interface ListFilters {
  /** A filter key, or `all`. */
  category: string;
  /** A letter of the strip, or `ALL`. */
  letter: string;
  search: string;
  facets: FacetFilters;
  /** Whether only picked items are shown. */
  mine: boolean;
  /** Undefined for a list with a single order. */
  sort?: ListSort;
  view: ListView;
}

/** Hides no items. */
export const NO_FILTERS: Omit<ListFilters, 'sort' | 'view'> = {
  category: ALL_CATEGORIES,
  letter: ALL_LETTERS,
  search: '',
  facets: NO_FACETS,
  mine: false,
};

/** Whether filters hide items. */
export function isFiltered(filters: ListFilters): boolean {
  return filters.category !== ALL_CATEGORIES || hasClientFilters(filters);
}

/** Whether there are filters that the content service does not apply. */
export function hasClientFilters({ letter, search, facets, mine }: ListFilters): boolean {
  return letter !== ALL_LETTERS || search.trim() !== '' || Object.keys(facets).length > 0 || mine;
}

/**
 * Creates the codec for the URLs of a list screen:
 *
 *     /base                     the list
 *     /base/category/{key}      the list of one category
 *     /base/{slug}?category=    an item's dialog over that list
 *
 * with `letter`, `q`, `sort`, `view`, `mine` and the facets as parameters, in this order, without defaults.
 *
 * @param base the list's path, such as `/marketplace`.
 * @param hasSorts whether the list has several orders.
 */
export function createListCodec(base: `/${string}`, hasSorts: boolean): ScreenCodec<ListFilters> {
  return createCodec({
    path: new RegExp(`^${base}(?:/category/([^/]+)|/([^/]+))?/?$`, 'i'),
    params: ['category', 'letter', TYPED_PARAM, 'sort', 'view', MINE_PARAM],

    read(param, [, segment], _list, facets) {
      const category = segment === undefined ? param('category') : decodeSegment(segment);
      const letter = param('letter')?.toUpperCase() ?? ALL_LETTERS;
      return {
        category: category && pathSegment(category) ? category.toWellFormed() : ALL_CATEGORIES,
        letter: isLetter(letter) ? letter : ALL_LETTERS,
        search: readSearchText(param(TYPED_PARAM)),
        facets: facets(),
        mine: isOn(param(MINE_PARAM)),
        ...(hasSorts && { sort: LIST_SORTS.find((sort) => sort === param('sort')) ?? LIST_SORTS[0] }),
        view: LIST_VIEWS.find((view) => view === param('view')) ?? LIST_VIEWS[0],
      };
    },

    write(state, { path }) {
      const slug = path?.[2];
      const category = state.category === ALL_CATEGORIES ? undefined : pathSegment(state.category);
      return {
        pathname: pathOf(slug, category),
        params: {
          category: slug === undefined || category === undefined ? undefined : state.category,
          letter: state.letter === ALL_LETTERS ? undefined : state.letter,
          [TYPED_PARAM]: state.search || undefined,
          sort: state.sort === LIST_SORTS[0] ? undefined : state.sort,
          view: state.view === LIST_VIEWS[0] ? undefined : state.view,
          [MINE_PARAM]: whenOn(state.mine),
        },
        facets: state.facets,
      };
    },
  });

  function pathOf(slug: string | undefined, category: string | undefined): string {
    if (slug !== undefined) return `${base}/${slug}`;
    return category === undefined ? base : `${base}/category/${category}`;
  }
}

/** The URL of an item's dialog over its list; undefined for an alias that cannot be part of a URL. */
export function itemAddress<State>(
  codec: ScreenCodec<State>,
  state: State,
  base: string,
  alias: string | undefined,
): string | undefined {
  const segment = pathSegment(alias);
  if (segment === undefined) return undefined;
  return addressText(codec.write(state, { pathname: `${base}/${segment}`, search: '' }));
}
