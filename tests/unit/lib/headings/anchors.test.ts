import fc from 'fast-check';
import { anchorOf, createAnchors } from '#lib/headings/anchors.ts';
import { uniqueIds } from '#lib/headings/uniqueIds.ts';

test.each([
  ['Getting Here & Parking', 'getting-here-parking'],
  ['  What’s on?  ', 'whats-on'],
  ['1. Who we are', '1-who-we-are'],
  ['2.1 What a ticket gives you', '21-what-a-ticket-gives-you'],
  ['Load-Out', 'load-out'],
  ['Before - After', 'before-after'],
  ['E\u0301lan vital', 'élan-vital'],
  ['ラーメン と 抹茶', 'ラーメン-と-抹茶'],
  ['snake_case', 'snake_case'],
  ['???', 'section-7'],
  ['👩‍🚀', 'section-7'],
  ['', 'section-7'],
  [undefined, 'section-7'],
])('%s is %s', (title, anchor) => expect(anchorOf(title, 'section-7')).toBe(anchor));

test('ids on one page are unique, and those of the shell are reserved', () => {
  const anchorFor = createAnchors();
  const titles = ['Rules', 'Rules', 'Rules 2', 'rules!', 'Main', 'Footer', undefined, ''];
  expect(titles.map((title) => anchorFor(title, 'x'))).toEqual([
    'rules',
    'rules-2',
    'rules-2-2',
    'rules-3',
    'main-2',
    'footer-2',
    'x',
    'x-2',
  ]);
});

test('any titles give unique ids without white space', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (titles) => {
      const anchorFor = createAnchors();
      const anchors = titles.map((title, index) => anchorFor(title, `section-${index}`));
      expect(new Set(anchors).size).toBe(titles.length);
      expect(anchors.filter((anchor) => /\s/.test(anchor) || anchor === '')).toEqual([]);
    }),
  );
});

test('parts of a page have the ids that they ask for, and of several equal ones the first has it', () => {
  expect(uniqueIds(['floor', 'floor', 'main', 'floor-2', 'floor', 'footer'])).toEqual([
    'floor',
    'floor-3',
    'main-2',
    'floor-2',
    'floor-4',
    'footer-2',
  ]);
});
