import { contentSources } from '#features/drafts/presentation/contentSources.ts';
import { sourceMapOf } from '../../support/presentation/sourceMap.ts';

const STUDIO = 'https://festival.sanity.studio';
const dates = { _createdAt: '2025-01-01T00:00:00Z', _updatedAt: '2025-01-01T00:00:00Z' };
const stage = { _id: 'stage', _type: 'place', ...dates, name: 'Sodium Stage' };
const dancer = {
  ...{ _id: 'dancer', _type: 'performer', ...dates },
  name: 'Mira Vale',
  bio: [
    {
      ...{ _key: 'b0', _type: 'block' },
      children: [
        { _key: 's0', _type: 'span', text: 'She dances until the lights are on again, and then some.' },
      ],
    },
  ],
  media: { _type: 'image', asset: { _ref: 'image-ab12-800x600-jpg' } },
  poster: { _type: 'cloudinary.asset', public_id: 'fair/mira.vale' },
  stage: { _ref: 'stage' },
};

const map = (result: unknown) => sourceMapOf(result, [stage, dancer]);
const result = [
  { ...dancer, stage: stage.name, media: { ...dancer.media, asset: { _id: 'image-ab12-800x600-jpg' } } },
];
const { ofText, ofPicture } = contentSources([{ result, sourceMap: map(result) }], STUDIO);
const paths = (found: ReturnType<typeof ofText>) =>
  found.map(({ attribute }) => attribute.replace(`;base=${encodeURIComponent(STUDIO)}`, ''));

test.each([
  ['Mira Vale', 'id=dancer;type=performer;path=name'],
  [' Mira Vale\n', 'id=dancer;type=performer;path=name'],
  ['Sodium Stage', 'id=stage;type=place;path=name'],
  // An excerpt, and names in a list.
  ['She dances until the lights are on…', 'id=dancer;type=performer;path=bio:b0.children:s0.text'],
  ['Mira Vale, Rosa Ibarra', 'id=dancer;type=performer;path=name'],
  ['Saturday · Sodium Stage', 'id=stage;type=place;path=name'],
])('%j is edited in the field that stores it', (text, field) => {
  expect(paths(ofText(text))).toEqual([field]);
});

test.each(['', ' ', 'Mira', 'dancer', 'performer', ', '])('%j is no text of the content', (text) => {
  expect(ofText(text)).toEqual([]);
});

test.each([
  ['https://cdn.sanity.io/images/p/production/ab12-800x600.jpg?rect=0,0,10,10&w=400', 'media'],
  ['https://res.cloudinary.com/fair/image/upload/c_fill,w_400/v1/fair/mira.vale.jpg', 'poster'],
])('the picture at %s is edited in the field that shows it', (address, field) => {
  expect(paths(ofPicture(address))).toEqual([`id=dancer;type=performer;path=${field}`]);
});

test('a picture whose name is not decoded in its address is found, too', () => {
  const odd = { ...dancer, poster: { ...dancer.poster, public_id: 'fair/100% m i r a' } };
  const sources = contentSources([{ result: [odd], sourceMap: map([odd]) }], STUDIO);
  expect(sources.ofPicture('https://img.example/v1/fair/100%25%20m%20i%20r%20a.jpg')).toHaveLength(1);
  expect(sources.ofPicture('https://img.example/v1/fair/100%.jpg')).toEqual([]);
  expect(sources.ofPicture('https://[')).toEqual([]);
});

test('an unknown picture, and an answer without a source map, have no fields', () => {
  expect(ofPicture('https://fair.example/placeholder.svg')).toEqual([]);
  const without = contentSources([{ result, sourceMap: undefined }], STUDIO);
  expect(without.ofText('Mira Vale')).toEqual([]);
});

test('a field in several answers is one field', () => {
  const responses = [result, result].map((one) => ({ result: one, sourceMap: map(one) }));
  expect(contentSources(responses, STUDIO).ofText('Mira Vale')).toHaveLength(1);
});
