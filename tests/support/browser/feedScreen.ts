import type { Page } from 'playwright-core';

/** Page object of the feed. */
export function feedScreen(page: Page) {
  const list = page.getByRole('list', { name: 'posts', exact: true });
  return {
    list,
    cards: list.getByRole('article'),
    links: list.getByRole('link'),
    link: (headline: string) => list.getByRole('link', { name: headline }),
    category: page.getByRole('combobox', { name: 'Category' }),
    priority: page.getByRole('combobox', { name: 'Priority' }),
    count: page.getByRole('region', { name: 'posts' }).getByRole('status').first(),
    loadMore: page.getByRole('button', { name: 'Load More' }),
    dialog: page.getByRole('dialog'),
  };
}
