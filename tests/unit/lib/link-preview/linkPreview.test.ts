import fc from 'fast-check';
import type { FestivalEvent } from '#content/festival/schema.ts';
import type { CardModel } from '#lib/cards/cardModel.ts';
import { listLinkPreview } from '#features/list/listLinkPreview.ts';
import { NO_FILTERS } from '#lib/url/listCodec.ts';
import { linkPreviewPicture } from '#app/linkPreviewPicture.ts';
import { listContent } from '#lib/link-preview/content.ts';
import { titleIn, withLinkPreviewTags } from '#lib/link-preview/tags.ts';
import { i18nOf } from '#lib/i18n/i18n.ts';

const i18n = i18nOf('en');

describe('the picture of a list', () => {
  const list = {
    title: 'Marketplace',
    pictures: ['/a.jpg'],
    count: 4,
    countText: (count: number) => `${count} places`,
  };

  test('shows the filters and the count', () => {
    expect(listContent({ ...list, filters: ['Comics', undefined, '“moon”'] })).toEqual({
      about: 'filtered list',
      title: 'Comics · “moon” · Marketplace',
      text: '4 places',
      pictures: ['/a.jpg'],
    });
  });

  test('without filters shows the list, and no count if it is unknown', () => {
    expect(listContent({ ...list, filters: [undefined], count: undefined })).toEqual({
      about: 'screen',
      title: 'Marketplace',
      text: undefined,
      pictures: ['/a.jpg'],
    });
  });

  test('does not repeat filters that match nothing', () => {
    expect(listContent({ ...list, filters: ['“anything”'], count: 0 })).toEqual({
      about: 'screen',
      title: 'Marketplace',
      pictures: [],
    });
  });
});

test('is the same for searches with the same result', () => {
  const list = {
    i18n,
    title: 'Lineup',
    countText: (count: number) => `${count} acts`,
    categories: [],
    facets: [],
    matches: 1,
    total: 1,
  };
  const items = [{ name: 'Noodle Bar' }];
  const titles = ['noo', 'NOO', 'n\u0301oo', ' no\u200bo '].map(
    (search) =>
      listLinkPreview({
        ...list,
        items,
        filters: { ...NO_FILTERS, search, view: 'grid' },
        toCard: ({ name }) => ({ name, picture: '/a.jpg' }) as CardModel,
      }).title,
  );
  expect(new Set(titles)).toEqual(new Set(['“noo” · Lineup']));
});

describe('the name of a picture', () => {
  const content = { title: 'Lights On', text: 'Hall D', pictures: ['/media/image/upload/a.jpg'] };
  const event = { title: 'Fair', socialHandles: [], subjects: [] } as unknown as FestivalEvent;
  const { name } = linkPreviewPicture(content, event, i18n);

  test('is the same for the same content', () =>
    expect(linkPreviewPicture({ ...content }, event, i18n).name).toBe(name));

  test.each([
    ['title', { ...content, title: 'Lights Out' }, event],
    ['text', { ...content, text: 'Hall E' }, event],
    ['picture', { ...content, pictures: ['/media/image/upload/b.jpg'] }, event],
    ['festival', content, { ...event, title: 'Other Fair' }],
    ['theme', content, { ...event, backgroundColor: '#f6f1e7' }],
  ])('differs for another %s', (_, content, event) =>
    expect(linkPreviewPicture(content, event, i18n).name).not.toBe(name),
  );

  test('two or three pictures are drawn as one, more as four', () => {
    const pictures = ['a', 'b', 'c', 'd', 'e'].map((one) => `/media/image/upload/${one}.jpg`);
    const count = (most: number) =>
      linkPreviewPicture({ title: '', pictures: pictures.slice(0, most) }, event, i18n).card.pictures.length;
    expect([0, 1, 2, 3, 4, 5].map(count)).toEqual([0, 1, 1, 1, 4, 4]);
  });

  test('a text of any length is shortened', () => {
    const { card } = linkPreviewPicture(
      { title: '🎉'.repeat(1000), text: 'x '.repeat(500), pictures: [] },
      undefined,
      i18n,
    );
    expect([...card.title]).toHaveLength(160);
    expect(card.text.endsWith('…')).toBe(true);
  });
});

describe('the tags of a page', () => {
  const head =
    '<title>A &amp; B</title><meta property="og:title" content="A"/><meta name="twitter:card" content="summary"/>' +
    '<meta property="og:image" content="/old.jpg"/><meta property="og:image:alt" content="old"/><link rel="icon"/>';

  test('name the new picture once, and leave the others unchanged', () => {
    const tags = withLinkPreviewTags(head, { image: '/new.jpg?a=1&b=2', alt: '"<New>"' });
    expect(tags.match(/og:image"/g)).toHaveLength(1);
    expect(tags).toContain('<meta property="og:image" content="/new.jpg?a=1&amp;b=2"/>');
    expect(tags).toContain('content="&quot;&lt;New&gt;&quot;"');
    expect(tags).toContain('<meta property="og:title" content="A"/>');
    expect(tags).toContain('<link rel="icon"/>');
    expect(tags).not.toMatch(/old|"summary"/);
  });

  test('have the title and description of a filtered list', () => {
    const tags = withLinkPreviewTags(head, { image: '', alt: '', title: 'Comics', description: '4 places' });
    expect(tags.match(/og:title/g)).toHaveLength(1);
    expect(tags).toContain('<meta property="og:title" content="Comics"/>');
    expect(tags).toContain('<meta property="og:description" content="4 places"/>');
  });

  test('cannot be closed by any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const tags = withLinkPreviewTags('', { image: text, alt: text, title: text, description: text });
        return tags.match(/<meta [^<>]*"\/>/g)?.join('') === tags;
      }),
    );
  });

  test('have the title before it was escaped', () => expect(titleIn(head)).toBe('A & B'));
});
