import { listPathOf } from '#content/kindAddress.ts';
import { kinds } from '#content/kinds.ts';
import { FALLBACK_MENU } from '#content/festival/fallbackMenu.ts';
import { toMenu } from '#content/festival/menuItems.ts';
import { inLanguage } from '#content/client/inLanguage.ts';
import { getNavigation } from '#content/festival/queries.ts';
import { evaluateQuery } from '#server/content/evaluateQuery.ts';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';

test.each(FALLBACK_MENU.items)(
  'the site’s own menu has the same name for $key as its kind',
  ({ key, label }) => expect(kinds.find((kind) => listPathOf(kind) === key)?.screen).toBe(label),
);

test.each(kinds)('a menu without My festival lacks it if visitors can pick a $name', (kind) => {
  const navigation = { _id: 'none', navigationItems: [], screens: [listPathOf(kind)] };
  expect(toMenu(navigation, 'main').hasPickable).toBe('pickLetter' in kind);
});

const ofMenu = kinds.filter((kind) => {
  const path = listPathOf(kind);
  return path !== '/' && FALLBACK_MENU.items.some(({ key }) => key === path);
});

test('every screen of the menu but the home screen lists a kind', () =>
  expect(ofMenu).toHaveLength(FALLBACK_MENU.items.length - 1));

test.each(
  ofMenu.flatMap((kind) =>
    (kind.statuses ?? [undefined]).map((status) => ({ name: kind.name, status, kind })),
  ),
)(
  'a $name with the status $status brings its screen into the menu if visitors see it',
  ({ kind, status }) => {
    const eventInstance = { _type: 'reference', _ref: 'fair' };
    const document = { _id: 'a', _type: kind.type, status, eventInstance };
    const { groq: query, params } = inLanguage(getNavigation({ name: 'home' }), {});
    const dataset = createDatasetStore([document]).current();
    const result: unknown = JSON.parse(
      evaluateQuery(dataset, { query, params: { ...params, eventId: 'fair' } }),
    );
    const isSeen = status === undefined || (kind.shownStatuses ?? [status]).includes(status);
    expect(result).toHaveProperty('screens', isSeen ? [listPathOf(kind)] : []);
  },
);
