import type { Asset } from '../asset';
import { image, video } from '../asset';
import { keyed } from '../document';
import { portableText } from '../portableText';
import { ACCOMMODATION, TICKETING } from './callsToAction';

function pictureModule(picture: { desktop: Asset; tablet?: Asset; mobile?: Asset }, caption?: string) {
  const altText = picture.desktop.context.custom.alt;
  return {
    _type: 'mediaModule',
    media: { mediaType: 'image', ...picture, altText, ...(caption === undefined ? {} : { caption }) },
  };
}

interface TextOptions {
  callsToAction?: readonly object[];
  headlineStyle?: string;
  textStyle?: string;
}

function textModule(
  headline: string,
  prose: string,
  { callsToAction = [], headlineStyle = 'h1', textStyle = 'body' }: TextOptions = {},
) {
  return {
    _type: 'textModule',
    headline,
    content: portableText(prose),
    textStyle,
    headlineStyle,
    layout: 'left',
    animation: 'fade-up',
    callsToAction,
  };
}

const DATES = 'October 25-26, 2025, Las Vegas Convention Center';

/** The film behind the home screen. */
export const LOOP = video('hero-loop', 'Light moving through haze above a crowd');
const LOOP_POSTER = image('hero-loop-poster', 'Light moving through haze above a crowd', {
  size: [1920, 1080],
});

const HOME = [
  pictureModule({
    desktop: image('event/dates', DATES, { size: [2400, 480], format: 'png' }),
    mobile: image('event/dates-mobile', DATES, { size: [1200, 720], format: 'png' }),
  }),
];

const HERO = [
  {
    _type: 'mediaModule',
    media: {
      mediaType: 'video',
      desktop: LOOP,
      altText: LOOP.context.custom.alt,
      videoOptions: { poster: LOOP_POSTER },
    },
  },
];

const WELCOME = [
  {
    _type: 'videoModule',
    url: LOOP.secure_url,
    posterUrl: LOOP_POSTER.secure_url,
  },
  textModule(
    'Stay for the glow',
    `For two days in October, half a million square feet go dark and everything worth looking at lights up.

**Four hundred makers** bring work that you cannot buy anywhere else: sneakers painted overnight, records
pressed for the weekend, a bowl of ramen that took eighteen hours. Most of it is *gone by Sunday evening*.

In between there are nine stages, sixty-odd sessions and ninety-six people who are very good at something.
Start with the [lineup](/lineup), get lost in the [marketplace](/marketplace), and build your day around lunch.`,
    { callsToAction: TICKETING.filter(({ trackingLabel }) => trackingLabel === 'tickets_weekend') },
  ),
];

const JOIN = [
  pictureModule({
    desktop: image('event/join', 'A crowd seen from the stage, phones held up like lanterns', {
      size: [2400, 1350],
    }),
    mobile: image('event/join-mobile', 'A crowd seen from the stage, phones held up like lanterns'),
  }),
  textModule(
    'Be first in the dark',
    `Drop lists, stage times and the odd secret set, one short email a week until October. *No filler, and out with
one click.*`,
    { headlineStyle: 'display', textStyle: 'lead' },
  ),
];

const FLOOR = [
  textModule(
    'Four halls, no filler',
    `**Hall A** is what you wear: streetwear, footwear, jewelry and the drop row, where the first raffle closes at
11:15am.

**Hall B** is what you keep: prints, toys, objects and the demo tables that people mean to leave after one game.

**Hall C** is what you read and hear, from Artist Alley to the listening row. **Hall D** is what you eat, and it
spills into the Silver Lot as soon as the sun is down.`,
    { callsToAction: ACCOMMODATION },
  ),
  pictureModule(
    {
      desktop: image('event/the-floor', 'The four halls seen from the mezzanine, each lit in its own color', {
        size: [2400, 1350],
      }),
      tablet: image('event/the-floor-tablet', 'The four halls seen from the mezzanine', {
        size: [1600, 1200],
      }),
      mobile: image('event/the-floor-mobile', 'The four halls seen from the mezzanine'),
    },
    'Hall lights are switched on at 10:59am. Be there.',
  ),
];

/** The sections of the home screen, in their order. */
export const CONTENT_SECTIONS = keyed([
  { sectionId: 'home', modules: keyed(HOME) },
  { sectionId: 'main-hero', modules: keyed(HERO) },
  { sectionId: 'welcome-section', modules: keyed(WELCOME) },
  { sectionId: 'the-floor', modules: keyed(FLOOR) },
  { sectionId: 'join', modules: keyed(JOIN) },
]);
