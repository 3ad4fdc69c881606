import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { screen, waitFor } from '@testing-library/react';
import { addMessages } from '#lib/i18n/catalogues.ts';
import { arabicDocuments } from '../../fixtures/festivals/arabic.ts';
import {
  categoryDocument,
  chosenFacet,
  facetDocument,
  guideDocument,
  hotelDocument,
  mapDocument,
  paragraphs,
  performerDocument,
  placeDocument,
  referenceTo,
  scheduleEventDocument,
  staticPageDocument,
  viewDocument,
} from '../../support/builders.ts';
import { takeConsole } from '../../support/screenSetup.ts';
import { EVENT_ID, openScreen } from '../../support/openScreen.tsx';

// Tries follow each other at once.
jest.mock('#lib/retry/retryPolicy.ts', () => ({
  ...jest.requireActual<object>('#lib/retry/retryPolicy.ts'),
  retryDelay: () => 0,
}));

/**
 * A language that does not exist: every text of the site is in brackets, and longer. A Latin word outside of brackets
 * that the content does not have either is a text that comes from no catalogue.
 */
const PSEUDO = 'xx';
const SOURCE = join(__dirname, '../../../src');

beforeAll(() => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('messages/en.json'))) {
    const room = basename(dirname(dirname(file)));
    const texts = JSON.parse(readFileSync(join(SOURCE, file), 'utf8')) as Record<string, string>;
    const pseudo = Object.entries(texts).map(([key, text]) => {
      // Some texts are lists of names.
      const names = text.includes('{') ? [text] : text.split('|');
      return [`${room}.${key}`, names.map((name) => `⟦${name} ~~~⟧`).join('|')] as const;
    });
    addMessages(PSEUDO, Object.fromEntries(pseudo));
  }
});

const quiet = facetDocument('هدوء', ['نعم', 'لا']);
const food = categoryDocument('طعام');
const music = categoryDocument('موسيقى', { type: 'performer' });
const stall = placeDocument('مقهى', {
  categories: [referenceTo(food)],
  facets: [chosenFacet(quiet, 'نعم')],
  alias: { _type: 'slug', current: 'cafe' },
});
const band = performerDocument('فرقة', {
  categories: [referenceTo(music)],
  alias: { _type: 'slug', current: 'band' },
});
const concert = scheduleEventDocument('حفلة', {
  alias: { _type: 'slug', current: 'concert' },
  startsAt: '2027-03-11T15:00:00Z',
  endsAt: '2027-03-11T16:30:00Z',
  eventPlace: [referenceTo(stall)],
  eventPerformer: [referenceTo(band)],
});
const documents = [
  ...arabicDocuments(EVENT_ID),
  ...[quiet, food, music, stall, band, concert],
  guideDocument('دليل', [{ _key: 'a', title: 'دليل', content: paragraphs('نص') }]),
  hotelDocument({ title: 'فندق' }),
  mapDocument('خريطة', {
    booths: [
      { _key: 'a', label: 'A1', x: 10, y: 10, width: 10, height: 10, place: referenceTo(stall) },
      { _key: 'b', label: 'A2', x: 30, y: 10, width: 10, height: 10 },
    ],
    points: [{ _key: 'p', kind: 'water', x: 50, y: 50 }],
  }),
  staticPageDocument('terms', { title: 'شروط' }),
  viewDocument('picks', { title: 'مختارات' }),
];

/** Every text of the content. */
const content = JSON.stringify(documents);

/** Not translated: an example of an address, the reason of a failure for support, and the venue of a site without a festival. */
const SAME = /^(https:\S+|fetch failed: broken|Las Vegas Convention Center)$/;

/** Pieces of text in the page that no catalogue and no content has. */
function strangeTexts(): string[] {
  const pieces: string[] = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-roledescription'])
        pieces.push(node.getAttribute(name) ?? '');
    } else if (!node.parentElement?.closest('style, script') && isStrange(node))
      pieces.push(node.textContent ?? '');
  }
  for (const meta of document.querySelectorAll('meta[name=description]'))
    pieces.push(meta.getAttribute('content') ?? '');
  return [...new Set(pieces.flatMap(strangeIn))];
}

/** A text with a link or a name in it is in several nodes. */
function isStrange(node: Node): boolean {
  const around = [node, node.parentNode, node.parentNode?.parentNode];
  return around.every((part) => strangeIn(part?.textContent ?? '').length > 0);
}

function strangeIn(text: string): string[] {
  let rest = text;
  // Texts may contain others.
  for (let inner = ''; inner !== rest;) {
    inner = rest;
    rest = rest.replace(/⟦[^⟦⟧]*⟧/g, '|');
  }
  return rest
    .split(/[|,·]/)
    .map((piece) => piece.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
    .filter((piece) => /[A-Za-z]{2}/.test(piece) && !content.includes(piece) && !SAME.test(piece));
}

const ADDRESSES = [
  '/',
  '/marketplace',
  '/marketplace?q=zzzz',
  '/marketplace?view=list&mine=1',
  '/marketplace/cafe',
  '/marketplace/gone',
  '/lineup',
  '/lineup?letter=Q',
  '/lineup/band',
  '/schedule',
  '/schedule?day=thu&view=compact',
  '/schedule?view=grid&day=thu',
  '/schedule?day=now&at=2027-03-11T19:30',
  '/schedule?q=zzzz&mine=1',
  '/schedule/concert',
  '/map',
  '/map?booth=A1',
  '/map?q=zzzz',
  '/my',
  '/search',
  '/search?q=zzzz',
  '/feed',
  '/feed?priority=low',
  '/faq',
  '/exhibitor-guide',
  '/hotel-info',
  '/terms',
  '/vendor-application',
  '/views/picks',
  '/nowhere/at/all',
];

/** Opens a screen, and waits until the texts of its own are shown. */
async function openIn(address: string, query?: () => Promise<never>) {
  const opened = await openScreen(address, documents, undefined, query, PSEUDO);
  await opened.settled();
  await waitFor(() => expect(document.querySelector('main')).toHaveTextContent('⟦'));
  return opened;
}

test.each(ADDRESSES)('every text of %s comes from a catalogue or from the content', async (address) => {
  await openIn(address);
  expect(strangeTexts()).toEqual([]);
  expect(takeConsole().filter((line) => !line.startsWith('warn: No page at'))).toEqual([]);
});

test.each(['/', '/marketplace', '/schedule', '/feed', '/map', '/faq', '/hotel-info', '/my', '/search?q=a'])(
  'every text of %s comes from a catalogue if the content cannot be read',
  async (address) => {
    const fail = () => Promise.reject(new Error('broken'));
    await openIn(address, fail);
    expect(strangeTexts()).toEqual([]);
    // Failures are reported.
    takeConsole();
  },
);

test.each([
  ['/marketplace', /⟦Filters/],
  ['/schedule', /⟦Filters/],
])('every text of the sheet of filters of %s comes from a catalogue', async (address, name) => {
  const { user } = await openIn(address);
  await user.click((await screen.findAllByRole('button', { name }))[0] ?? document.body);
  expect(await screen.findByRole('dialog')).toBeVisible();
  await waitFor(() => expect(strangeTexts()).toEqual([]));
});
