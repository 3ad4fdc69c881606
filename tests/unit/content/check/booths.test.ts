import { boothFaults } from '#content/check/booths.ts';
import { mapDocument, placeDocument, referenceTo, scheduleEventDocument } from '../../../support/builders.ts';

const shown = placeDocument('Shown');
const pending = placeDocument('Pending', { status: 'pending' });
const stage = placeDocument('Stage', { status: 'inactive' });
const concert = scheduleEventDocument('Concert', { eventPlace: [referenceTo(stage)] });
const lost = ['Lost', 'Found'].map((name) => placeDocument(name));
const secret = placeDocument('Unannounced', { locationName: undefined });
const booth = (label: string, x: number, place?: object) => ({
  label,
  x,
  y: 10,
  width: 5,
  height: 5,
  place: place && { ...place },
});

const SHOWN = [shown, concert, secret];
const faultsOf = (...documents: Parameters<typeof boothFaults>[0]) =>
  boothFaults(documents, {
    byId: new Map([...documents, pending, stage].map((document) => [document._id, document])),
  }).map(({ severity, rule, title, message }) => `${severity} ${rule}: ${title} ${message}`);

const GOOD = [booth('1', 10, referenceTo(shown)), booth('Stage', 40, referenceTo(stage))];

test('a venue whose maps have no booths has no faults, and neither has one where every place has a booth', () => {
  expect(faultsOf(...SHOWN, ...lost, mapDocument('Hall'))).toEqual([]);
  expect(faultsOf(...SHOWN, mapDocument('Hall', { booths: GOOD }))).toEqual([]);
});

test('places without a booth are listed once, and booths without a place are noted', () => {
  const hall = mapDocument('Hall', {
    booths: [...GOOD, booth('7', 50), booth('8', 60), booth('9', 70, referenceTo(pending))],
  });
  expect(faultsOf(...SHOWN, ...lost, hall)).toEqual([
    'warning hidden-vendor: Hall a booth has a vendor that is hidden from visitors: 9',
    'note free-booth: Hall 2 booths have no vendor: 7, 8',
    'warning place-without-booth: Hall places with a location that are on no map: Lost, Found',
  ]);
});

test('a shared booth is no fault; one label in two places is, and so is a booth that reaches out of the picture', () => {
  const shared = [...GOOD, booth('2', 20, referenceTo(shown)), booth('2', 20, referenceTo(stage))];
  expect(faultsOf(...SHOWN, mapDocument('Hall', { booths: shared }))).toEqual([]);
  const booths = [...GOOD, booth('1', 30, referenceTo(shown)), booth('3', 96, referenceTo(shown))];
  expect(faultsOf(...SHOWN, mapDocument('Hall', { booths }))).toEqual([
    'warning booth-twice: Hall a booth has a label that appears more than once on this map: 1',
    'warning booth-outside: Hall a booth has an area that extends past the edge of the picture: 3',
  ]);
});

test.each([
  ['Hall A, Booth 1', 'A1', []],
  ['Hall A · Booth 12', '12', []],
  ['Hall A', 'A7', []],
  ['Main Stage 2', 'Stage', []],
  [
    'Hall A, Booth 1',
    'A2',
    ['warning other-booth: Shown says "Hall A, Booth 1", but the map shows it at A2'],
  ],
])('a place at "%s" that the map shows at booth %s is checked', (locationName, label, expected) => {
  const place = { ...shown, locationName };
  const map = mapDocument('Hall', { booths: [booth(label, 10, referenceTo(place))] });
  expect(faultsOf(place, map)).toEqual(expected);
});
