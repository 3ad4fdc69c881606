import { isActive } from '#content/festival/menu.ts';
import { menuItems } from '#content/festival/menuItems.ts';
import { navigationItemSchema } from '#content/festival/navigationSchema.ts';

const item = (fields: object) =>
  navigationItemSchema.parse({
    menuLabel: 'Item',
    visibility: 'visible',
    menuPlacement: 'all-places',
    url: '/a',
    ...fields,
  });

test.each([
  ['all-places', true, true],
  ['only-main', true, false],
  ['only-footer', false, true],
  ['elsewhere', false, false],
  [undefined, false, false],
])('the placement %s is read', (menuPlacement, inMain, inFooter) => {
  const items = [item({ menuPlacement })];
  expect(menuItems(items, 'main')).toHaveLength(inMain ? 1 : 0);
  expect(menuItems(items, 'footer')).toHaveLength(inFooter ? 1 : 0);
});

test('only visible items are shown, in their order', () => {
  const items = [
    item({ menuLabel: 'C' }),
    item({ menuLabel: 'B', order: 2 }),
    item({ menuLabel: 'A', order: 1 }),
    item({ menuLabel: 'Hidden', visibility: 'hidden' }),
    item({ menuLabel: 'Unsaid', visibility: null }),
  ];
  expect(menuItems(items, 'main').map(({ label }) => label)).toEqual(['A', 'B', 'C']);
});

test('an item without an address is left out and named', () => {
  const skipped: string[] = [];
  const items = [
    item({ menuLabel: 'Press', url: null }),
    item({ menuLabel: 'Bad', url: 'javascript:x' }),
    item({}),
  ];
  expect(menuItems(items, 'footer', (label) => skipped.push(label))).toHaveLength(1);
  expect(skipped).toEqual(['Press', 'Bad']);
});

test.each([
  [{ url: '/lineup' }, { kind: 'internal', to: '/lineup' }],
  [
    { url: null, internalMenuItem: 'schedule' },
    { kind: 'internal', to: '/schedule' },
  ],
  [{ url: 'www.journal.example' }, { kind: 'external', href: 'https://www.journal.example/' }],
  [
    { url: 'journal.example', isExternal: true },
    { kind: 'external', href: 'https://journal.example/' },
  ],
  [
    { url: '/', scrollToSection: 'join' },
    { kind: 'internal', to: '/#join' },
  ],
  [
    { url: null, scrollToSection: 'join' },
    { kind: 'internal', to: '/#join' },
  ],
  [
    { url: '/faq#old', scrollToSection: 'a b' },
    { kind: 'internal', to: '/faq#a%20b' },
  ],
  [
    { url: '/faq', scrollToSection: 'half \ud800' },
    { kind: 'internal', to: '/faq#half%20%EF%BF%BD' },
  ],
])('%o leads to %o', (fields, target) =>
  expect(menuItems([item(fields)], 'main')[0]?.target).toEqual(target),
);

test('items have unique keys, even if an editor has copied one', () => {
  const items = [item({ _key: 'a' }), item({ _key: 'a' }), item({})];
  expect(new Set(menuItems(items, 'main').map(({ key }) => key)).size).toBe(3);
});

test.each([
  ['/', '/', true],
  ['/', '/lineup', false],
  ['/lineup', '/lineup', true],
  ['/lineup', '/lineup/nova', true],
  ['/lineup', '/lineups', false],
  ['/lineup?sort=recent', '/lineup', true],
  ['/#join', '/', false],
  ['/#home', '/', true],
  ['/#home', '/lineup', false],
  ['https://x.example/lineup', '/lineup', false],
])('%s is active at %s: %s', (url, pathname, active) => {
  const [shown] = menuItems([item({ url })], 'main');
  expect(shown && isActive(shown, pathname)).toBe(active);
});
