import { performerDetails } from '#features/lineup/model/performerDetails.ts';
import { filtersChanged, filtersCleared, lineupFilters } from '#features/lineup/model/lineupFilters.ts';
import { MESSAGES } from '#features/lineup/messages/index.ts';
import { i18nOf } from '#lib/i18n/i18n.ts';
import { toCard } from '#content/performer/card.ts';
import { performerSchema, performerSummarySchema } from '#content/performer/schema.ts';
import { paragraphs } from '../../support/builders.ts';
import { FESTIVAL_TIME } from '../../support/festival.ts';

const { t } = i18nOf('en');

describe('the filters', () => {
  const { defaultFilters, filtersRead, slice } = lineupFilters;
  const { reducer } = slice;

  test('a choice changes only its filter, and typed text has a maximum length', () => {
    const changed = reducer(defaultFilters, filtersChanged({ sort: 'recent', letter: 'B' }));
    expect(changed).toEqual({
      category: 'all',
      letter: 'B',
      search: '',
      facets: {},
      mine: false,
      sort: 'recent',
      view: 'grid',
    });
    const typed = reducer(changed, filtersChanged({ search: 'x'.repeat(200) }));
    expect(typed).toEqual({ ...changed, search: 'x'.repeat(100) });
  });

  test('clearing keeps order and view, which hide no performer', () => {
    const shown = { sort: 'featured', view: 'list' } as const;
    const facets = { language: ['english'] };
    const filtered = { category: 'dance', letter: 'B', search: 'x', facets, mine: true, ...shown };
    expect(reducer(filtered, filtersCleared())).toEqual({ ...defaultFilters, ...shown });
  });

  test('an address replaces all filters', () => {
    const read = { ...defaultFilters, category: 'dance', mine: true, sort: 'name-desc' } as const;
    expect(reducer({ ...defaultFilters, letter: 'C' }, filtersRead(read))).toEqual(read);
  });
});

test('the description names the category and the festival if they are known', () => {
  expect(t(MESSAGES.description, { event: 'Afterglow', category: 'Dance' })).toMatch(
    /all Dance performers at Afterglow/,
  );
  expect(t(MESSAGES.description, {})).toMatch(/everyone performing at the festival/);
});

describe('a card', () => {
  const summary = (fields: object) => performerSummarySchema.parse({ _id: 'p', name: 'Élan', ...fields });

  test('is complete for a performer with few fields', () => {
    expect(toCard(summary({}))).toMatchObject({
      detail: undefined,
      picture: undefined,
      tint: undefined,
      isFeatured: false,
    });
  });

  test('shows the first category, its colour, and whether the performer is featured', () => {
    const color = { rgb: { r: 1, g: 2, b: 3, a: 0.5 } };
    const performer = summary({
      status: 'featured',
      media: { url: '/media/image/upload/elan.jpg' },
      categories: [null, { _id: 'd', name: 'Dance', color }, { _id: 'c', name: 'Comedy' }],
    });
    expect(toCard(performer)).toMatchObject({
      detail: 'Dance',
      tint: 'rgba(1,2,3,0.5)',
      picture: '/media/image/upload/elan.jpg',
      isFeatured: true,
    });
  });
});

describe('the dialog', () => {
  const ARTIST = {
    bio: paragraphs('Bio.'),
    image: { url: '/artist.jpg', context: { custom: { alt: 'The artist' } } },
    websiteUrl: 'artist.example',
    socialHandles: {
      instagramUrl: 'https://instagram.com/artist',
      tikTokUrl: 'https://tiktok.com/@artist',
      facebookUrl: 'https://facebook.com/artist',
    },
  };
  const details = (fields: object) =>
    performerDetails(performerSchema.parse({ _id: 'p', name: 'Nova', ...fields }), FESTIVAL_TIME.zone, t);

  test('shows the artist’s fields if the performer has none', () => {
    expect(details({ artistReference: ARTIST })).toMatchObject({
      picture: '/artist.jpg',
      pictureAlt: 'The artist',
      website: 'https://artist.example/',
      description: [{ children: [{ text: 'Bio.' }] }],
      links: [{ href: 'https://instagram.com/artist' }, { href: 'https://tiktok.com/@artist' }],
    });
  });

  test('prefers the performer’s own fields, account by account', () => {
    const own = {
      media: { url: '/own.jpg' },
      mediaCaption: 'On stage',
      websiteUrl: 'own.example',
      description: paragraphs('Own.'),
      socialHandles: {
        twitterUrl: 'https://x.com/own',
        instagramUrl: 'https://instagram.com/own',
        tikTokUrl: '',
      },
    };
    expect(details({ ...own, artistReference: ARTIST })).toMatchObject({
      picture: '/own.jpg',
      pictureAlt: 'On stage',
      website: 'https://own.example/',
      description: [{ children: [{ text: 'Own.' }] }],
      links: [
        { href: 'https://instagram.com/own' },
        { href: 'https://tiktok.com/@artist' },
        { href: 'https://x.com/own' },
      ],
    });
  });

  test.each([
    { kind: 'without a word', description: paragraphs('', ' ') },
    { kind: 'that is missing', description: null },
    { kind: 'of another kind', description: 'text' },
  ])('shows the biography if the description $kind', ({ description }) => {
    expect(details({ description, artistReference: ARTIST }).description).toMatchObject([
      { children: [{ text: 'Bio.' }] },
    ]);
  });

  test('needs none of these fields, whatever their values', () => {
    expect(
      details({ media: 7, artistReference: 'no', socialHandles: [], websiteUrl: 'javascript:alert(1)' }),
    ).toEqual({
      name: 'Nova',
      appearances: [],
      isFeatured: false,
      categories: [],
      picture: undefined,
      pictureAlt: 'Nova',
      products: [],
      tint: undefined,
      description: [],
      links: [],
      website: undefined,
      button: undefined,
    });
  });

  test('names each category once', () => {
    const categories = ['Dance', 'Comedy', 'Dance'].map((name, index) => ({ _id: `c${index}`, name }));
    expect(details({ categories }).categories).toEqual(['Dance', 'Comedy']);
  });

  test.each([
    [
      { buttonLabel: 'Listen', buttonURL: 'nova.example' },
      { label: 'Listen', href: 'https://nova.example/' },
    ],
    [{ buttonLabel: 'Listen' }, undefined],
    [{ buttonURL: 'nova.example' }, undefined],
    [{ buttonLabel: 'Listen', buttonURL: 'javascript:alert(1)' }, undefined],
  ])('has the button of %o', (fields, button) => expect(details(fields).button).toEqual(button));
});
