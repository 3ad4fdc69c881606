import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
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

  test.each(['/blocks', '/megabyte', '/levels', '/wide', '/exhibitor-guide'])(
    '%s is accessible on a phone, and nothing is wider than the window',
    async (address) => {
      const page = await site.open(address, PHONE);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(PHONE.viewport.width);
      await page.mouse.wheel(0, 600);
      await eventually(async () => expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100));
    },
  );

  test('a link leads to the last of 20,000 blocks', async () => {
    const page = await site.open('/blocks#block-19999', PHONE);
    await expectUnderHeader(page, 'block-19999');
  });

  test.each([
    ['a table', 'Wide'],
    ['code', 'badge.css'],
  ])('%s that is too wide scrolls in its own box, by keyboard as well', async (_, name) => {
    const page = await site.open('/wide', PHONE);
    const scroller = page.getByRole('region', { name });
    await scroller.focus();
    await page.keyboard.press('ArrowRight');
    await eventually(async () =>
      expect(await scroller.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0),
    );
    expect(await page.evaluate(() => window.scrollX)).toBe(0);
  });

  test('long words are hyphenated by the rules of their language, and words in code never are', async () => {
    const page = await site.open('/wide', PHONE);
    const hyphens = (element: Element) => [
      getComputedStyle(element).hyphens,
      element.closest<HTMLElement>('[lang]')?.lang,
    ];
    expect(await page.getByText('Donaudampfschifffahrt').last().evaluate(hyphens)).toEqual(['auto', 'en']);
    expect(await page.getByText('color: red').evaluate(hyphens)).toEqual(['manual', 'en']);
  });
});
