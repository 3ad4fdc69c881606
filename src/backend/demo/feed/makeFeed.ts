import type { StoredDocument } from '../../local/dataset/storedDocument';
import { image } from '../asset';
import { categoryId } from '../categories';
import { documentMaker, EVENT_ID, reference, references, slug, slugify } from '../document';
import { portableText } from '../portableText';
import { seededRandom } from '../random';
import { EARLIER } from './earlier';
import { OCTOBER } from './october';
import type { Post } from './post';

const UNPUBLISHED: ReadonlyArray<readonly [status: string, post: Post]> = [
  [
    'draft',
    {
      at: '2025-10-24 18:00',
      headline: 'Secret set: who, where, when (do not publish)',
      category: 'Lineup',
      priority: 'breaking',
      pinned: true,
      text: 'Waiting for the band to confirm. Room to be decided on the day.',
    },
  ],
  [
    'archived',
    {
      at: '2025-04-01 09:00',
      headline: 'Afterglow moves to the Moon',
      category: 'Announcements',
      text: 'Parking will be limited. *Happy first of April.*',
    },
  ],
];

/** Las Vegas is on daylight time from March to the end of October. */
const OFFSET = '-07:00';

/** @param others documents whose picture can stand in: artists, brands, places and performers */
export function makeFeed(seed: number, others: readonly StoredDocument[]): StoredDocument[] {
  const random = seededRandom(seed, 'feed');
  const make = documentMaker(random);
  const about = (prefix: string, name: string | undefined) => {
    const id = name === undefined ? undefined : `${prefix}-${slugify(name)}`;
    return id !== undefined && ids.has(id) ? reference(id) : undefined;
  };
  const ids = new Set(others.map(({ _id }) => _id));

  const post = (written: Post, status: string) => {
    const { headline, button } = written;
    const alias = slugify(headline);
    const pictured = written.pictured ?? true;
    return make(
      'feedItem',
      `post-${alias}`,
      {
        headline,
        alias: slug(alias),
        content: portableText(written.text),
        priority: written.priority ?? 'normal',
        pinned: written.pinned ?? false,
        categories: references([categoryId('feed', written.category)]),
        tags: written.tags ?? [],
        label: written.label,
        media: pictured ? image(`feed/${alias}`, headline, { size: [1920, 1080] }) : undefined,
        mediaCaption: pictured && random.chance(0.4) ? 'Photo: Afterglow' : undefined,
        artist: about('artist', written.about),
        brand: about('brand', written.about),
        marketplace: about('place', written.about),
        lineup: about('performer', written.about),
        buttonLabel: button?.[0],
        buttonURL: button?.[1],
        status,
        appVisibility: status === 'published',
        eventInstance: reference(EVENT_ID),
      },
      Date.parse(`${written.at.replace(' ', 'T')}:00${OFFSET}`),
    );
  };

  return [
    ...[...OCTOBER, ...EARLIER].map((written) => post(written, 'published')),
    ...UNPUBLISHED.map(([status, written]) => post(written, status)),
  ];
}
