import { hallsOf } from '#features/my-festival/model/halls.ts';
import { nextStop, walkOf } from '#features/my-festival/model/walk.ts';

const LOCATIONS = [
  'Hall A, Booth 244',
  'Hall A, Booth 9',
  'Hall B, Booth 10',
  'Drop Deck, Hall A',
  'Screening Room, Upper Level',
  'Workshop Loft, Upper Level',
  'Car Park',
];
const place = (name: string, locationName?: string) => ({ _id: `id-${name}`, name, locationName });

test.each([
  ['Hall A, Booth 244', 'Hall A', 'Booth 244'],
  ['Drop Deck, Hall A', 'Hall A', 'Drop Deck'],
  ['Screening Room, Upper Level', 'Upper Level', 'Screening Room'],
  ['Car Park', undefined, 'Car Park'],
  [undefined, undefined, ''],
])('the hall of %s is the part that most locations share', (location, hall, rest) => {
  // Another place in Hall B, so that it counts as a hall.
  const hallOf = hallsOf([...LOCATIONS, 'Hall B, Booth 11']);
  expect(hallOf(location)).toEqual({ hall, rest });
});

test('a walk goes hall by hall and by booth in natural order, with unknown places at the end', () => {
  const hallOf = hallsOf(LOCATIONS);
  const halls = walkOf(
    [
      place('Nowhere'),
      place('Far', 'Hall A, Booth 244'),
      place('Loft', 'Workshop Loft, Upper Level'),
      place('Near', 'Hall A, Booth 9'),
      place('Cars', 'Car Park'),
    ],
    hallOf,
    'en',
  );
  expect(
    halls.map(({ name, stops }) => [name, stops.map((stop) => `${stop.name} ${stop.booth}`.trim())]),
  ).toEqual([
    ['Car Park', ['Cars']],
    ['Hall A', ['Near Booth 9', 'Far Booth 244']],
    ['Upper Level', ['Loft Workshop Loft']],
    [undefined, ['Nowhere']],
  ]);
  expect(nextStop(halls, {})?.name).toBe('Cars');
  expect(nextStop(halls, { 'id-Cars': '', 'id-Near': '' })?.name).toBe('Far');
  expect(nextStop([], {})).toBeUndefined();
});
