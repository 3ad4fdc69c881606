import { NAMES } from '#content/map/names.ts';

const found = (...maps: object[]) =>
  NAMES.parts
    ?.read(maps.map((map, index) => ({ _id: `map-${index}`, hasPicture: true, ...map })))
    .filter(({ _id }) => _id.startsWith('point#'))
    .map(({ name, address, detail, locationName }) => [name, address, detail ?? locationName]);

test('each kind of points is found once, with how many there are and on which maps', () => {
  const [one, other] = [
    { title: 'Hall A', alias: 'hall-a', points: [{ kind: 'toilet' }, { kind: 'toilet', label: 'North' }] },
    { title: 'Hall B', alias: 'hall-b', points: [{ kind: 'water' }, { kind: 'toilet' }] },
  ];
  expect(found(one, other)).toEqual([
    ['Toilets', '/map?map=hall-a&points=toilet', '3 · Hall A, Hall B'],
    ['Drinking water', '/map?map=hall-b&points=water', 'Hall B'],
  ]);
});

test('a point with only a name is found by its name', () => {
  const points = [
    { kind: 'custom', label: ' Cloakroom ' },
    { kind: 'custom', label: 'Meeting point' },
  ];
  expect(found({ title: 'Hall A', points })).toEqual([
    ['Cloakroom', '/map?map=map-0&q=Cloakroom&points=custom', 'Hall A'],
    ['Meeting point', '/map?map=map-0&q=Meeting+point&points=custom', 'Hall A'],
  ]);
});

test('points that visitors do not see are not found', () => {
  const unseen = [null, 'x', {}, { kind: 'pool' }, { kind: 'toString' }, { kind: 'custom', label: ' ' }];
  expect(found({ title: 'Hall A', points: unseen })).toEqual([]);
  expect(found({ title: 'Hall A', points: 'x' })).toEqual([]);
  expect(found({ title: 'Hall A', points: [{ kind: 'water' }], hasPicture: false })).toEqual([]);
});
