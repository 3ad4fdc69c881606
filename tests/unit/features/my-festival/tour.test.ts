import fc from 'fast-check';
import { type Point, lengthOf, shortTour } from '#features/my-festival/model/tour.ts';
import { walkByMap } from '#features/my-festival/model/walkByMap.ts';

const points = fc.array(
  fc.record({ x: fc.integer({ min: 0, max: 100 }), y: fc.integer({ min: 0, max: 100 }) }),
  {
    maxLength: 40,
  },
);

test('a tour visits every point once, from the first, and is never longer than the given order', () => {
  fc.assert(
    fc.property(points, (given) => {
      const named = given.map((point, id) => ({ ...point, id }));
      const tour = shortTour(named);
      expect(tour.map(({ id }) => id).sort((a, b) => a - b)).toEqual(named.map(({ id }) => id));
      expect(tour[0]).toEqual(named[0]);
      expect(lengthOf(tour)).toBeLessThanOrEqual(lengthOf(named) + 1e-9);
      expect(shortTour(named)).toEqual(tour);
    }),
  );
});

test('up to seven points it is at most a quarter longer than the shortest', () => {
  const permutations = (rest: readonly Point[]): Point[][] =>
    rest.length === 0
      ? [[]]
      : rest.flatMap((point, index) =>
          permutations(rest.toSpliced(index, 1)).map((more) => [point, ...more]),
        );
  fc.assert(
    fc.property(
      fc.array(
        points.filter(({ length }) => length > 0).map(([first]) => first as Point),
        { minLength: 3, maxLength: 7 },
      ),
      (given) => {
        const [start, ...rest] = given as [Point, ...Point[]];
        const shortest = Math.min(...permutations(rest).map((order) => lengthOf([start, ...order])));
        expect(lengthOf(shortTour(given))).toBeLessThanOrEqual(shortest * 1.25 + 1e-9);
      },
    ),
    // A rare case may be longer: 2-opt is a heuristic.
    { numRuns: 40, seed: 1 },
  );
});

test('stops on a map are visited on a short path, and the others hall by hall', () => {
  const stop = (id: string, booth: string) => ({ id, name: id, alias: undefined, booth });
  const halls = [
    {
      name: 'Hall A',
      stops: [stop('a', 'Booth 1'), stop('far', 'Booth 2'), stop('b', 'Booth 3'), stop('lost', '')],
    },
    { name: undefined, stops: [stop('nowhere', '')] },
  ];
  const booth = (place: string, label: string, x: number) => ({
    place,
    label,
    x,
    y: 10,
    width: 2,
    height: 2,
  });
  const map = {
    _id: 'map',
    title: 'Main level',
    alias: { current: 'main' },
    pdf: { width: 200, height: 100 },
    // A second booth, which has the higher number, is not visited.
    booths: [
      booth('a', 'Booth 1', 0),
      booth('far', 'Booth 2', 90),
      booth('b', 'Booth 10', 10),
      booth('b', 'Booth 30', 99),
    ],
  };
  const { halls: walk, saved } = walkByMap(halls, [map]);
  expect(
    walk.map(({ name, stops }) => [name, stops.map(({ id, booth }) => `${id} ${booth}`.trim())]),
  ).toEqual([
    ['Main level', ['a Hall A, Booth 1', 'b Hall A, Booth 3', 'far Hall A, Booth 2']],
    ['Hall A', ['lost']],
    [undefined, ['nowhere']],
  ]);
  expect(walk.map(({ map }) => map)).toEqual(['main', undefined, undefined]);
  expect(saved).toBeCloseTo(1 - 90 / 170);
  expect(walkByMap(halls, [])).toEqual({ halls, saved: undefined });
  expect(walkByMap(halls, [{ ...map, booths: map.booths.slice(1) }])).toEqual({ halls, saved: undefined });
});
