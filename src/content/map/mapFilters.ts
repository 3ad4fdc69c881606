import { inOrder } from '#lib/filtering/inOrder.ts';
import { MINE_PARAM, TYPED_PARAM, isOn, readSearchText, whenOn } from '#lib/url/queryParams.ts';
import { addressText, createCodec } from '#lib/url/screenCodec.ts';

export const MAP_PATH = '/map';

/** What the map shows; synchronised with the URL. */
export interface MapFilters {
  /** The alias of a map. Empty for the first map, or for the map with the chosen booth. */
  map: string;
  /** The label of the chosen booth; empty for none. */
  booth: string;
  search: string;
  /** Filter keys, sorted and without repetitions; empty means all. */
  categories: readonly string[];
  /** Whether stages are shown, beside the categories. */
  stages: boolean;
  /**
   * Kinds of points, sorted and without repetitions: what is shown beside the categories and stages. If none of the
   * three is set, everything is shown.
   */
  points: readonly string[];
  /** Whether only picked places are shown, and of points only those of chosen kinds. */
  mine: boolean;
  /** Whether the walk to the picked places is drawn. */
  walk: boolean;
}

export const WHOLE_MAP: MapFilters = {
  map: '',
  booth: '',
  search: '',
  categories: [],
  stages: false,
  points: [],
  mine: false,
  walk: false,
};

/** The path of the map, and of a place's dialog over it. */
const PATH_PATTERN = /^\/map(?:\/marketplace\/[^/]+)?\/?$/i;

/** The filters are in the query string only: `map`, `booth`, `q`, `category`, `stages`, `points`, `mine`, `walk`. Defaults are left out. */
export const mapCodec = createCodec<
  MapFilters,
  'map' | 'booth' | 'category' | 'stages' | 'points' | 'walk' | typeof TYPED_PARAM | typeof MINE_PARAM
>({
  path: PATH_PATTERN,
  params: ['map', 'booth', TYPED_PARAM, 'category', 'stages', 'points', MINE_PARAM, 'walk'],

  read: (param, _path, list) => ({
    map: param('map') ?? '',
    booth: param('booth') ?? '',
    search: readSearchText(param(TYPED_PARAM)),
    categories: inOrder(list('category')),
    stages: isOn(param('stages')),
    points: inOrder(list('points')),
    mine: isOn(param(MINE_PARAM)),
    walk: isOn(param('walk')),
  }),

  write: ({ map, booth, search, categories, stages, points, mine, walk }, { pathname }) => ({
    pathname: pathname.replace(/^\/map/i, MAP_PATH).replace(/\/$/, ''),
    params: {
      map: map || undefined,
      booth: booth || undefined,
      [TYPED_PARAM]: search || undefined,
      category: categories,
      stages: whenOn(stages),
      points,
      [MINE_PARAM]: whenOn(mine),
      walk: whenOn(walk),
    },
  }),
});

/** The URL of the map with these filters. */
export function mapAddress(filters: Partial<MapFilters>): string {
  return addressText(mapCodec.write({ ...WHOLE_MAP, ...filters }, { pathname: MAP_PATH, search: '' }));
}
