import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import * as CONSTANTS from '#lib/config/constants.ts';
import type { LinkPreviewCard } from '#lib/link-preview/card.ts';
import { isolate } from '#lib/i18n/pageLanguage.ts';
import { type Picture, encodePicture } from '../media/renderPicture.ts';
import { type TextLine, drawText } from './drawText.ts';

const { width: WIDTH, height: HEIGHT } = CONSTANTS.linkPreviewSize;
/** The width of the part with pictures, which has the full height. Pixels, as all lengths here. */
const PICTURES = 540;
const MARGIN = 64;
const GAP = 24;
const HEAD_HEIGHT = 32;
const TEXT_HEIGHT = 84;
/** The opacity of a picture behind a text, from 0 to 1. */
const BACKDROP = 0.25;
const BAR = { width: 96, height: 10 };
/** The largest source picture. */
const MAX_PIXELS = 4096 * 4096;
/** From good to small. The first quality that stays within the limit of bytes is used. */
const QUALITIES = [84, 70, 55, 40];
const MAX_BYTES = 200_000;

/**
 * Loads a picture.
 *
 * @param signal aborts when the picture is no longer needed
 * @returns undefined for a picture that cannot be loaded
 */
export type LoadPicture = (address: string, signal?: AbortSignal) => Promise<Uint8Array | undefined>;

/** A picture that lacks one of its source pictures, which may be loaded the next time. */
export class IncompletePicture extends Error {
  readonly picture: Picture;

  constructor(picture: Picture) {
    super('A source picture could not be loaded.');
    this.picture = picture;
  }
}

/**
 * Draws a page's picture for link previews: pictures on one side, the text beside them; without pictures only text.
 *
 * @param load loads its source pictures
 * @param signal aborts when no client waits for the picture
 * @throws IncompletePicture
 */
export async function drawCard(
  card: LinkPreviewCard,
  load: LoadPicture,
  signal?: AbortSignal,
): Promise<Picture> {
  const loadSource = (address: string) => loadDecoded(() => load(address, signal));
  const pictures = (await Promise.all(card.pictures.map(loadSource))).flatMap((picture) => picture ?? []);
  const backdrop = card.backdrop === undefined ? undefined : await loadSource(card.backdrop);
  signal?.throwIfAborted();
  const tiles = await Promise.all(placed(pictures).map(drawTile));
  const left = (tiles.length > 0 ? PICTURES : 0) + MARGIN;
  const image = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: card.background } });
  image.composite([
    ...(backdrop ? [await dim(backdrop)] : []),
    ...tiles,
    ...(await drawTexts(card, { left, width: WIDTH - MARGIN - left })),
  ]);
  const flat = await image.png({ compressionLevel: 0 }).toBuffer();
  for (const quality of QUALITIES) {
    const picture = await encodePicture(sharp(flat), 'jpg', quality);
    if (picture.bytes.byteLength > MAX_BYTES && quality !== QUALITIES.at(-1)) continue;
    if (pictures.length < card.pictures.length || (card.backdrop !== undefined && !backdrop))
      throw new IncompletePicture(picture);
    return picture;
  }
  throw new Error('There is no quality to encode with.');
}

/** Decodes it at once, so that a broken file is left out. */
async function loadDecoded(load: () => ReturnType<LoadPicture>): Promise<Sharp | undefined> {
  try {
    const bytes = await load();
    if (!bytes) return undefined;
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .rotate()
      .flatten()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return sharp(data, { raw: info });
  } catch {
    return undefined;
  }
}

interface Tile {
  picture: Sharp;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The areas of the pictures: one picture fills the side, four share it; of two or three only the first is shown. */
function placed(pictures: readonly Sharp[]): Tile[] {
  const [first] = pictures;
  if (!first) return [];
  if (pictures.length < 4) return [{ picture: first, left: 0, top: 0, width: PICTURES, height: HEIGHT }];
  const [width, height] = [PICTURES / 2, HEIGHT / 2];
  return pictures.map((picture, index) => ({
    picture,
    left: (index % 2) * width,
    top: Math.floor(index / 2) * height,
    width,
    height,
  }));
}

/** Makes a picture so dark, or so light, that a text on it can be read. */
async function dim(picture: Sharp): Promise<OverlayOptions> {
  const input = await picture
    .resize({ width: WIDTH, height: HEIGHT, fit: 'cover' })
    .ensureAlpha(BACKDROP)
    .png()
    .toBuffer();
  return { input, left: 0, top: 0 };
}

async function drawTile({ picture, left, top, width, height }: Tile): Promise<OverlayOptions> {
  return { input: await picture.resize({ width, height, fit: 'cover' }).png().toBuffer(), left, top };
}

/** The festival's name at the top, the title in the middle, further text at the bottom. */
async function drawTexts(
  { head, title, text, color, accent, isRightToLeft }: LinkPreviewCard,
  { left, width }: { left: number; width: number },
): Promise<OverlayOptions[]> {
  const titleHeight = HEIGHT - 2 * MARGIN - HEAD_HEIGHT - TEXT_HEIGHT - 2 * GAP - BAR.height;
  const lines: TextLine[] = [
    { text: head, color: accent, size: 24, width, height: HEAD_HEIGHT },
    // A name has its own direction.
    {
      text: isRightToLeft ? isolate(title) : title,
      color,
      size: width > PICTURES ? 96 : 68,
      width,
      height: titleHeight,
    },
    { text, color, size: 32, width, height: TEXT_HEIGHT },
  ];
  const [drawnHead, drawnTitle, drawnText] = await Promise.all(
    lines.map((line) => drawText({ ...line, isRightToLeft })),
  );
  const bar = { create: { ...BAR, channels: 3 as const, background: accent } };
  const titleTop = MARGIN + HEAD_HEIGHT + GAP + BAR.height + GAP;
  const at = (drawn: Awaited<ReturnType<typeof drawText>> | undefined, top: number): OverlayOptions[] =>
    drawn ? [{ input: drawn.bytes, top, left: drawn.isRightToLeft ? left + width - drawn.width : left }] : [];
  const barLeft = drawnTitle?.isRightToLeft ? left + width - BAR.width : left;
  return [
    ...at(drawnHead, MARGIN),
    { input: bar, top: MARGIN + HEAD_HEIGHT + GAP, left: barLeft },
    ...at(drawnTitle, titleTop),
    ...at(drawnText, HEIGHT - MARGIN - (drawnText?.height ?? 0)),
  ];
}
