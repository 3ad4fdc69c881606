import * as FACTS from '../../../lib/facts';
import type { StoredDocument } from '../../local/dataset/storedDocument';
import type { Asset } from '../asset';
import { image, video } from '../asset';
import { documentMaker, EVENT_ID, keyed, reference, slug } from '../document';
import { portableText } from '../portableText';
import { seededRandom } from '../random';

const BENEFITS = [
  ['Two nights, Friday to Sunday, in a room above the tenth floor', true],
  ['Two weekend passes with the fast entrance', true],
  ['The Afterglow gift box, waiting on the pillow', true],
  ['Shuttle to the south doors every twelve minutes', false],
  ['Breakfast until 1pm, because you will need it to be', false],
  ['Late checkout on Monday at 2pm', false],
  ['Free luggage hold, including anything taller than you', false],
] as const;

const GIFT_BOX = [
  [
    'box',
    'The gift box, closed: black card with one phosphorescent circle',
    'By day it is just a black box.',
  ],
  ['lantern', 'A folding paper lantern that fits in a passport', 'Folds flat, stands up, glows.'],
  ['bandana', 'A bandana printed with the map of all four halls', 'The map, on cotton.'],
  ['pin', 'An enamel pin in the shape of a room key', 'Opens nothing. Suits everyone.'],
  ['record', 'A clear seven-inch record of the festival at 6am', 'Side B is the coffee.'],
] as const;

const ROOMS = [
  ['lobby', 'The lobby at dusk, its ceiling hung with amber glass'],
  ['room', 'A corner room with the city lights behind a double bed'],
  ['suite', 'The suite on the top floor, with a record player and a long sofa'],
  ['pool', 'The rooftop pool, lit from below'],
  ['bar', 'The bar, where the mirror runs the whole length of the wall'],
  ['breakfast', 'Breakfast on a tray with a paper lantern'],
] as const;

export function makeHotels(seed: number): StoredDocument[] {
  const make = documentMaker(seededRandom(seed, 'hotel'));
  return [
    make('hotel', 'hotel-afterglow', {
      title: 'The Meridian Lantern',
      subtitle: 'The festival hotel: twelve minutes from the floor, a world away from the noise',
      slug: slug(FACTS.hotelSlug),
      categories: ['hotel', 'package'],
      heroSection: {
        heroImage: image('hotel/hero', 'The Meridian Lantern at night, every window a different amber', {
          size: [2400, 1350],
        }),
        altText: 'The Meridian Lantern at night, every window a different amber',
        starRating: 4,
        address: { street: '1200 Lantern Row', city: 'Las Vegas', state: 'NV', zipCode: '89109' },
      },
      packageDetails: {
        packageTitle: 'The Afterglow Package',
        packageSubtitle: 'Two nights, two passes, one very good box',
        description:
          portableText(`Sleep where the bands sleep. The Meridian Lantern is a **fourteen-floor tower of
amber glass** that has been everything from a savings bank to a dance school, and for this one weekend it is ours.

Your room is ready from 3pm on Friday. On the bed you will find two weekend passes and a black box that is *best
opened with the lights off*. On Saturday and Sunday a shuttle takes you to the south doors; at night it brings you
back, however late the set runs.`),
        benefits: keyed(BENEFITS.map(([benefit, isHighlighted]) => ({ benefit, isHighlighted }))),
        savingsCallout: 'Save up to $240 against booking the room and the passes apart',
      },
      giftBoxGallery: {
        title: 'What is in the box',
        designer: 'Designed by Studio Kawa with five makers from the floor',
        images: gallery('gift', GIFT_BOX, [1600, 1600]),
      },
      hotelGallery: {
        sectionTitle: 'Inside the Lantern',
        images: gallery('rooms', ROOMS, [2400, 1600]),
        autoScrollInterval: 4500,
        showControls: true,
        showIndicators: true,
      },
      locationSection: {
        sectionTitle: 'Twelve minutes, door to door',
        locationVideo: video(
          'hero-loop',
          'Light moving through haze, the view that awaits at the other end of the shuttle',
        ),
        videoAltText: 'Light moving through haze, the view that awaits at the other end of the shuttle',
        locationBenefits: keyed([
          { benefit: 'Shuttle from the front steps, 9:30am to 2am', isHighlighted: true },
          { benefit: 'Monorail at the next corner', isHighlighted: false },
          { benefit: 'Eighteen minutes on foot, in the shade for most of them', isHighlighted: false },
        ]),
        additionalInfo: portableText(
          'Valet parking is included for one car per room. The garage takes vans up to seven feet; anything taller goes to the Diamond Lot, and *we go with it*.',
        ),
      },
      callToActions: keyed([
        {
          text: 'Book the package',
          url: 'https://stay.afterglow.example/package',
          isEnabled: true,
          openInNewTab: true,
          variant: 'primary',
          trackingLabel: 'hotel_book',
        },
        {
          text: 'Room only',
          url: 'https://stay.afterglow.example/room',
          isEnabled: true,
          openInNewTab: true,
          variant: 'outline',
          trackingLabel: 'hotel_room_only',
        },
        {
          text: 'Join the waiting list',
          url: 'https://stay.afterglow.example/waiting-list',
          isEnabled: false,
          openInNewTab: true,
          variant: 'outline',
          trackingLabel: 'hotel_waiting_list',
        },
      ]),
      seoSettings: {
        metaTitle: 'The Afterglow hotel package',
        metaDescription:
          'Two nights at The Meridian Lantern, two weekend passes, a gift box and a shuttle to the door.',
        socialShareImage: image('hotel/share', 'The Meridian Lantern, festival hotel', { size: [1200, 630] }),
        socialShareImageAlt: 'The Meridian Lantern, festival hotel',
        canonicalUrl: 'https://www.afterglow.example/hotel-info',
        keywords: ['festival hotel', 'Las Vegas', 'package', 'Afterglow'],
        noIndex: false,
        noFollow: false,
      },
      status: 'published',
      eventInstance: reference(EVENT_ID),
    }),
  ];
}

function gallery(
  folder: string,
  pictures: ReadonlyArray<readonly [name: string, alt: string, caption?: string]>,
  size: readonly [number, number],
): Array<{ _key: string; image: Asset; alt: string; caption?: string; order: number }> {
  return keyed(
    pictures.map(([name, alt, caption], index) => ({
      image: image(`hotel/${folder}-${name}`, alt, { size, caption }),
      alt,
      ...(caption === undefined ? {} : { caption }),
      order: index + 1,
    })),
  );
}
