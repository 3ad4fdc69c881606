import type { PortableText } from '#lib/schema/portableText.ts';
import type { SocialLink } from '#lib/social-links/socialLinks.ts';

/**
 * A generated poster that needs no server.
 *
 * @param hue degrees.
 */
export function samplePicture(initials: string, hue: number): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500">
    <rect width="400" height="500" fill="hsl(${hue} 70% 38%)"/>
    <circle cx="290" cy="150" r="190" fill="hsl(${hue + 40} 85% 60%)"/>
    <path d="M0 500 400 260v240Z" fill="hsl(${hue - 30} 60% 16%)"/>
    <text x="24" y="470" font-family="sans-serif" font-size="150" font-weight="900" fill="#fff">${initials}</text>
  </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

/** The worst case: sixty letters without a space. */
export const LONG_NAME = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunt';
export const RTL_NAME = 'سوق الفنون والموسيقى';

/** A URL that does not exist. */
export const BROKEN_PICTURE = '/no-such-picture.jpg';

export const CATEGORIES = [
  { key: 'art', name: 'Art' },
  { key: 'food', name: 'Food & Drink' },
  { key: 'streetwear', name: 'Streetwear' },
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
  paragraph(
    'b',
    ['Bring your badge, ', []],
    ['not', ['em']],
    [' a printout; scan ', []],
    ['GATE-7', ['code']],
  ),
  paragraph('c', ['تفتح الأبواب في الحادية عشرة صباحًا', []]),
];

function paragraph(key: string, ...spans: [text: string, marks: string[]][]): PortableText[number] {
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
