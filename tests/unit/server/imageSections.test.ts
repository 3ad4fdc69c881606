import { indexImageUses, sectionsOf } from '#server/assets/imageSections.ts';

const id = 'image-ab-2000x1500-jpg';
const documentOf = (hotspot: object, index: number) => ({
  _id: `place-${index}`,
  _type: 'place',
  image: { asset: { _ref: id }, hotspot },
});

test('the sections of an image are computed once, and each is listed once', () => {
  const hotspots = [0, 0.1, 0.2, 0.5, 0.5].map((x) => ({ x, y: 0.5 }));
  const uses = indexImageUses(hotspots.map(documentOf));
  const sections = sectionsOf(uses, id);
  expect(sections).toContainEqual([0, 0, 2000, 1500]);
  expect(sections).toContainEqual([0, 0, 1500, 1500]);
  expect(new Set(sections.map(String)).size).toBe(sections.length);
  // Each request for a part of the image asks for the sections.
  expect(sectionsOf(uses, id)).toBe(sections);
  expect(sectionsOf(uses, 'image-cd-1x1-jpg')).toEqual([]);
});
