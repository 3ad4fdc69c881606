import { ALL_CATEGORIES } from '../filtering/filterKey.ts';
import { ALL_LETTERS, isLetter } from '../filtering/letters.ts';
import type { ListSort } from '../filtering/listSort.ts';
import { MINE_PARAM, TYPED_PARAM, isOn, readSearchText, whenOn } from './queryParams.ts';
import { type ScreenCodec, addressText, createCodec, decodeSegment } from './screenCodec.ts';
import { pathSegment } from './webAddress.ts';

/** Filters that all lists share. */
export interface ListFilters {
  /** A filter key, or `all`. */
  category: string;
  /** A letter of the strip, or `ALL`. */
  letter: string;
  search: string;
  /** Whether only picked items are shown. */
  mine: boolean;
  /** Undefined for a list with a single order. */
  sort?: ListSort;
}

export const NO_FILTERS: ListFilters = {
  category: ALL_CATEGORIES,
  letter: ALL_LETTERS,
  search: '',
  mine: false,
};

/** Whether filters hide items. */
export function isFiltered({ category, letter, search, mine }: ListFilters): boolean {
  return letter !== ALL_LETTERS || search.trim() !== '' || category !== ALL_CATEGORIES || mine;
}

/** A list's own setting with a fixed set of values, such as its view; the first value is the default. */
interface Choice<Name extends string, Value extends string> {
  name: Name;
  values: readonly [Value, ...Value[]];
}

/**
 * Creates the codec for the URLs of a list screen:
 *
 *     /base                     the list
 *     /base/category/{key}      the list of one category
 *     /base/{slug}?category=    an item's dialog over that list
 *
 * with `letter`, `q`, the screen's own choice and `mine` as parameters, in this order, without defaults.
 *
 * @param base the list's path, such as `/marketplace`.
 */
export function createListCodec<Name extends string, Value extends string>(
  base: `/${string}`,
  choice: Choice<Name, Value>,
): ScreenCodec<ListFilters & Record<Name, Value>> {
  const [standard] = choice.values;

  return createCodec({
    path: new RegExp(`^${base}(?:/category/([^/]+)|/([^/]+))?/?$`, 'i'),
    params: ['category', 'letter', TYPED_PARAM, choice.name, MINE_PARAM],

    read(param, [, segment]) {
      const category = segment === undefined ? param('category') : decodeSegment(segment);
      const letter = param('letter')?.toUpperCase() ?? ALL_LETTERS;
      const chosen = choice.values.find((value) => value === param(choice.name)) ?? standard;
      return {
        category: category && pathSegment(category) ? category.toWellFormed() : ALL_CATEGORIES,
        letter: isLetter(letter) ? letter : ALL_LETTERS,
        search: readSearchText(param(TYPED_PARAM)),
        mine: isOn(param(MINE_PARAM)),
        ...({ [choice.name]: chosen } as Record<Name, Value>),
      };
    },

    write(state, { path }) {
      const slug = path?.[2];
      const chosen = state[choice.name];
      const category = state.category === ALL_CATEGORIES ? undefined : pathSegment(state.category);
      return {
        pathname: pathOf(slug, category),
        params: {
          category: slug === undefined || category === undefined ? undefined : state.category,
          letter: state.letter === ALL_LETTERS ? undefined : state.letter,
          [TYPED_PARAM]: state.search || undefined,
          [MINE_PARAM]: whenOn(state.mine),
          ...({ [choice.name]: chosen === standard ? undefined : chosen } as Record<Name, Value | undefined>),
        },
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
