import type { StoredDocument } from '../../local/dataset/storedDocument';
import { image } from '../asset';
import { documentMaker, EVENT_ID, keyed, PAST_EVENT_ID, slug } from '../document';
import { seededRandom } from '../random';
import { ACCOMMODATION, MARKETING, TICKETING } from './callsToAction';
import { CONTENT_SECTIONS, LOOP } from './contentSections';

const DESCRIPTION =
  'Afterglow fills the Las Vegas Convention Center with four hundred makers, nine stages and one very long ' +
  'lunch. Two days of art, music, food, fashion and streetwear, October 25-26, 2025.';

/** This year's festival, and the edition before it, to which nothing on screen may belong. */
export function makeEvents(seed: number): StoredDocument[] {
  const make = documentMaker(seededRandom(seed, 'event'));
  return [
    make('event', EVENT_ID, {
      title: 'Afterglow Festival 2025',
      subtitle: 'Art, music, food, fashion and everything that shines afterward',
      nickname: 'Afterglow',
      alias: slug('afterglow'),
      description: DESCRIPTION,
      startDate: '2025-10-25',
      endDate: '2025-10-26',
      locationName: 'Las Vegas Convention Center',
      locationAddress: '3150 Paradise Road, Las Vegas, NV 89109',
      media: image('event/key-visual', 'The Afterglow key visual: a single light over black water', {
        size: [2400, 1350],
      }),
      mediaCaption: 'One light, two days',
      contentSections: CONTENT_SECTIONS,
      eventSections: keyed([
        { title: 'Lineup', url: '/lineup' },
        { title: 'Marketplace', url: '/marketplace' },
        { title: 'Schedule', url: '/schedule' },
      ]),
      status: 'published',
      favicon: image('brand/favicon', 'Afterglow', { size: [512, 512], format: 'png' }),
      brandLogo: image('brand/logo', 'Afterglow', { size: [1600, 400], format: 'png' }),
      brandLogoAlt: 'Afterglow',
      backgroundMedia: LOOP,
      backgroundColor: '#000000',
      bodyTextColor: '#ffffff',
      linkColor: '#7BD4C1',
      accentColor: '#7BD4C1',
      promoMedia: image('event/the-app', 'The Afterglow app on a phone, showing a map of the halls', {
        size: [1600, 900],
      }),
      promoMediaCaption: 'Your day, in your pocket',
      promoMediaUrl: 'https://apps.afterglow.example',
      marketingCTAs: MARKETING,
      ticketingCTAs: TICKETING,
      accommodationCTAs: ACCOMMODATION,
      socialShareImage: image('event/share', 'Afterglow, October 25-26, 2025, Las Vegas', {
        size: [1200, 630],
      }),
      socialShareDescription: DESCRIPTION,
      socialHandles: {
        instagramUrl: 'https://www.instagram.com/the.afterglow.example',
        tikTokUrl: 'https://www.tiktok.com/@the.afterglow.example',
        youtubeUrl: 'https://www.youtube.com/@the.afterglow.example',
        twitterUrl: 'https://x.com/afterglow_exmpl',
      },
      utmParameters: { source: 'afterglow', medium: 'website', campaign: 'festival_2025' },
      showAppBadge: true,
      visibleInApp: true,
    }),
    make('event', PAST_EVENT_ID, {
      title: 'Afterglow Festival 2024',
      nickname: 'Afterglow 2024',
      alias: slug('afterglow-2024'),
      startDate: '2024-10-26',
      endDate: '2024-10-27',
      locationName: 'Las Vegas Convention Center',
      status: 'archived',
      showAppBadge: false,
      visibleInApp: false,
    }),
  ];
}
