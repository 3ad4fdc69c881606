import { artistDocument } from '../builders.ts';
import { HOSTILE_ADDRESSES } from './addresses.ts';
import { type HostileGroup, block, ofEachKind, pictureFields, reference, textFields } from './group.ts';

const SOCIAL_FIELDS = [
  ...['instagramUrl', 'facebookUrl', 'tikTokUrl', 'twitterUrl', 'youtubeUrl'],
  ...['snapchatUri', 'spotifyUrl', 'twitchUrl', 'soundcloudUrl'],
];

export const accountsAt = (address: string) =>
  Object.fromEntries(SOCIAL_FIELDS.map((field) => [field, address])) as Record<string, string>;

/** A picture with both URL fields and a local public id. */
export const pictureAt = (address: string) => ({
  _type: 'cloudinary.asset',
  public_id: /\/upload\/(.*)\.\w+$/.exec(address)?.[1],
  url: address,
  secure_url: address,
  width: 800,
  height: 600,
});

const textTo = (address: string) => [
  {
    ...block('A link in a text'),
    markDefs: [{ _type: 'link', _key: 'link', href: address, blank: true }],
    children: [{ _type: 'span', text: 'A link in a text', marks: ['link'] }],
  },
  pictureAt(address),
  { ...pictureAt(address), resource_type: 'video' },
];

/** All URL fields with the same value. */
export const links: HostileGroup = {
  name: '36 addresses in every field that holds one, in text links, pictures and styles',
  documents: HOSTILE_ADDRESSES.flatMap(([address], index) => [
    artistDocument(`at-${index}`, {
      websiteUrl: address,
      socialHandles: accountsAt(address),
      ...pictureFields(pictureAt(address)),
    }),
    {
      ...artistDocument(`brand-${index}`, { websiteUrl: address, media: pictureAt(address) }),
      _type: 'brand',
    },
    {
      ...artistDocument(`tint-${index}`, {
        type: 'place',
        color: { rgb: { r: `url(${address})`, g: 1, b: 1, a: 1 } },
      }),
      _type: 'category',
    },
    ...ofEachKind(`address-${index}`, `Address ${index}`, {
      buttonLabel: 'Go there',
      buttonURL: address,
      websiteUrl: address,
      social_links: accountsAt(address),
      socialHandles: accountsAt(address),
      categories: [reference(`artist-tint-${index}`)],
      brandReference: reference(`artist-brand-${index}`),
      artistReference: reference(`artist-at-${index}`),
      artist: reference(`artist-at-${index}`),
      ...pictureFields(pictureAt(address)),
      ...textFields(textTo(address)),
    }),
  ]),
};
