import { makeDemo } from '../../../../src/backend/demo/makeDemo';
import { ofType, valuesIn, visiblePlaces } from './readDemo';

const demo = makeDemo();

describe('the demo as a whole', () => {
  it('is the same every time', () => {
    expect(makeDemo()).toEqual(demo);
  });

  it('differs by seed', () => {
    expect(makeDemo({ seed: 7 })).not.toEqual(demo);
  });

  it('gives every document an id of its own', () => {
    const ids = demo.map(({ _id }) => _id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each([1, 30, 420, 1000])('resolves every reference with %i places', (places) => {
    const documents = makeDemo({ places });
    const ids = new Set(documents.map(({ _id }) => _id));
    const dangling = documents.flatMap((document) =>
      [...valuesIn(document)].filter(
        ([path, value]) => path.endsWith('._ref') && typeof value === 'string' && !ids.has(value),
      ),
    );
    expect(dangling).toEqual([]);
  });

  it('never updates a document before creating it', () => {
    for (const { _id, _createdAt, _updatedAt, _rev } of demo) {
      expect({ _id, _rev }).toEqual({ _id, _rev: expect.stringMatching(/^[A-Za-z0-9]{22}$/) });
      expect(Date.parse(String(_updatedAt))).toBeGreaterThanOrEqual(Date.parse(String(_createdAt)));
      expect(String(_createdAt)).toMatch(/^2025-/);
    }
  });

  it('has all subjects in the promised numbers', () => {
    const shown = (type: string, ...statuses: string[]) =>
      ofType(demo, type).filter(({ status }) => statuses.includes(String(status))).length;
    expect({
      categories: ofType(demo, 'category').length,
      brands: ofType(demo, 'brand').length,
      artists: ofType(demo, 'artist').length,
      performers: shown('performer', 'active', 'featured'),
      sessions: shown('scheduleEvent', 'active'),
      posts: shown('feedItem', 'published'),
      faqs: ofType(demo, 'faq').length,
      guides: ofType(demo, 'exhibitorGuide').length,
      pages: shown('staticPage', 'published'),
      hotels: shown('hotel', 'published'),
      maps: ofType(demo, 'mapEvent').length,
      menus: ofType(demo, 'navigation').length,
      settings: ofType(demo, 'siteSettings').length,
    }).toEqual({
      categories: 32,
      brands: 120,
      artists: 40,
      performers: 96,
      sessions: 64,
      posts: 45,
      faqs: 5,
      guides: 3,
      pages: 3,
      hotels: 1,
      maps: 2,
      menus: 2,
      settings: 1,
    });
  });

  it.each([0, 5000])('has as many visible places as asked for: %i', (places) => {
    expect(visiblePlaces(makeDemo({ places }))).toHaveLength(places);
  });

  it('names every asset by the address at which the media service answers', () => {
    const assets = demo
      .flatMap((document) => [...valuesIn(document)].map(([, value]) => value))
      .filter(
        (value): value is Record<string, unknown> =>
          typeof value === 'object' &&
          value !== null &&
          '_type' in value &&
          value._type === 'cloudinary.asset',
      );
    expect(assets.length).toBeGreaterThan(600);
    for (const { resource_type, public_id, format, secure_url, url, width, height } of assets) {
      expect(secure_url).toBe(`/media/${resource_type}/upload/${public_id}.${format}`);
      expect(url).toBe(secure_url);
      expect(Math.min(Number(width), Number(height))).toBeGreaterThanOrEqual(200);
    }
  });
});
