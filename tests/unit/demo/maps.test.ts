import { indexAssets } from '#server/media/assetIndex.ts';
import type { AssetRecord, BoothArea } from '#demo/pictures/assetRecord.ts';
import { setText } from '#demo/pictures/drawing/alphabet.ts';
import { naturalSize } from '#demo/pictures/naturalSize.ts';
import { posterSvg } from '#demo/pictures/poster.ts';
import { isVisiblePlace, readEnglishDemo } from '../../support/readDemo.ts';

interface StoredMap {
  title: string;
  booths: (BoothArea & { place?: { _ref: string } })[];
  points: { kind: string; x: number; y: number }[];
}

const demo = readEnglishDemo();
const maps = demo.filter(({ _type }) => _type === 'mapEvent') as unknown as StoredMap[];
const stages = new Set(
  demo
    .filter(({ _type }) => _type === 'scheduleEvent')
    .flatMap(({ eventPlace }) => (eventPlace ?? []) as { _ref: string }[])
    .map(({ _ref }) => _ref),
);
const standing = demo.filter(
  (document) => document.locationName !== undefined && (isVisiblePlace(document) || stages.has(document._id)),
);

const partsOf = (location: unknown) => String(location).split(', ').sort();

/** The booths of a place: the maps, and the labels on them. */
const standsOf = (id: string) =>
  maps.flatMap(({ title, booths }) =>
    booths.filter(({ place }) => place?._ref === id).map(({ label }) => ({ title, label })),
  );

/** The letters of a text in the block alphabet. */
const lettersOf = (text: string) => setText(text, 15, 15).letters.map(({ outline }) => outline);

/** Letters of a drawing with their corner in percent of the picture. */
function drawnLetters(svg: string) {
  const [, w = 0, h = 0] = (/viewBox="0 0 (\S+) (\S+)"/.exec(svg) ?? []).map(Number);
  const letters = svg.matchAll(
    /<path d="([^"]+)" fill-rule="evenodd"[^>]* transform="translate\((\S+) (\S+)\)/g,
  );
  return [...letters].map(([, outline = '', x, y]) => ({
    outline,
    x: (Number(x) / w) * 100,
    y: (Number(y) / h) * 100,
  }));
}

describe('the data', () => {
  test('has a map for each hall, newest first in walking order', () => {
    expect(maps.map(({ title }) => title)).toEqual([
      'Hall A',
      'Hall B',
      'Hall C',
      'Hall D',
      'Silver Lot',
      'Upper Level',
    ]);
    const created = demo
      .filter(({ _type }) => _type === 'mapEvent')
      .map(({ _createdAt }) => String(_createdAt));
    expect(created).toEqual([...created].sort().reverse());
  });

  test('puts every place and every stage at its location, and on no other map', () => {
    expect(stages.size).toBeGreaterThanOrEqual(9);
    expect(standing.length).toBeGreaterThanOrEqual(409);
    for (const { _id, locationName } of standing) {
      const stands = standsOf(_id);
      expect(stands.map(({ title, label }) => [title, label].sort())).toContainEqual(partsOf(locationName));
      expect(new Set(stands.map(({ title }) => title)).size).toBe(1);
    }
  });

  test('puts nothing else on a map', () => {
    const ids = new Set(standing.map(({ _id }) => _id));
    const others = maps.flatMap(({ booths }) => booths).filter(({ place }) => place && !ids.has(place._ref));
    expect(others).toEqual([]);
  });

  test('has a shared booth, a vendor with two booths, and free booths', () => {
    const taken = maps.flatMap(({ title, booths }) =>
      booths
        .filter(({ place }) => place)
        .map(({ label, place }) => ({ spot: `${title} ${label}`, id: place?._ref })),
    );
    expect(taken.length - new Set(taken.map(({ spot }) => spot)).size).toBe(1);
    expect(taken.length - new Set(taken.map(({ id }) => id)).size).toBe(1);
    for (const { title, booths } of maps.slice(0, 5))
      expect({ title, free: booths.filter(({ place }) => !place).length > 2 }).toEqual({ title, free: true });
  });

  test.each(maps)('has booths of $title inside its picture, without overlaps', ({ booths }) => {
    for (const [i, a] of booths.entries()) {
      expect(Math.min(a.x, a.y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(a.x + a.width, a.y + a.height)).toBeLessThanOrEqual(100);
      const over = booths.slice(0, i).filter((b) => {
        const isApart =
          a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
        return !isApart && b.label !== a.label;
      });
      expect(over).toEqual([]);
    }
  });

  test.each(maps)('has points of $title inside its picture, clear of booths', ({ booths, points }) => {
    for (const { kind, x, y } of points) {
      const at = booths.filter((b) => x >= b.x && x <= b.x + b.width && y >= b.y && y <= b.y + b.height);
      expect([kind, Math.min(x, y) > 0 && Math.max(x, y) < 100, at]).toEqual([kind, true, []]);
    }
  });

  test('has toilets, water and an exit on each map, and points of every kind', () => {
    const kinds = maps.map(({ points }) => points.map(({ kind }) => kind));
    for (const own of kinds)
      expect(own).toEqual(expect.arrayContaining(['toilet', 'accessible-toilet', 'water', 'exit']));
    expect([...new Set(kinds.flat())].sort()).toEqual([
      'accessible-toilet',
      'atm',
      'exit',
      'first-aid',
      'info',
      'lift',
      'quiet',
      'toilet',
      'water',
    ]);
  });

  test('gives two entries the same label only if they are one booth', () => {
    for (const { booths } of maps) {
      const areas = booths.map(({ label, x, y, width, height }) =>
        JSON.stringify([label, x, y, width, height]),
      );
      expect(new Set(areas).size).toBe(new Set(booths.map(({ label }) => label)).size);
    }
  });
});

describe('the pictures', () => {
  const records = [...indexAssets(demo).values()].filter(({ kind }) => kind === 'mapEvent');
  const draw = (record: AssetRecord) => posterSvg({ ...record, ...naturalSize(record) });
  const isIn =
    ({ x, y, width, height }: BoothArea) =>
    (letter: { x: number; y: number }) =>
      letter.x >= x && letter.x < x + width && letter.y >= y && letter.y < y + height;

  test.each(records)('show each label of $title in its booth', (record) => {
    const letters = drawnLetters(draw(record));
    for (const booth of record.booths ?? []) {
      const inBooth = letters.filter(isIn(booth)).map(({ outline }) => outline);
      expect(inBooth).toEqual(lettersOf(booth.label));
    }
  });

  test.each(records)('show no booth on the map of $title that the content does not have', (record) => {
    const { title, booths = [] } = record;
    const elsewhere = drawnLetters(draw(record)).filter(
      (letter) => !booths.some((booth) => isIn(booth)(letter)),
    );
    const numbered = booths.map(({ label }) => label).filter((label) => /\d$/.test(label));
    const zones = new Set(numbered.map((label) => label.replace(/ \d+$/, '')));
    const words = [title, 'Entrance', ...zones].join('');
    expect(elsewhere).toHaveLength(lettersOf(words).length);
  });

  test('show no labels if the content has no booths', () => {
    const [record] = records;
    if (!record) throw new Error('The demo has no maps.');
    const letters = drawnLetters(draw({ ...record, booths: [] }));
    expect(letters).toHaveLength(lettersOf(`${record.title}Entrance`).length);
  });
});
