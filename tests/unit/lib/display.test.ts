import { tintOf } from '#lib/colors/tint.ts';
import { assetSchema } from '#lib/schema/document.ts';
import { lenientList } from '#lib/schema/lenient.ts';
import { placeSchema } from '#content/place/schema.ts';
import { portableTextSchema } from '#lib/schema/portableText.ts';
import { pictureAddress, pictureSet } from '#lib/pictures/pictureAddress.ts';
import { firstText } from '#lib/rich-text/firstText.ts';
import * as z from 'zod/mini';
import { eventName } from '#content/festival/eventName.ts';
import { assetAddress } from '#lib/media/asset.ts';

const rgb = (r: number, g: number, b: number, a?: number) => ({ rgb: { r, g, b, a } });

describe('tintOf', () => {
  test.each([
    ['no category', [], undefined],
    ['one with a colour', [{ _id: '1', name: 'Food', color: rgb(10, 20, 30, 0.5) }], 'rgba(10,20,30,0.5)'],
    [
      'marketplace first, in any spelling',
      [
        { _id: '1', name: 'Marketplace', color: rgb(255, 0, 0, 1) },
        { _id: '2', name: 'Food', color: rgb(10, 20, 30) },
      ],
      'rgba(10,20,30,1)',
    ],
    ['only marketplace', [{ _id: '1', name: 'marketplace', color: rgb(255, 0, 0, 1) }], undefined],
    ['no colour', [{ _id: '1', name: 'Food', color: undefined }], undefined],
    ['channels out of range', [{ _id: '1', name: 'Food', color: rgb(300, -4, 7.6, 9) }], 'rgba(255,0,8,1)'],
  ])('has %s', (_what, categories, tint) =>
    expect(tintOf(categories.map((category) => ({ type: undefined, ...category }) as never))).toBe(tint),
  );

  test('uses the picture’s colour if the categories have none', () => {
    const food = { name: 'Food', color: rgb(255, 0, 0, 1) };
    expect(tintOf([], { tint: '#a1b2c3' })).toBe('#a1b2c3');
    expect(tintOf([food as never], { tint: '#a1b2c3' })).toBe('rgba(255,0,0,1)');
  });
});

describe('pictureAddress', () => {
  const hosted = 'https://images.example/cloud/image/upload/places/nova.jpg';
  test('puts the transformation where Cloudinary looks for it', () => {
    expect(pictureAddress(hosted, { width: 400, height: 500 })).toBe(
      'https://images.example/cloud/image/upload/c_fill,w_400,h_500,f_auto,q_auto/places/nova.jpg',
    );
    expect(pictureAddress('/media/image/upload/a/b.jpg', { height: 52.4 })).toBe(
      '/media/image/upload/c_fill,h_52,f_auto,q_auto/a/b.jpg',
    );
  });

  test('leaves other addresses unchanged', () => {
    expect(pictureAddress('/placeholder.svg', { width: 400 })).toBe('/placeholder.svg');
    const signed = 'https://images.example/cloud/image/upload/s--Ab12--/v1/places/nova.jpg';
    expect(pictureAddress(signed, { width: 400 })).toBe(signed);
    expect(pictureSet('/placeholder.svg', [200], 1)).toBeUndefined();
  });

  test('writes each width into a set', () => {
    expect(pictureSet('/media/image/upload/a.jpg', [200, 360], 4 / 5)).toBe(
      '/media/image/upload/c_fill,w_200,h_250,f_auto,q_auto/a.jpg 200w, ' +
        '/media/image/upload/c_fill,w_360,h_450,f_auto,q_auto/a.jpg 360w',
    );
  });
});

describe('stored documents', () => {
  const parse = (place: unknown) => placeSchema.parse(place);

  test.each([null, 7, {}, '', '   '])('a document with the name %p is dropped', (name) => {
    expect(placeSchema.safeParse({ _id: 'a', name }).success).toBe(false);
  });

  test('a malformed field affects no other field', () => {
    const place = parse({
      _id: 'a',
      name: ' Nova ',
      alias: 'nova',
      description: 'text instead of blocks',
      categories: [null, 4, { _id: 'c', name: 'Food' }, { _id: 'd' }],
      image: 'picture.jpg',
      locationName: null,
      social_links: [],
      brand: { alias: { current: 5 } },
    });
    expect(place).toMatchObject({ name: 'Nova', description: [], image: undefined, alias: undefined });
    expect(place.categories.map(({ name }) => name)).toEqual(['Food']);
    expect(place.brand?.alias).toBeUndefined();
  });

  test('unknown fields are ignored', () => {
    expect(parse({ _id: 'a', name: 'Nova', invented: true })).not.toHaveProperty('invented');
  });

  test('a list keeps the entries that fit', () => {
    expect(lenientList(z.number()).parse([1, 'a', null, 2])).toEqual([1, 2]);
    expect(lenientList(z.number()).parse('nothing')).toEqual([]);
  });

  test('invalid blocks are left out, and keys may be missing', () => {
    const text = portableTextSchema.parse([
      null,
      'junk',
      { children: [] },
      { _type: 'block', children: [null, { _type: 'span', text: 'Hello ' }, { _type: 'span', text: 'you' }] },
    ]);
    expect(firstText(text)).toBe('Hello you');
  });
});

describe('firstText', () => {
  const paragraph = (text: string) =>
    portableTextSchema.parse([{ _type: 'block', children: [{ _type: 'span', text }] }])[0];
  const text = (...paragraphs: string[]) => paragraphs.flatMap((words) => paragraph(words) ?? []);

  test.each([
    [[], undefined],
    [['', '  ', 'First. '], 'First.'],
    [['One two three four'], 'One two…'],
    [['Onetwothreefourfive'], 'Onetwothr…'],
    [['Exactly 10'], 'Exactly 10'],
    [['One two, three'], 'One two…'],
  ])('reads %o', (paragraphs, expected) => expect(firstText(text(...paragraphs), 10)).toBe(expected));
});

test('assets prefer https, and events their nickname', () => {
  const secure_url = 'https://res.cloudinary.com/a';
  expect(assetAddress(assetSchema.parse({ secure_url, url: '/b' }))).toBe(secure_url);
  expect(assetAddress(assetSchema.parse({ url: '/b' }))).toBe('/b');
  expect(assetAddress(undefined)).toBeUndefined();
  expect(eventName({ _id: 'e', nickname: 'Afterglow', title: 'The Afterglow Festival' } as never)).toBe(
    'Afterglow',
  );
  expect(eventName({ _id: 'e', title: 'The Afterglow Festival' } as never)).toBe('The Afterglow Festival');
});
