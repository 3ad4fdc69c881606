import type { ReactElement } from 'react';
import type { Facet } from '#content/facet/schema.ts';
import type { PortableText } from '#lib/schema/portableText.ts';
import type { SocialLink } from '#lib/social-links/socialLinks.ts';
import type { Message } from '#lib/i18n/i18n.ts';
import type { Samples } from './samples.ts';

/** Sixty letters without a space. */
export const LONG_NAME = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunt';
export const LONG_TEXT =
  'A quiet hour with the people who build the lanterns, carry the drums and repair what the night has broken, ' +
  'told in six languages and as many minutes, with tea, and with questions that nobody has answered so far';
export const RTL_NAME = 'سوق الفنون والموسيقى';

/** What editors type, by the name of the state. */
export const UGLY_TEXTS = {
  'Long name': LONG_NAME,
  'Long sentence': LONG_TEXT,
  'One letter': 'Q',
  'Right to left': RTL_NAME,
  Emoji: '🪩🎪 Night 🌙 Market 👩‍👩‍👧‍👦',
  'Markup as text': '<b onclick="alert(1)">Bold</b> &amp; "quoted"',
} as const;

/** A sample with each of the ugly texts. */
export function withUglyTexts(render: (text: string) => ReactElement): Samples {
  return Object.fromEntries(Object.entries(UGLY_TEXTS).map(([state, text]) => [state, render(text)]));
}

/**
 * A picture that needs no server.
 *
 * @param hue degrees.
 */
export function samplePicture(hue: number): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500" viewBox="0 0 400 500">
    <rect width="400" height="500" fill="hsl(${hue} 70% 38%)"/>
    <circle cx="290" cy="150" r="190" fill="hsl(${hue + 40} 85% 60%)"/>
    <path d="M0 500 400 260v240Z" fill="hsl(${hue - 30} 60% 16%)"/>
  </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

/** A picture that cannot be decoded. */
export const BROKEN_PICTURE = 'data:image/png;base64,AAAA';

/** A picture as content has it; it must have an address on the site. */
export const ASSET = {
  url: new URL('./poster.svg', import.meta.url).pathname,
  width: 400,
  height: 500,
};

/** Does nothing, where a component calls back. */
export function ignore(): void {
  // Nothing follows in the gallery.
}

export const CATEGORIES = [
  { key: 'art', name: 'Art' },
  { key: 'food', name: 'Food & Drink' },
  { key: 'streetwear', name: 'Streetwear' },
];

export const FACETS: readonly Facet[] = [
  {
    _id: 'facet-access',
    key: 'access',
    title: 'Access',
    kind: 'accessibility',
    appliesTo: ['place'],
    isFilter: true,
    values: [
      { key: 'step-free', title: 'Step-free' },
      { key: 'sign', title: 'Sign language', description: 'American Sign Language' },
    ],
  },
  {
    _id: 'facet-notes',
    key: 'notes',
    title: 'Good to know',
    kind: 'content-note',
    appliesTo: ['place'],
    isFilter: true,
    values: [
      { key: 'loud', title: 'Loud noise' },
      { key: 'long', title: LONG_NAME },
    ],
  },
];

export const SOCIAL_LINKS: SocialLink[] = (
  [
    ...(['instagram', 'facebook', 'tiktok', 'twitter', 'youtube'] as const),
    ...(['snapchat', 'spotify', 'twitch', 'soundcloud'] as const),
  ] as const
).map((platform) => ({ platform, href: `https://${platform}.example/afterglow` }));

export const TEXT: PortableText = [
  paragraph(
    'a',
    ['Two days of art, music and food under one roof. ', []],
    ['Doors open at eleven', ['strong']],
  ),
  paragraph('b', ['Bring your badge, ', []], ['not', ['em']], [' a printout, to every gate.', []]),
];

export function paragraph(key: string, ...spans: [text: string, marks: string[]][]): PortableText[number] {
  return {
    _type: 'block',
    _key: key,
    style: 'normal',
    listItem: undefined,
    level: undefined,
    markDefs: [],
    children: spans.map(([text, marks], index) => ({ _type: 'span', _key: `${key}${index}`, text, marks })),
  };
}

/** A text that a part gets from its screen. */
export function messageOf(text: string): Message {
  return { id: text, message: [text] };
}
