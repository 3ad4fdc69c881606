import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { addressOf, expectAddress, historyLength } from '../../support/browser/anyScreen.ts';
import {
  asset,
  eventDocument,
  guideDocument,
  paragraphs,
  staticPageDocument,
} from '../../support/builders.ts';
import { eventually } from '../../support/eventually.ts';
import { useSite } from '../../support/site.ts';

const PHONE = { viewport: { width: 390, height: 844 } };

/** Distance of an element's top edge from the header's bottom. CSS pixels. */
const belowHeader = (page: Page, id: string) =>
  page.evaluate((id) => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? NaN;
    return (document.getElementById(id)?.getBoundingClientRect().top ?? NaN) - header;
  }, id);

/** Checks that the element is directly below the header and not covered by it. */
const expectUnderHeader = (page: Page, id: string) =>
  eventually(async () => {
    const distance = await belowHeader(page, id);
    expect(distance).toBeGreaterThanOrEqual(0);
    expect(distance).toBeLessThan(40);
  });

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);
const contentsOf = (page: Page) => page.getByRole('navigation', { name: 'Table of Contents' });

describe('texts of the demo', () => {
  const site = useSite();

  test.each([
    ['/faq#vendors-artists', 'desktop', {}],
    ['/faq#vendors-artists', 'phone', PHONE],
    ['/exhibitor-guide#after-the-show', 'phone', PHONE],
    ['/terms#3-refunds-and-changes', 'desktop', {}],
  ])(
    'a link to %s on a %s scrolls to it below the header, on the first load and on a reload',
    async (address, _device, options) => {
      const page = await site.open(address, options);
      const id = address.split('#')[1] ?? '';
      await expectUnderHeader(page, id);
      // Pictures and the footer have loaded; the heading has not moved.
      await page.waitForLoadState('networkidle');
      await expectUnderHeader(page, id);
      expect(await focusedId(page)).toBe(id);
      await page.reload();
      await expectUnderHeader(page, id);
    },
  );

  test('contents lead to their chapter by keyboard, Tab continues from there, and Back leads back', async () => {
    const page = await site.open('/faq', { reducedMotion: 'reduce' });
    const link = contentsOf(page).getByRole('link', { name: '04 Vendors & Artists' });
    await link.focus();
    await page.keyboard.press('Enter');
    await expectAddress(page, '/faq');
    await expectUnderHeader(page, 'vendors-artists');
    expect(await focusedId(page)).toBe('vendors-artists');
    expect(new URL(page.url()).hash).toBe('#vendors-artists');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('vendor application');
    await page.goBack();
    await eventually(async () => expect(await page.evaluate(() => window.scrollY)).toBe(0));
  });

  test('without reduced motion the way to a chapter is animated', async () => {
    const page = await site.open('/faq', { reducedMotion: 'no-preference' });
    await contentsOf(page).waitFor();
    const behaviors = page.evaluate(
      () =>
        new Promise<unknown>((resolve) => {
          Element.prototype.scrollIntoView = (options) => resolve(options);
        }),
    );
    await contentsOf(page).getByRole('link', { name: '05' }).click();
    expect(await behaviors).toEqual({ behavior: 'smooth' });
  });

  test('from the width lg on the contents stay in view', async () => {
    const page = await site.open('/terms', { viewport: { width: 1440, height: 900 } });
    await contentsOf(page).waitFor();
    await page.mouse.wheel(0, 3000);
    await eventually(async () => expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(2000));
    const { top } = await contentsOf(page).evaluate((contents) => contents.getBoundingClientRect());
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(200);
  });

  test('a printed guide is black on white and includes the sections that are collapsed on the screen', async () => {
    const page = await site.open('/exhibitor-guide');
    const folded = page.getByText('Food goes to the crew');
    await folded.waitFor({ state: 'attached' });
    expect(await folded.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await folded.isVisible()).toBe(true);
    expect(await folded.evaluate((text) => getComputedStyle(text).color)).toBe('rgb(0, 0, 0)');
  });

  test('if a guide may be downloaded, its button prints only this guide', async () => {
    const page = await site.visit();
    await page.addInitScript(() => (window.print = () => undefined));
    await page.goto('/exhibitor-guide');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    await page.emulateMedia({ media: 'print' });
    await page.getByText('Nothing may be screwed, glued or nailed').waitFor();
    const outside = page.locator('header, footer, nav, button, h2, h1').filter({ visible: true });
    expect(await outside.allInnerTexts()).toEqual([expect.stringMatching(/^01\s+before the show$/i)]);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.getByRole('heading', { name: '02 On Site' }).waitFor();
  });

  test('a section of the guide opens by its link, and by Enter and Space', async () => {
    const page = await site.open('/exhibitor-guide#payment-next-year', { reducedMotion: 'reduce' });
    await page.getByText('Deposits are returned within fourteen days').waitFor();
    await expectUnderHeader(page, 'payment-next-year');
    expect(await focusedId(page)).toBe('payment-next-year');
    await page.keyboard.press('Enter');
    await page.getByText('Deposits are returned').waitFor({ state: 'hidden' });
    await page.keyboard.press('Space');
    await page.getByText('Deposits are returned').waitFor();

    const folded = page.getByText('Food goes to the crew');
    expect(await folded.isVisible()).toBe(false);
    await contentsOf(page).getByRole('link', { name: 'Leftovers' }).click();
    await folded.waitFor();
    await expectUnderHeader(page, 'leftovers');
  });

  test('a link at the end of one text leads to the top of the next text', async () => {
    const page = await site.open('/terms');
    await page.getByText('Last updated').waitFor();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Code of Conduct' }).click();
    await page.getByText('Afterglow works because').waitFor();
    await eventually(async () => expect(await page.evaluate(() => window.scrollY)).toBe(0));
  });

  test('an unknown address is replaced by /404, and Back skips it', async () => {
    site.expectTrouble(/No page at \/no-such-page/);
    const page = await site.open('/faq');
    await contentsOf(page).waitFor();
    await page.goto('/no-such-page');
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
    await expectAddress(page, '/404');
    expect(await historyLength(page)).toBe(3);
    await page.getByRole('button', { name: 'Go Back' }).click();
    await contentsOf(page).waitFor();
    expect(addressOf(page)).toBe('/faq');
  });

  test('the FAQ loads no code of lists and dialogs', async () => {
    const page = await site.visit();
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(new URL(response.url()).pathname);
    });
    await page.goto('/faq');
    await contentsOf(page).waitFor();
    expect(scripts.join(' ')).toMatch(/faq\./);
    expect(scripts.join(' ')).not.toMatch(/marketplace|dialog|modal|not-found|exhibitor|static-page/);
  });
});

describe('hostile content', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairground-reading-'));
  const dataset = join(folder, 'hostile.ndjson');
  const block = (text: string, fields: object = {}) => ({
    ...paragraphs(text)[0],
    _key: undefined,
    ...fields,
  });
  const cell = (value: string) => ({ value, isHeader: value.startsWith('Column') });
  const row = (word: string) => ({
    cells: Array.from({ length: 9 }, (_, index) => cell(`${word} ${index}`)),
  });
  const table = { _type: 'simpleTable', title: 'Wide', rows: [row('Column'), row('Value')] };
  const documents = [
    eventDocument(),
    staticPageDocument('blocks', {
      content: Array.from({ length: 20_000 }, (_, index) =>
        block(`Block ${index}`, index === 19_999 ? { style: 'h1' } : {}),
      ),
    }),
    staticPageDocument('megabyte', {
      content: [block('glow '.repeat(200_000)), block('x'.repeat(50_000)), block('The end')],
    }),
    staticPageDocument('levels', {
      content: Array.from({ length: 60 }, (_, index) =>
        block(`level ${index + 1}`, { listItem: 'bullet', level: index + 1 }),
      ),
    }),
    staticPageDocument('wide', {
      content: [
        block('Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft', {
          style: 'h1',
        }),
        table,
        { _type: 'code', filename: 'badge.css', code: `.badge { ${'color: red; '.repeat(50)} }\n.gate {}` },
        { ...asset('/media/image/upload/wide.png'), public_id: 'wide', width: 9000, height: 500 },
      ],
    }),
    guideDocument('G'.repeat(60), [{ sectionTitle: 'S'.repeat(60), sectionContent: [table] }]),
  ];
  writeFileSync(dataset, documents.map((document) => JSON.stringify(document)).join('\n'));
  const site = useSite({ dataset });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('nothing is wider than a phone, and every page scrolls', async () => {
    const page = await site.visit(PHONE);
    for (const address of ['/blocks', '/megabyte', '/levels', '/wide', '/exhibitor-guide']) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect({ address, width }).toEqual({ address, width: PHONE.viewport.width });
      await page.mouse.wheel(0, 600);
      await eventually(async () => expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100));
    }
  });

  test('a link leads to the last of 20,000 blocks', async () => {
    const page = await site.open('/blocks#block-19999', PHONE);
    await expectUnderHeader(page, 'block-19999');
  });

  test('a wide table and wide code scroll in their own boxes, by keyboard as well; only words in text are hyphenated', async () => {
    const page = await site.open('/wide', PHONE);
    for (const name of ['Wide', 'badge.css']) {
      const scroller = page.getByRole('region', { name });
      await scroller.focus();
      await page.keyboard.press('ArrowRight');
      await eventually(async () =>
        expect(await scroller.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0),
      );
      expect(await page.evaluate(() => window.scrollX)).toBe(0);
    }
    const hyphens = (element: Element) => [
      getComputedStyle(element).hyphens,
      element.closest<HTMLElement>('[lang]')?.lang,
    ];
    expect(await page.getByText('Donaudampfschifffahrt').last().evaluate(hyphens)).toEqual(['auto', 'en']);
    expect(await page.getByText('color: red').evaluate(hyphens)).toEqual(['manual', 'en']);
  });
});
