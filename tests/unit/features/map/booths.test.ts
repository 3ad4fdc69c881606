import { boothAddress, vendorAddress } from '#features/map/model/boothAddress.ts';
import { boothColors } from '#features/map/model/boothColors.ts';
import { choose } from '#features/map/model/chosen.ts';
import { countKinds, filterRows } from '#features/map/model/filterBooths.ts';
import {
  filtersChanged,
  filtersCleared,
  filtersRead,
  mapSlice,
  viewChanged,
} from '#features/map/model/mapSlice.ts';
import { type BoothMap, toVenue } from '#features/map/model/venue.ts';
import { contrast, parseColor } from '#lib/colors/color.ts';
import { WHOLE_MAP } from '#content/map/mapFilters.ts';
import { mapEventSchema } from '#content/map/schema.ts';
import { i18nOf } from '#lib/i18n/i18n.ts';

const i18n = i18nOf('en');

const place = (name: string, ...categories: string[]) => ({
  _id: name,
  name,
  alias: { current: name.toLowerCase() },
  categories,
});
const booth = (label: string, x: number, y: number, at?: object) => ({
  label,
  x,
  y,
  width: 4,
  height: 4,
  place: at,
});
const map = (alias: string, ...booths: object[]) =>
  mapEventSchema.parse({
    _id: alias,
    title: alias,
    alias: { current: alias },
    pdf: { url: '/m.png' },
    booths,
  });

const [HALL, UPPER] = toVenue(
  [
    map(
      'hall',
      booth('Booth 10', 50, 10.5, place('Zebra', 'Toys', 'Marketplace')),
      booth('Booth 2', 10, 10, place('Ant', 'Art')),
      booth('Booth 3', 10, 30, place('Bee', 'Toys')),
      booth('Booth 3', 10, 30, place('Cat')),
      booth('Booth 4', 30, 30),
      booth('Stage', 0, 0, { _id: 'stage', name: 'Main Stage', isStage: true }),
    ),
    map('upper', booth('Booth 9', 1, 1, place('Dog', 'Art'))),
  ],
  i18n,
) as [BoothMap, BoothMap];
const MAPS = [HALL, UPPER];

const labels = ({ booths }: BoothMap) => booths.map(({ label }) => label);
const namesOf = (rows: BoothMap['rows']) => rows.map(({ vendor }) => vendor.name);

test('booths are sorted row by row, their vendors by number, and entries with the same label are one booth', () => {
  expect(labels(HALL)).toEqual(['Stage', 'Booth 2', 'Booth 10', 'Booth 3', 'Booth 4']);
  expect(namesOf(HALL.rows)).toEqual(['Ant', 'Bee', 'Cat', 'Zebra', 'Main Stage']);
});

test('search finds names and labels, word by word; categories and stages are alternatives', () => {
  const shown = (filters: object, limit?: Record<string, string>) =>
    namesOf(filterRows(HALL.rows, { ...WHOLE_MAP, ...filters }, limit));
  expect(shown({})).toEqual(namesOf(HALL.rows));
  expect(shown({ search: ' bóoth 3 ' })).toEqual(['Bee', 'Cat']);
  expect(shown({ search: '3 cat' })).toEqual(['Cat']);
  expect(shown({ categories: ['art', 'toys'] })).toEqual(['Ant', 'Bee', 'Zebra']);
  expect(shown({ stages: true })).toEqual(['Main Stage']);
  expect(shown({ categories: ['art'], stages: true })).toEqual(['Ant', 'Main Stage']);
  expect(shown({ search: 'ant', stages: true })).toEqual([]);
  expect(shown({ search: 'booth' }, { Bee: 'bee', Dog: 'dog' })).toEqual(['Bee']);
  expect(namesOf(filterRows(HALL.rows, WHOLE_MAP, 'pending'))).toEqual([]);
  expect(countKinds(HALL, { ...WHOLE_MAP, search: 'b', categories: ['art'] }, undefined)).toEqual({
    categories: new Map([
      ['art', 1],
      ['toys', 2],
    ]),
    stages: 0,
    points: new Map(),
  });
  expect(countKinds(HALL, { ...WHOLE_MAP, stages: true }, undefined).stages).toBe(1);
});

test.each([
  ['h2', ['Ant']],
  ['H-2', ['Ant']],
  ['h 2', ['Ant']],
  ['hall h, booth 2', ['Ant']],
  ['booth2', ['Ant']],
  ['h1', ['Zebra']],
  ['c7', ['Cyan & Sons']],
  ['C 7', ['Cyan & Sons']],
  ['cyan and sons', ['Cyan & Sons']],
  ['cyansons', []],
  ['maehne', ["Mähne's"]],
  ['mahnes', ["Mähne's"]],
  ['ebr', ['Zebra']],
  // Typed on the way to another word.
  ['hal', []],
  ['hall', ['Ant', 'Zebra', 'Cyan & Sons', "Mähne's"]],
  ['★', []],
])('%j finds the same as the site’s search: %j', (search, expected) => {
  const [map] = toVenue(
    [
      mapEventSchema.parse({
        _id: 'hall-h',
        title: 'Hall H',
        pdf: { url: '/m.png' },
        booths: [
          booth('Booth 10', 50, 10, place('Zebra')),
          booth('Booth 2', 10, 10, place('Ant')),
          booth('C-7', 20, 10, place('Cyan & Sons')),
          booth('D8', 30, 10, place("Mähne's")),
        ],
      }),
    ],
    i18n,
  );
  expect(namesOf(filterRows(map?.rows ?? [], { ...WHOLE_MAP, search }, undefined))).toEqual(expected);
});

test('a map without an alias is named by its id', () => {
  const [unnamed] = toVenue([mapEventSchema.parse({ _id: 'map-1', pdf: { url: '/m.png' } })], i18n);
  expect(unnamed?.alias).toBe('map-1');
});

test('an address names a map and a booth, and is corrected if one of them does not exist', () => {
  const chosen = (filters: object) => {
    const named = { ...WHOLE_MAP, ...filters };
    const { map, booth, filters: effective } = choose(MAPS, named);
    const { map: mapKey, booth: boothKey } = effective;
    return [map?.alias, booth?.label, effective === named ? undefined : { map: mapKey, booth: boothKey }];
  };
  expect(chosen({})).toEqual(['hall', undefined, undefined]);
  expect(chosen({ map: 'upper' })).toEqual(['upper', undefined, undefined]);
  expect(chosen({ booth: 'Booth 9' })).toEqual(['upper', 'Booth 9', undefined]);
  expect(chosen({ map: 'hall', booth: 'Booth 9' })).toEqual([
    'upper',
    'Booth 9',
    { map: 'upper', booth: 'Booth 9' },
  ]);
  expect(chosen({ map: 'upper', booth: 'Booth 99' })).toEqual([
    'upper',
    undefined,
    { map: 'upper', booth: '' },
  ]);
  expect(chosen({ map: 'gone' })).toEqual(['hall', undefined, { map: 'hall', booth: '' }]);
  const named = { map: 'x', booth: 'y', points: ['z'] };
  expect(choose([], named)).toEqual({ map: undefined, booth: undefined, filters: named });
});

test('a booth links to its vendor, a stage and a shared booth to themselves, and a free one to nothing', () => {
  const hrefs = HALL.booths.map((booth) => boothAddress(booth, 'hall'));
  expect(hrefs).toEqual([
    '/map?map=hall&booth=Stage',
    '/map/marketplace/ant?map=hall',
    '/map/marketplace/zebra?map=hall',
    '/map?map=hall&booth=Booth+3',
    undefined,
  ]);
  const [ant] = HALL.rows;
  const stage = HALL.rows.at(-1);
  expect(stage && vendorAddress(stage.vendor, 'hall')).toBe('/schedule?location=main-stage');
  expect(ant && vendorAddress({ ...ant.vendor, alias: undefined }, 'hall')).toBeUndefined();
});

test('labels are readable on the colour of every category', () => {
  const channels = [0, 60, 120, 128, 200, 255];
  const categories = channels.flatMap((r) =>
    channels.flatMap((g) => channels.map((b) => ({ name: `${r} ${g} ${b}`, color: { rgb: { r, g, b } } }))),
  );
  const colors = boothColors(categories);
  expect(colors.size).toBe(categories.length);
  for (const { name, color } of categories) {
    const found = colors.get(name.replaceAll(' ', '-'));
    const text = parseColor(found?.text);
    expect(found?.background).toBe(`rgb(${name})`);
    expect(text && contrast([color.rgb.r, color.rgb.g, color.rgb.b], text)).toBeGreaterThanOrEqual(4.5);
  }
});

test('the visible part stays until another map or booth is shown', () => {
  const { reducer } = mapSlice;
  const view = { x: 10, y: 20, scale: 3 };
  const moved = reducer(undefined, viewChanged(view));
  expect(reducer(moved, filtersChanged({ search: 'ink' })).view).toEqual(view);
  expect(reducer(moved, filtersRead({ ...WHOLE_MAP, mine: true })).view).toEqual(view);
  expect(reducer(moved, filtersChanged({ booth: 'Booth 3' })).view).toBeUndefined();
  const narrowed = reducer(
    moved,
    filtersRead({
      map: 'upper',
      booth: 'Booth 9',
      search: 'x',
      categories: ['a'],
      stages: true,
      points: ['quiet'],
      mine: true,
      walk: true,
    }),
  );
  expect(reducer(narrowed, filtersCleared()).filters).toEqual({
    ...WHOLE_MAP,
    map: 'upper',
    booth: 'Booth 9',
    walk: true,
  });
});
