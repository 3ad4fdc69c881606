import { mediaAddress } from '#lib/media/asset.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { festival } from '../festival/index.ts';
import { hotel } from '../hotel/index.ts';
import { type Finding, findingOf } from './finding.ts';
import { type Fields, isFields, objectsIn, visitObjects } from './visit.ts';

/** The types of pictures in texts: Cloudinary's and Sanity's. */
const PICTURE_TYPES: readonly unknown[] = ['cloudinary.asset', 'image'];
const GALLERIES = ['giftBoxGallery', 'hotelGallery'] as const;

/**
 * Pictures without an alternative text that the site has no other text for: pictures in texts, in sections of the home
 * screen, and of the hotel. For the picture of a place or a performer the site uses its name.
 */
export function picturesWithoutText(document: StoredDocument): Finding[] {
  const paths = [...textPictures(document), ...eventPictures(document), ...hotelPictures(document)];
  const message = 'this picture has no alternative text';
  return paths.map((path) =>
    findingOf(document, { severity: 'warning', rule: 'missing-alt', path, message }),
  );
}

/** Pictures and films at addresses that the site never loads: the security policy allows only the media hosts. */
export function foreignPictures(document: StoredDocument): Finding[] {
  const findings: Finding[] = [];
  visitObjects(document, (fields, path) => {
    if (!isMedia(fields, path)) return;
    const addresses = [fields.secure_url, fields.url].filter(isFilled);
    if (addresses.length === 0 || addresses.some((address) => mediaAddress(address) !== undefined)) return;
    const message = `"${addresses[0]}" is not shown: upload the file to Sanity or Cloudinary`;
    findings.push(findingOf(document, { severity: 'error', rule: 'foreign-picture', path, message }));
  });
  return findings;
}

/** Whether an object is a picture or a film with an address: an asset, or an entry of a gallery. */
function isMedia({ _type, public_id, resource_type, image }: Fields, path: string): boolean {
  if (GALLERIES.some((name) => path.startsWith(`${name}.images[`)) && !isFields(image)) return true;
  return _type === 'cloudinary.asset' || isFilled(public_id) || isFilled(resource_type);
}

/** The paths of pictures that are blocks of a text, so entries of a list. Pictures in fields are left out. */
function textPictures(document: StoredDocument): string[] {
  const paths: string[] = [];
  visitObjects(document, (fields, path) => {
    if (PICTURE_TYPES.includes(fields._type) && path.endsWith(']') && needsText(fields)) paths.push(path);
  });
  return paths;
}

function eventPictures({ _type, contentSections, promoMedia }: StoredDocument): string[] {
  if (_type !== festival.type) return [];
  const paths: string[] = [];
  visitObjects(
    contentSections,
    ({ _type, media }, path) => {
      if (_type !== 'mediaModule' || !isFields(media) || media.mediaType === 'video') return;
      const hasSource = [media.mobile, media.tablet, media.desktop].some(isFields);
      if (hasSource && !isFilled(media.altText)) paths.push(`${path}.media.altText`);
    },
    'contentSections',
  );
  return isFields(promoMedia) && needsText(promoMedia) ? [...paths, 'promoMedia'] : paths;
}

function hotelPictures(document: StoredDocument): string[] {
  if (document._type !== hotel.type) return [];
  const hero = isFields(document.heroSection) ? document.heroSection : {};
  const heroPath =
    isFields(hero.heroImage) && !isFilled(hero.altText) && needsText(hero.heroImage)
      ? ['heroSection.heroImage']
      : [];
  const inGalleries = GALLERIES.flatMap((name) => {
    const gallery = document[name];
    return objectsIn(isFields(gallery) ? gallery.images : undefined).flatMap(({ fields, index }) => {
      const { image, url, alt, altText } = fields;
      const isPicture = isFields(image) || isFilled(url);
      const hasText = isFilled(alt) || isFilled(altText) || (isFields(image) && !needsText(image));
      return isPicture && !hasText ? [`${name}.images[${index}]`] : [];
    });
  });
  return [...heroPath, ...inGalleries];
}

/** Whether an asset is a picture that has no text. */
function needsText({ alt, context, resource_type, url }: Fields): boolean {
  const isVideo = resource_type === 'video' || (typeof url === 'string' && url.includes('/video/upload/'));
  const custom = isFields(context) && isFields(context.custom) ? context.custom : {};
  return !isVideo && !isFilled(alt) && !isFilled(custom.alt);
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
