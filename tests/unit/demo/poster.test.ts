import fc from 'fast-check';
import sharp from 'sharp';
import { posterSvg, type PosterSpec } from '#demo/pictures/poster.ts';

const kinds = [
  'place',
  'performer',
  'scheduleEvent',
  'feedItem',
  'hotel',
  'mapEvent',
  'event',
  'siteSettings',
];
const spec = (more: Partial<PosterSpec> = {}): PosterSpec => ({
  publicId: 'places/copper-fox',
  resourceType: 'image',
  title: 'Copper Fox Ceramics',
  hue: 30,
  kind: 'place',
  width: 400,
  height: 500,
  ...more,
});

test.each(kinds)('a %s is drawn the same in every size with the same proportions', (kind) => {
  const withoutSize = (svg: string) => svg.replace(/ width="\d+" height="\d+"/, '');
  const [small, large] = [posterSvg(spec({ kind })), posterSvg(spec({ kind, width: 800, height: 1000 }))];
  expect(withoutSize(small)).toBe(withoutSize(large));
  expect(small).not.toBe(large);
});

test('every kind and every public id has its own picture', () => {
  // The site's settings have the same drawing as their event.
  const drawings = kinds
    .slice(0, -1)
    .flatMap((kind) =>
      Array.from({ length: 40 }, (_, index) => posterSvg(spec({ kind, publicId: `x/${index}` }))),
    );
  expect(new Set(drawings).size).toBe(drawings.length);
});

test('pictures need no fonts', () => {
  for (const kind of kinds) expect(posterSvg(spec({ kind }))).not.toMatch(/<text|font-/);
});

test.each(['logo', 'favicon', 'app-badge', 'event-dates'])(
  '%s of the festival has a transparent background',
  async (name) => {
    const svg = posterSvg(
      spec({ kind: 'event', publicId: `x/${name}`, alt: 'October 25-26', width: 300, height: 90 }),
    );
    const { isOpaque, channels } = await sharp(Buffer.from(svg)).stats();
    expect(isOpaque).toBe(false);
    expect(Math.max(...channels.map((channel) => channel.max))).toBeGreaterThan(200);
  },
);

test('lettering of the festival is white, and of a text with dates it shows the dates', () => {
  const lettering = (alt: string) => posterSvg(spec({ kind: 'event', publicId: 'x/event-dates', alt }));
  const dates = lettering('October 25-26, 2025, Las Vegas Convention Center');
  expect(dates).toBe(lettering('OCT 25-26 2025'));
  expect(dates).not.toBe(lettering('OCT 25-26 2026'));
  expect(lettering('May I have this dance')).not.toBe(lettering('May I'));
  expect(new Set(dates.match(/ fill="[^"]*"/g))).toEqual(new Set([' fill="#fff"']));
});

test('a place may have a public id that looks like a logo', async () => {
  const svg = posterSvg(spec({ publicId: 'places/badger-logo-works' }));
  expect((await sharp(Buffer.from(svg)).stats()).isOpaque).toBe(true);
});

test('any name and any proportions give a valid drawing', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...kinds),
      fc.oneof(
        fc.string(),
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('', '寿司', '🎪', '<&"', 'a'.repeat(10_000)),
      ),
      fc.string(),
      fc.integer({ min: 1, max: 4096 }),
      fc.integer({ min: 1, max: 4096 }),
      fc.double({ min: 0, max: 360, noNaN: true }),
      (kind, title, publicId, width, height, hue) => {
        const svg = posterSvg(spec({ kind, title, publicId, width, height, hue }));
        expect(svg).not.toMatch(/NaN|Infinity|undefined/);
        expect(svg.length).toBeLessThan(2_000_000);
      },
    ),
    { seed: 25, numRuns: 200 },
  );
});

test('any booths of a map give a valid drawing', () => {
  const percent = fc.double({ min: 0, max: 100, noNaN: true });
  const extent = fc.double({ min: 0, minExcluded: true, max: 100, noNaN: true });
  const label = fc.oneof(
    fc.string(),
    fc.constantFrom('Booth 244', '244', 'A1', '寿司', '<&"', 'a'.repeat(10_000)),
  );
  fc.assert(
    fc.property(
      fc.array(fc.record({ label, x: percent, y: percent, width: extent, height: extent })),
      (booths) => {
        const svg = posterSvg(spec({ kind: 'mapEvent', booths }));
        expect(svg).not.toMatch(/NaN|Infinity|undefined| (width|height)="-/);
      },
    ),
    { seed: 23, numRuns: 200 },
  );
});

test('booths that several vendors share are drawn once', () => {
  const booth = { label: 'Booth 244', x: 10, y: 10, width: 10, height: 10 };
  const map = (...booths: PosterSpec['booths'] & object) => posterSvg(spec({ kind: 'mapEvent', booths }));
  expect(map(booth, booth)).toBe(map(booth));
  expect(map(booth, { ...booth, label: 'Booth 245', x: 30 })).not.toBe(map(booth));
});
