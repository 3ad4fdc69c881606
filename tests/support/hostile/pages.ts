import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import {
  faqDocument,
  guideDocument,
  hotelDocument,
  mapDocument,
  paragraphs,
  staticPageDocument,
} from '../builders.ts';
import { HOSTILE_ADDRESSES } from './addresses.ts';
import { DESCRIPTIONS } from './descriptions.ts';
import { MARKUP, block } from './group.ts';
import { LETTERED } from './letters.ts';
import { pictureAt } from './links.ts';

const WORD = 'W'.repeat(10_000);
const ADDRESSES = HOSTILE_ADDRESSES.map(([address]) => address);
const TEXTS = Object.values(DESCRIPTIONS);

const linked = ADDRESSES.map((href) => ({
  ...block(''),
  markDefs: [{ _type: 'link', _key: 'link', href }],
  children: [{ _type: 'span', text: `To ${href}`, marks: ['link'] }],
}));

const ALL_TEXT = [
  block(MARKUP, { style: 'h1' }),
  block(WORD, { style: 'h2' }),
  ...LETTERED.map(([text]) => block(text, { style: 'h2' })),
  ...linked,
  ...ADDRESSES.map(pictureAt),
  { _type: 'simpleTable', rows: [{ cells: Array.from({ length: 40 }, () => ({ value: 'wide cell' })) }] },
  { _type: 'simpleTable', title: WORD, rows: [{ cells: [{ value: WORD }] }] },
  { _type: 'importantNote', title: WORD, content: [block(WORD)] },
];

/** Invalid numbers. */
const ODD_NUMBERS = { width: -5, height: 0, order: -1e308, starRating: 1e9, autoScrollInterval: 0 };

const pictures = [
  null,
  ...ADDRESSES.map((url) => ({ _key: 'same', image: pictureAt(url), url, caption: MARKUP, ...ODD_NUMBERS })),
  { image: { ...pictureAt('/media/image/upload/hotel/lobby.jpg'), ...ODD_NUMBERS }, caption: WORD },
];

/** Pages made of one or a few documents: one invalid field must not break them. */
export const pages: readonly StoredDocument[] = [
  faqDocument('Page data', [{ question: 'Where does the page keep its data?', answer: paragraphs('Here.') }]),
  faqDocument('Junk', [
    null,
    { question: null, answer: paragraphs('No question') },
    { question: MARKUP, answer: ALL_TEXT, order: 'first' },
    { question: WORD, answer: 'text' },
    ...TEXTS.map((answer, index) => ({ _key: 'same', question: `Question ${index}?`, answer })),
  ]),
  faqDocument(null, { question: 'No list' }),
  guideDocument(
    'Junk',
    [
      null,
      { sectionTitle: WORD, sectionContent: ALL_TEXT, isCollapsible: 'no' },
      ...TEXTS.map((sectionContent, index) => ({
        _key: 'same',
        sectionTitle: `Section ${index}`,
        sectionContent,
      })),
    ],
    { lastUpdated: 'yesterday' },
  ),
  staticPageDocument('terms', {
    title: MARKUP,
    content: ALL_TEXT,
    media: pictureAt('javascript:alert(1)'),
    alternativeMedia: pictureAt('http://[::1'),
    _updatedAt: 'yesterday',
  }),
  staticPageDocument('code-of-conduct', { title: {}, content: 'text', media: [], _updatedAt: 7 }),
  hotelDocument({
    title: WORD,
    subtitle: MARKUP,
    heroSection: {
      heroImage: pictureAt('javascript:alert(1)'),
      starRating: 1e9,
      address: { street: {}, city: WORD },
    },
    packageDetails: {
      packageTitle: MARKUP,
      description: ALL_TEXT,
      benefits: [null, { benefit: {} }, { _key: 'same', benefit: WORD }, { _key: 'same', benefit: MARKUP }],
      savingsCallout: WORD,
    },
    giftBoxGallery: { title: WORD, designer: MARKUP, images: pictures },
    hotelGallery: {
      sectionTitle: '\u202ereversed',
      images: pictures,
      autoScrollInterval: -1,
      showControls: 'no',
    },
    locationSection: {
      sectionTitle: null,
      locationVideo: pictureAt('javascript:alert(1)'),
      locationBenefits: {},
      additionalInfo: ALL_TEXT,
    },
    callToActions: ADDRESSES.map((url, index) => ({ _key: 'same', text: `Book ${index}`, url })),
    seoSettings: {
      metaTitle: MARKUP,
      metaDescription: MARKUP,
      canonicalUrl: 'javascript:alert(1)',
      socialShareImage: pictureAt('http://[::1'),
      keywords: [MARKUP, 7, null],
    },
  }),
  ...ADDRESSES.map((address, index) => mapDocument(`Map ${index}`, { pdf: pictureAt(address) })),
  mapDocument('Odd sizes', {
    title: WORD,
    location: '\u202ereversed',
    pdf: { ...pictureAt('/media/image/upload/maps/odd.png'), ...ODD_NUMBERS },
  }),
  mapDocument('No picture', { pdf: null }),
];
