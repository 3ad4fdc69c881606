import { makeDemo } from '../../../../src/backend/demo/makeDemo';
import type { StoredPlace } from './readDemo';
import { letterOf, ofType, plainText, visiblePlaces } from './readDemo';

const demo = makeDemo();
const places = visiblePlaces(demo);

interface StoredCategory {
  _id: string;
  name: string;
  type: string;
  color: { rgb: { r: number; g: number; b: number; a: number } };
}

describe('places', () => {
  it('has 420 that visitors see, and some that they do not', () => {
    expect(places).toHaveLength(420);
    const hidden = ofType<StoredPlace>(demo, 'place').filter((place) => !places.includes(place));
    expect(hidden.some(({ status }) => status === 'inactive')).toBe(true);
    expect(hidden.some(({ _id, status }) => status === 'active' && _id.startsWith('drafts.'))).toBe(true);
    expect(
      hidden.some(
        ({ status, eventInstance }) => status === 'active' && eventInstance._ref !== 'festival-2025',
      ),
    ).toBe(true);
  });

  it('has names and addresses of its own for each', () => {
    expect(new Set(places.map(({ name }) => name)).size).toBe(420);
    const slugs = ofType<StoredPlace>(demo, 'place').map(({ alias }) => alias.current);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it.each([420, 5000])('begins with every letter but Q and X, with %i places', (count) => {
    const letters = new Set(visiblePlaces(makeDemo({ places: count })).map(({ name }) => letterOf(name)));
    const missing = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((letter) => !letters.has(letter));
    expect(missing).toEqual(['Q', 'X']);
  });

  it('has names that begin with digits and accents, and one of sixty letters', () => {
    const names = places.map(({ name }) => name);
    expect(names.filter((name) => /^\d/.test(name)).length).toBeGreaterThanOrEqual(5);
    expect(names.map((name) => name.charAt(0))).toEqual(expect.arrayContaining(['É', 'Ø', 'Å', 'Ö']));
    expect(Math.max(...names.map((name) => name.length))).toBe(60);
  });

  it('never tells the same story twice', () => {
    const stories = places.map(({ description }) => plainText(description)).filter((story) => story !== '');
    expect(new Set(stories).size).toBe(stories.length);
  });

  it('never says the same thing about neighbors in the list of a category', () => {
    const sorted = [...places].sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
    const mainCategory = ({ categories }: StoredPlace) =>
      categories.find(({ _ref }) => _ref !== 'category-place-marketplace')?._ref;
    const repeated = groupedBy(sorted, mainCategory).flatMap((members) =>
      members.filter((place, index) => {
        const before = new Set(sentencesOf(members[index - 1]));
        return sentencesOf(place).some((sentence) => before.has(sentence));
      }),
    );
    expect(repeated.map(({ name }) => name)).toEqual([]);
  });

  it.each<[string, (place: StoredPlace) => boolean]>([
    ['a picture of the brand alone', ({ image, brandReference }) => !image && brandReference !== undefined],
    ['no picture at all', ({ image, brandReference }) => !image && !brandReference],
    ['no button', ({ buttonURL }) => !buttonURL],
    ['no accounts', ({ social_links }) => !social_links],
    ['no location', ({ locationName }) => !locationName],
    ['no description', ({ description }) => !description],
    ['three categories', ({ categories }) => categories.length === 3],
    [
      'the catch-all category first',
      ({ categories }) => categories[0]?._ref === 'category-place-marketplace',
    ],
  ])('includes some with %s', (_, matches) => {
    expect(places.filter(matches).length).toBeGreaterThan(3);
  });

  it('uses all nine platforms, some addresses without a scheme', () => {
    const links = places.flatMap(({ social_links }) => Object.entries(social_links ?? {}));
    expect(new Set(links.map(([platform]) => platform)).size).toBe(9);
    expect(links.some(([, address]) => address.startsWith('www.instagram.com/'))).toBe(true);
    for (const [, address] of links) expect(address).toMatch(/[._]afterglow$/);
  });

  it('gives every booth a number of its own', () => {
    const booths = places.flatMap(({ locationName }) => locationName ?? []);
    expect(booths).toContainEqual(expect.stringMatching(/^Hall B, Booth \d+$/));
    expect(new Set(booths).size).toBe(booths.length);
  });

  it('spreads over ten categories whose hues lie well apart', () => {
    const categories = ofType<StoredCategory>(demo, 'category').filter(
      ({ type, name }) => type === 'place' && name !== 'marketplace',
    );
    expect(categories).toHaveLength(10);
    for (const { _id } of categories) {
      const members = places.filter(({ categories: refs }) => refs.some(({ _ref }) => _ref === _id));
      expect(members.length).toBeGreaterThan(30);
    }
    const hues = categories.map(({ color }) => hueOf(color.rgb)).sort((a, b) => a - b);
    const gaps = hues.map((hue, index) => (hues[index + 1] ?? (hues[0] ?? 0) + 360) - hue);
    expect(Math.min(...gaps)).toBeGreaterThan(15);
  });
});

function groupedBy<T>(items: readonly T[], keyOf: (item: T) => unknown): T[][] {
  const groups = new Map<unknown, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
}

/** Sentences of a description, without the names that tell two uses of one pattern apart. */
function sentencesOf(place: StoredPlace | undefined): string[] {
  return plainText(place?.description)
    .split(/(?<=[.!?”]) ?(?=[A-Z“])/)
    .map((sentence) => sentence.replace(/“|”|says \w+/g, ''))
    .filter((sentence) => sentence !== '');
}

/** Degrees on the color wheel. */
function hueOf({ r, g, b }: { r: number; g: number; b: number }): number {
  const degrees = (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI;
  return (degrees + 360) % 360;
}
