import { statSync } from 'node:fs';
import { DEMO_DATASET } from '#demo/demoFiles.ts';
import { isDraft, isPublished, publishedId } from '#lib/schema/storedDocument.ts';
import { isVisiblePlace, readDemo, readEnglishDemo } from '../../support/readDemo.ts';

type Fields = Record<string, unknown>;

const stored = readDemo();
const demo = readEnglishDemo();
const published = demo.filter(isPublished);
const places = demo.filter(isVisiblePlace);
const ofType = (type: string, ...statuses: unknown[]) =>
  published.filter(
    ({ _type, status }) => _type === type && (statuses.length === 0 || statuses.includes(status)),
  );
const values = stored.flatMap((document) => [...valuesIn(document, document._id)]);
const objects = values.map(({ value }) => value).filter(isObject);

/** Every nested value with its path. */
function* valuesIn(value: unknown, path: string): Generator<{ path: string; value: unknown }> {
  yield { path, value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) yield* valuesIn(child, `${path}/${key}`);
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

describe('the file is an export of Sanity', () => {
  test('is small enough for a repository', () => {
    expect(statSync(DEMO_DATASET).size).toBeLessThan(2_700_000);
  });

  test('has unique ids, dates in order, and its documents grouped by type', () => {
    expect(new Set(stored.map(({ _id }) => _id)).size).toBe(stored.length);
    for (const { _id, _createdAt, _updatedAt, _rev } of stored) {
      expect(_id).toMatch(/^[A-Za-z0-9._-]+$/);
      expect(Date.parse(String(_updatedAt))).toBeGreaterThanOrEqual(Date.parse(String(_createdAt)));
      expect(_rev).toMatch(/^[A-Za-z0-9]{22}$/);
    }
    const types = stored.filter(isPublished).map(({ _type }) => _type);
    const runs = types.filter((type, index) => types[index - 1] !== type);
    expect(runs).toHaveLength(new Set(types).size);
  });

  test('has no broken references, and objects in lists have keys of their own', () => {
    const ids = new Set(stored.map(({ _id }) => _id));
    const refs = objects.flatMap(({ _ref }) => (_ref === undefined ? [] : [_ref as string]));
    expect(refs.filter((ref) => !ids.has(ref))).toEqual([]);
    const faulty = values.filter(({ value }) => {
      const keys = Array.isArray(value) ? value.filter(isObject).map(({ _key }) => _key) : [];
      return keys.includes(undefined) || new Set(keys).size < keys.length;
    });
    expect(faulty).toEqual([]);
  });

  test('has pictures with addresses of the media service', () => {
    const assets = objects.filter(({ _type }) => _type === 'cloudinary.asset');
    expect(assets.length).toBeGreaterThan(600);
    for (const { resource_type, public_id, format, secure_url, url, width, height } of assets) {
      expect(url).toBe(
        ['/media', resource_type, 'upload', `${String(public_id)}.${String(format)}`].join('/'),
      );
      expect(secure_url).toBe(url);
      expect(Math.min(Number(width), Number(height))).toBeGreaterThanOrEqual(200);
    }
  });
});

describe('the festival', () => {
  test('has all subjects in the promised numbers', () => {
    const counts = {
      places: places.length,
      categories: ofType('category').length,
      brands: ofType('brand').length,
      artists: ofType('artist').length,
      performers: ofType('performer', 'active', 'featured').length,
      sessions: ofType('scheduleEvent', 'active').length,
      posts: ofType('feedItem', 'published').length,
      faqs: ofType('faq').length,
      guides: ofType('exhibitorGuide').length,
      pages: ofType('staticPage', 'published').length,
      hotels: ofType('hotel', 'published').length,
      maps: ofType('mapEvent').length,
      facets: ofType('facet', 'active').length,
    };
    expect(Object.values(counts)).toEqual([420, 32, 120, 40, 96, 64, 45, 5, 3, 3, 1, 6, 5]);
  });

  test.each(['place', 'performer', 'scheduleEvent', 'feedItem', 'staticPage'])(
    'has a unique alias for each %s',
    (type) => {
      const aliases = ofType(type).map(({ alias }) => (alias as { current: string }).current);
      expect(new Set(aliases).size).toBe(aliases.length);
      for (const alias of aliases) expect(alias).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    },
  );

  test('has names of every kind: all letters except Q and X, digits, accents, and a name of sixty letters', () => {
    const names = places.map(({ name }) => String(name));
    expect(new Set(names).size).toBe(420);
    const letters = new Set(names.map((name) => name.normalize('NFD').charAt(0).toUpperCase()));
    expect([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((letter) => !letters.has(letter))).toEqual(['Q', 'X']);
    expect(names.map((name) => name.charAt(0))).toEqual(expect.arrayContaining(['1', 'É', 'Ø', 'Å', 'Ö']));
    expect(Math.max(...names.map((name) => name.length))).toBe(60);
  });

  test.each(['image', 'brandReference', 'buttonURL', 'social_links', 'locationName', 'description'])(
    'has places without %s',
    (field) => {
      expect(places.filter((place) => !place[field]).length).toBeGreaterThan(3);
    },
  );

  test('has facets of every kind on half of the sessions, and on a third of the performers and the places', () => {
    expect(ofType('facet').map(({ kind }) => kind)).toEqual([
      'language',
      'accessibility',
      'content-note',
      'age',
      'custom',
    ]);
    const share = (all: readonly Fields[]) => all.filter(({ facets }) => facets).length / all.length;
    expect(share(ofType('scheduleEvent', 'active'))).toBeCloseTo(1 / 2, 1);
    expect(share(ofType('performer', 'active', 'featured'))).toBeCloseTo(1 / 3, 1);
    expect(share(places)).toBeCloseTo(1 / 3, 1);
  });

  test('uses every value of every facet', () => {
    const chosen = published.flatMap(({ facets }) => (facets ?? []) as { facet: Fields; values: string[] }[]);
    const used = new Set(
      chosen.flatMap(({ facet, values }) => values.map((value) => `${String(facet._ref)} ${value}`)),
    );
    const offered = ofType('facet').flatMap(({ _id, values }) =>
      (values as { alias: { current: string } }[]).map(({ alias }) => `${_id} ${alias.current}`),
    );
    expect([...used].sort()).toEqual(offered.sort());
  });

  test('has documents that must not be shown: a draft, an inactive place, and one of the year before', () => {
    const hidden = demo.filter((document) => document._type === 'place' && !places.includes(document));
    expect(hidden.some(({ _id }) => _id.startsWith('drafts.'))).toBe(true);
    expect(hidden.some(({ status }) => status === 'inactive')).toBe(true);
    expect(JSON.stringify(hidden)).toContain('"festival-2024"');
  });

  test('has drafts for a preview: a moved set, a new vendor, an unfinished post', () => {
    const drafts = demo.filter(isDraft);
    expect(drafts.map(({ _type }) => _type)).toEqual(['place', 'scheduleEvent', 'feedItem']);
    const [, moved] = drafts;
    const before = published.find(({ _id }) => moved && _id === publishedId(moved._id));
    expect(before?.startsAt).toBeDefined();
    expect(moved?.startsAt).not.toBe(before?.startsAt);
  });

  test('has unusual sessions and posts: without an end, a place, performers or a picture', () => {
    const sessions = ofType('scheduleEvent', 'active');
    for (const field of ['endsAt', 'eventPlace', 'eventPerformer'])
      expect(sessions.some((session) => session[field] === undefined)).toBe(true);
    expect(sessions.some(({ startsAt, endsAt }) => startsAt === endsAt)).toBe(true);
    const posts = ofType('feedItem', 'published').filter(({ media }) => media === undefined);
    for (const field of ['artist', 'brand', 'marketplace', 'lineup'])
      expect(posts.some((post) => post[field] !== undefined)).toBe(true);
  });
});

test('has texts with every mark, every kind of link and every note', () => {
  const used = (field: string) => objects.flatMap((object) => object[field] ?? []);
  expect(used('marks')).toEqual(expect.arrayContaining(['strong', 'em', 'code', 'strike-through']));
  expect(used('listItem')).toEqual(expect.arrayContaining(['bullet', 'number']));
  expect(new Set(used('blank'))).toEqual(new Set([false, true]));
  expect(used('style')).toEqual(expect.arrayContaining(['h1', 'h2', 'h4', 'blockquote']));
  expect([...new Set(used('noteType'))].sort()).toEqual(['danger', 'info', 'success', 'tip', 'warning']);
});

test.each([
  ['words that a program left behind', /undefined|NaN|null|\[object|[{}]/],
  ['slips of the keyboard', / {2}|\.\.| [,.;:!?]/],
  ['straight quotes', /(?<!\d)"|(?<=[a-z])'(?=[a-z])/],
])('has no text that contains %s', (_, leftover) => {
  // Mail templates name what is put into them.
  const isText = (path: string) => !/(url|uri|href|_id|_ref|_key|current)$|^mail-/i.test(path);
  const found = values.filter(
    ({ path, value }) => typeof value === 'string' && isText(path) && leftover.test(value),
  );
  expect(found).toEqual([]);
});

test('links only to invented sites, apart from the platforms of accounts', () => {
  const hosts = values.flatMap(({ value }) =>
    typeof value === 'string' && /^https?:/.test(value) ? new URL(value).hostname : [],
  );
  const foreign = new Set(hosts.filter((host) => !host.endsWith('.example')));
  expect([...foreign].sort().join(' ')).toBe(
    'open.spotify.com soundcloud.com www.facebook.com www.instagram.com www.snapchat.com www.tiktok.com www.twitch.tv www.youtube.com x.com',
  );
});
