import { listPathOf } from '#content/kindAddress.ts';
import { kinds } from '#content/kinds.ts';
import { FALLBACK_MENU } from '#content/festival/fallbackMenu.ts';
import { toMenu } from '#content/festival/menuItems.ts';

test.each(FALLBACK_MENU.items)(
  'the site’s own menu has the same name for $key as its kind',
  ({ key, label }) => expect(kinds.find((kind) => listPathOf(kind) === key)?.screen).toBe(label),
);

test.each(kinds)('a menu without My festival lacks it if visitors can pick a $name', (kind) => {
  const navigation = { _id: 'none', navigationItems: [], screens: [listPathOf(kind)] };
  expect(toMenu(navigation, 'main').lacksMy).toBe('pickLetter' in kind);
});
