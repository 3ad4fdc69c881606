import { pointFaults } from '#content/check/points.ts';
import { mapDocument, placeDocument } from '../../../support/builders.ts';

const faultsOf = (points: unknown) =>
  pointFaults(mapDocument('Hall', { points })).map(
    ({ severity, rule, path = '', message }) => `${severity} ${rule}: ${path} ${message}`,
  );
const at = { x: 0, y: 100 };

test('points inside the picture are no faults, and neither is a map without points', () => {
  expect(
    faultsOf([
      { kind: 'exit', ...at },
      { kind: 'custom', label: 'Lost and found', ...at },
    ]),
  ).toEqual([]);
  expect(faultsOf(undefined)).toEqual([]);
  expect(pointFaults(placeDocument('Bakery', { points: [{}] }))).toEqual([]);
});

test('each point that visitors do not see is named with the reason', () => {
  expect(
    faultsOf([
      { kind: 'pool', ...at },
      { kind: 'custom', label: ' ', ...at },
      { kind: 'exit', label: 'North', x: 101, y: 1 },
      { kind: 'water', x: 1, y: -1 },
      { kind: 'info', x: '1', y: 1 },
      null,
    ]),
  ).toEqual([
    'warning point-kind: points[0] a point is of no kind that the site knows',
    'warning point-without-name: points[1] a point has neither a kind nor a name',
    'warning point-outside: points[2] a point is outside the picture: Exit, North',
    'warning point-outside: points[3] a point is outside the picture: Drinking water',
    'warning point-outside: points[4] a point is outside the picture: Information desk',
    'warning point-kind: points[5] a point is of no kind that the site knows',
  ]);
});
