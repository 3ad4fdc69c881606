import type { Page } from 'playwright-core';
import { headerFaults } from '../../support/browser/headerFaults.ts';
import { eventDocument, navigationDocument } from '../../support/builders.ts';
import { readEnglishDemo } from '../../support/readDemo.ts';
import { useSite } from '../../support/site.ts';

const WIDTHS = Array.from({ length: 81 }, (_, step) => 320 + 20 * step);

const SHORT = ['Home', 'Lineup', 'Map', 'Tickets'];
const DEMO = ['Home', 'Lineup', 'Marketplace', 'Schedule', 'Feed', 'Map', 'Hotel', 'FAQ', 'Tickets'];
const GERMAN = [
  'Startseite',
  'Künstlerinnen',
  'Marktplatz',
  'Veranstaltungskalender',
  'Neuigkeiten',
  'Lageplan',
  'Übernachtungsmöglichkeiten',
  'Fragen und Antworten',
  'Barrierefreiheit',
  'Ausstellerverzeichnis',
  'Datenschutzbestimmungen',
  'Freiwilligenprogramm',
  'Rechtsschutzversicherungsgesellschaften',
  'Tickets',
];

/** The demo's logo, four times as wide as it is high. */
const LOGO = { brandLogo: readEnglishDemo().find(({ _id }) => _id === 'festival-2025')?.brandLogo };
const LONG_NAME = 'Internationales Dokumentarfilmfestival Oberösterreich';

const site = useSite({ isRendered: true });

/** A festival with a menu of these entries. */
const festivalWith = (labels: readonly string[], event: object) => [
  eventDocument(event),
  navigationDocument(
    'home',
    labels.map((menuLabel, order) => ({
      menuLabel,
      url: `/page-${order}`,
      order,
      menuIcon: menuLabel === 'Home' ? 'home' : undefined,
      isHighlighted: menuLabel === 'Tickets',
    })),
  ),
];

test.each([
  ['4 entries and a long name', SHORT, { nickname: LONG_NAME }],
  ['9 entries and a logo', DEMO, LOGO],
  ['9 entries and a name', DEMO, { nickname: 'Feira da Ribeira' }],
  ['14 entries and a long name', GERMAN, { nickname: LONG_NAME }],
])(
  'a header with %s is complete in every window, before its script and with it',
  async (_, labels, event) => {
    site.edit(festivalWith(labels, event));
    const faults: string[] = [];
    const check = async (page: Page) => {
      await page.locator('header img, header span[data-size]').first().waitFor();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 700 });
        faults.push(...(await headerFaults(page, labels.length)));
      }
    };
    await check(await site.open('/faq', { javaScriptEnabled: false }));
    const page = await site.open('/faq');
    await check(page);
    expect(faults).toEqual([]);
    const row = page.getByRole('navigation', { name: 'Main' });
    expect(await row.isVisible()).toBe(labels !== GERMAN);
  },
);
