import { WHOLE_MAP } from '#content/map/mapFilters.ts';
import { mapEventSchema } from '#content/map/schema.ts';
import { choose } from '#features/map/model/chosen.ts';
import { countKinds, filterPoints, filterRows, isUnfiltered } from '#features/map/model/filterBooths.ts';
import { filtersCleared, filtersChanged, mapSlice, viewChanged } from '#features/map/model/mapSlice.ts';
import { findingText, firstResults } from '#features/map/model/searchResults.ts';
import { type BoothMap, toVenue } from '#features/map/model/venue.ts';
import { i18nOf } from '#lib/i18n/i18n.ts';

const i18n = i18nOf('en');

const at = { x: 10, y: 20 };
const vendor = { _id: 'cup', name: 'Water Cup', categories: ['Toys'] };
const map = (title: string, points: unknown, booths: object[] = []) =>
  mapEventSchema.parse({ _id: title, title, pdf: { url: '/m.png' }, points, booths });
const [HALL, ROOF] = toVenue(
  [
    map(
      'Hall',
      [
        { kind: 'water', ...at },
        { kind: 'toilet', label: 'first floor', ...at },
        { kind: 'custom', label: 'Cloakroom', ...at },
        { kind: 'toilet', ...at },
      ],
      [{ label: '1', x: 1, y: 1, width: 5, height: 5, place: vendor }],
    ),
    map('Roof', [{ kind: 'quiet', ...at }]),
  ],
  i18n,
) as [BoothMap, BoothMap];
const MAPS = [HALL, ROOF];

const shown = (filters: object) =>
  filterPoints(HALL.points, { ...WHOLE_MAP, ...filters }).map(({ name }) => name);
const ALL = ['Toilets', 'Toilets, first floor', 'Drinking water', 'Cloakroom'];

test('points are in the order of their kinds, named by kind, name or both', () => {
  expect(HALL.points.map(({ name }) => name)).toEqual(ALL);
});

test.each([
  ['no list', 'points'],
  ['no points', [null, 'x', [], {}]],
  ['no kind', [{ ...at }]],
  ['another kind', [{ kind: 'constructor', ...at }]],
  ['a position outside', [{ kind: 'exit', x: 101, y: 1 }]],
  ['no position', [{ kind: 'exit', x: '1', y: null }]],
  ['no name', [{ kind: 'custom', label: '  ', ...at }]],
])('a point with %s is left out, and its map stays', (_fault, points) => {
  const [venue] = toVenue([map('Hall', points)], i18n);
  expect(venue).toMatchObject({ title: 'Hall', points: [] });
});

test('chosen kinds of points, categories and stages are shown beside each other', () => {
  expect(shown({})).toEqual(ALL);
  expect(shown({ points: ['water'] })).toEqual(['Drinking water']);
  expect(shown({ categories: ['toys'] })).toEqual([]);
  expect(shown({ categories: ['toys'], points: ['custom', 'water'] })).toEqual([
    'Drinking water',
    'Cloakroom',
  ]);
  expect(shown({ stages: true })).toEqual([]);
  const rows = (filters: object) => filterRows(HALL.rows, { ...WHOLE_MAP, ...filters }, undefined);
  expect(rows({ points: ['water'] })).toEqual([]);
  expect(rows({ categories: ['toys'], points: ['water'] })).toEqual(HALL.rows);
  expect(isUnfiltered({ ...WHOLE_MAP, points: ['water'] })).toBe(false);
});

test('among what is saved, only chosen kinds of points are shown', () => {
  expect(shown({ mine: true })).toEqual([]);
  expect(shown({ mine: true, points: ['water'] })).toEqual(['Drinking water']);
});

test.each([
  ['toilet', ['Toilets', 'Toilets, first floor']],
  ['WC', ['Toilets', 'Toilets, first floor']],
  ['hall first floor', ['Toilets, first floor']],
  ['cloak', ['Cloakroom']],
  ['water', ['Drinking water']],
  // A part of `drinking`.
  ['ink', []],
])('the search finds %j by the beginnings of its words, and by other words for it', (search, expected) => {
  expect(shown({ search })).toEqual(expected);
});

test('each kind is counted under the other filters', () => {
  const counts = (filters: object) => [...countKinds(HALL, { ...WHOLE_MAP, ...filters }, undefined).points];
  const all = [
    ['toilet', 2],
    ['water', 1],
    ['custom', 1],
  ];
  expect(counts({})).toEqual(all);
  expect(counts({ categories: ['toys'], points: ['water'], mine: true })).toEqual(all);
  expect(counts({ search: 'floor' })).toEqual([['toilet', 1]]);
});

test('a kind of points that no map has is removed from the address', () => {
  const pointsOf = (...points: string[]) => choose(MAPS, { ...WHOLE_MAP, points }).filters.points;
  expect(pointsOf('quiet', 'toilet')).toEqual(['quiet', 'toilet']);
  expect(pointsOf('atm', 'pool', 'quiet')).toEqual(['quiet']);
  const known = { ...WHOLE_MAP, points: ['quiet'] };
  expect(choose(MAPS, known).filters).toBe(known);
});

test('matches are counted by what they are, and those on the shown map come first', () => {
  const finding = (search: string) => {
    const filters = { ...WHOLE_MAP, search };
    return {
      rowsOf: ({ rows }: BoothMap) => filterRows(rows, filters, undefined),
      pointsOf: ({ points }: BoothMap) => filterPoints(points, filters),
      found: undefined,
      similar: undefined,
    };
  };
  expect(findingText(MAPS, HALL, finding('toilet'), i18n.t)).toBe('2 facilities on Hall');
  expect(findingText(MAPS, ROOF, finding('water'), i18n.t)).toBe('1 vendor, 1 facility, not on Roof');
  expect(findingText(MAPS, ROOF, finding('quiet'), i18n.t)).toBe('1 facility on Roof');
  const results = firstResults(MAPS, ROOF, finding('')).map(({ map, match }) => [map.title, match.key]);
  expect(results).toEqual([
    ['Roof', '0'],
    ['Hall', '1\ncup'],
    ['Hall', '3'],
    ['Hall', '1'],
  ]);
});

test('choosing other kinds of points shows the whole map again', () => {
  const { reducer } = mapSlice;
  const moved = reducer(
    reducer(undefined, filtersChanged({ points: ['water'] })),
    viewChanged({ ...at, scale: 3 }),
  );
  expect(reducer(moved, filtersChanged({ points: ['water'], search: 'x' })).view).toEqual({
    ...at,
    scale: 3,
  });
  expect(reducer(moved, filtersChanged({ points: ['toilet', 'water'] })).view).toBeUndefined();
  expect(reducer(moved, filtersCleared())).toEqual({ filters: WHOLE_MAP, view: undefined });
});
