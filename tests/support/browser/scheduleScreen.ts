import type { Page } from 'playwright-core';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';

/** Page object of the schedule. */
export function scheduleScreen(page: Page) {
  const list = page.getByRole('region', { name: 'events', exact: true });
  // Without the chips of chosen filters.
  const rows = list.locator('ul:not([aria-label="Chosen filters"]) > li a');
  return {
    list,
    rows,
    row: (title: string) => rows.filter({ hasText: title }).first(),
    tab: (name: string) => page.getByRole('tab', { name }),
    search: page.getByRole('textbox', { name: 'Search events and performers...' }),
    /** On a phone it opens a sheet with the other filters. */
    filters: page.getByRole('button', { name: /^Filters/ }),
    location: page.getByRole('button', { name: /^Location: / }),
    category: page.getByRole('button', { name: /^Category: / }),
    /** Chooses an option in one of the two filters. */
    async choose(filter: 'Location' | 'Category', name: string) {
      const button = page.getByRole('button', { name: new RegExp(`^${filter}: `) });
      await button.click();
      await page.getByRole('checkbox', { name }).check();
      await button.press('Escape');
    },
    count: list.getByRole('status').first(),
    clear: page.getByRole('button', { name: 'Clear Filters' }),
    dialog: page.getByRole('dialog'),
  };
}

export interface ListedEvent {
  title: string;
  alias: string;
  /** Local time in Las Vegas, seven hours behind UTC on the days of the festival. */
  local: Date;
}

/** The expected timetable, computed from the content without the site's own code. */
export function eventsIn(documents: readonly StoredDocument[]): ListedEvent[] {
  return documents
    .filter(({ _type, status }) => _type === 'scheduleEvent' && status === 'active')
    .map(({ title, alias, startsAt }) => ({
      title: String(title),
      alias: (alias as { current: string }).current,
      local: new Date(Date.parse(String(startsAt)) - 7 * 3_600_000),
    }))
    .sort(
      (a, b) =>
        a.local.getTime() - b.local.getTime() || (a.title.toLowerCase() < b.title.toLowerCase() ? -1 : 1),
    );
}
