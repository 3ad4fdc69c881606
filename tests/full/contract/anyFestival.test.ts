import fc from 'fast-check';
import { createDatasetStore } from '#server/dataset/datasetStore.ts';
import { type Listener, listen } from '#server/http/listen.ts';
import { createServices } from '#server/services.ts';
import { loadRenderer } from '#server/site/loadRenderer.ts';
import {
  eventDocument,
  faqDocument,
  guideDocument,
  hotelDocument,
  paragraphs,
  performerDocument,
  placeDocument,
  postDocument,
  scheduleEventDocument,
  staticPageDocument,
} from '../../support/builders.ts';

/** An event's settings, each with what pages show if it is missing. */
const FIELDS: Record<string, { value: unknown; fallback?: RegExp }> = {
  nickname: { value: 'Nachtlicht' },
  timeZone: { value: 'Europe/Berlin' },
  dayStartsAt: { value: '06:00' },
  startDate: { value: '2031-05-01', fallback: /October|2025/ },
  endDate: { value: '2031-05-04' },
  locationName: { value: 'Altes Kraftwerk', fallback: /Las Vegas Convention Center/ },
  locationAddress: { value: 'Köpenicker Straße 70, Berlin' },
  city: { value: 'Berlin', fallback: /Las Vegas (?!Convention)/ },
  address: { value: { street: 'Köpenicker Straße 70', postalCode: '10179', region: null, country: 'DE' } },
  openingHours: { value: '6pm-4am', fallback: /11am-10pm/ },
  subjects: { value: ['print', 'light'], fallback: /streetwear/ },
  marketplaceSubtitle: { value: 'Open until the last train.', fallback: /dropping exclusive items/ },
  organizer: { value: { name: 'Licht e. V.', url: 'https://licht.example/' }, fallback: /Fairground Media/ },
  shopBaseUrl: { value: 'https://licht.example/tische/', fallback: /shop\.example/ },
  hotel: { value: { _type: 'reference', _ref: 'hotel' } },
};
const NOW = '2031-04-01T00:00:00Z';
const others = [
  placeDocument('Ash', { brand: { name: 'Ash', alias: { current: 'ash' } } }),
  performerDocument('Nova'),
  scheduleEventDocument('Dusk', { startsAt: '2031-05-01T23:30:00Z', endsAt: null }),
  postDocument('News', { _createdAt: NOW }),
  faqDocument('General', [{ _key: 'a', question: 'When?', answer: paragraphs('Soon.') }]),
  guideDocument('Guide', [{ _key: 'a', sectionTitle: 'Load-in', sectionContent: paragraphs('Early.') }], {
    lastUpdated: NOW,
  }),
  staticPageDocument('terms', { title: 'Terms', content: paragraphs('Be kind.'), _updatedAt: NOW }),
  hotelDocument({ slug: { current: 'other' }, heroSection: undefined }),
];
const ADDRESSES = [
  ...['/', '/marketplace', '/marketplace/ash', '/lineup', '/lineup/nova', '/schedule', '/schedule/dusk'],
  ...['/feed', '/map', '/faq', '/exhibitor-guide', '/hotel-info', '/vendor-application', '/terms', '/404'],
];

const store = createDatasetStore([]);
let services: Listener;
const renderer = loadRenderer({ folder: 'dist-node', siteFolder: 'dist', origin: () => services.origin });

beforeAll(async () => {
  services = await listen({ port: 0, handler: createServices({ dataset: store }) });
});
afterAll(() => services.close());

test('with any of the event’s settings every page renders, and names no other festival', async () => {
  const names = Object.keys(FIELDS);
  const subsets = fc.subarray(names, { minLength: 0, maxLength: names.length });
  await fc.assert(
    fc.asyncProperty(subsets, async (present) => {
      const own = Object.fromEntries(present.map((name) => [name, FIELDS[name]?.value]));
      store.replace([eventDocument({ nickname: undefined, ...own }), ...others]);
      for (const address of ADDRESSES) {
        const { html, status } = await renderer.render(address);
        const isGone = address === '/404' || (address === '/hotel-info' && !present.includes('hotel'));
        expect([address, status]).toEqual([address, isGone ? expect.anything() : 200]);
        const text = visibleTextOf(html);
        expect(text).not.toMatch(/undefined|null|NaN|Invalid|\[object/);
        for (const name of present) {
          const { fallback } = FIELDS[name] ?? {};
          if (fallback) expect(text).not.toMatch(fallback);
        }
      }
    }),
    { numRuns: 20, examples: [[[]], [names]] },
  );
});

test('without settings pages show the defaults, and no empty label', async () => {
  store.replace([eventDocument(), ...others]);
  const pages = await Promise.all(ADDRESSES.map((address) => renderer.render(address)));
  const text = pages.map(({ html }) => visibleTextOf(html)).join('\n');
  for (const { fallback = /Test Fair/ } of Object.values(FIELDS)) expect(text).toMatch(fallback);
  for (const { html } of pages) {
    expect(html).not.toMatch(/aria-label="\s*"/);
    // A button that shows a heart only has a label.
    expect(html).not.toMatch(/<(dt|dd|h\d|a|button|title)\b(?![^>]*aria-label=)[^>]*>\s*<\/\1>/);
  }
});

/** The text of a page without styles and scripts, except structured data. */
function visibleTextOf(html: string): string {
  return html
    .replaceAll(/<style[^]*?<\/style>/g, '')
    .replaceAll(/<script(?! type="application\/ld\+json")[^]*?<\/script>/g, '');
}
