import * as CONSTANTS from '../config/constants.ts';
import { assetAddress } from '../media/asset.ts';
import { readTheme } from '../colors/theme.ts';
import { festivalSettings } from '../config/festivalSettings.ts';
import type { FestivalEvent } from '../model/event.ts';
import { pictureAddress } from '../pictures/pictureAddress.ts';
import { hash } from '../text/hash.ts';
import { shorten } from '../text/shorten.ts';
import type { ShareContent } from './shareContent.ts';

/** Everything that is drawn into a page's picture. */
export interface ShareCard {
  /** The festival's name and dates. */
  head: string;
  title: string;
  text: string;
  /** URLs of one or four pictures, or none. */
  pictures: readonly string[];
  /** URL of the festival's picture, which lies behind the text where there are none. */
  backdrop: string | undefined;
  /** Such as `#f6f1e7`. */
  background: string;
  color: string;
  accent: string;
}

/** A page's picture for link previews. */
export interface SharePicture {
  card: ShareCard;
  /** Follows from the card: another content is another file. */
  name: string;
}

/** The path of share pictures. */
export const SHARE_PATH = '/share';

/** Written into each name: to be raised when the cards are drawn in another way. */
const DRAWING = 1;
/** The widths in which the pictures are requested. */
const ONE = 720;
const FOUR = 320;
const MOST = 4;
const LONGEST_TITLE = 160;
const LONGEST_TEXT = 120;

/** The colours of an event without any: those of `styles/tokens`. */
const DARK = { background: '#000000', color: '#ffffff', accent: '#7bd4c1' };

/** @param event undefined if it cannot be loaded. */
export function sharePicture(
  content: Omit<ShareContent, 'about'>,
  event: FestivalEvent | undefined,
): SharePicture {
  const { name = '', dates } = festivalSettings(event);
  const { theme } = readTheme(event ?? {});
  const festivalPicture = assetAddress(event?.socialShareImage);
  const pictures = [...new Set(content.pictures)].filter((picture) => picture !== undefined);
  const isGrid = pictures.length >= MOST;
  const width = isGrid ? FOUR : ONE;
  const card: ShareCard = {
    head: [name, dates].filter(Boolean).join(' · '),
    title: shorten(onOneLine(content.title), LONGEST_TITLE),
    text: shorten(onOneLine(content.text ?? ''), LONGEST_TEXT),
    pictures: pictures
      .slice(0, isGrid ? MOST : 1)
      .map((picture) => pictureAddress(picture, { width, height: width })),
    backdrop:
      pictures.length === 0 && festivalPicture !== undefined
        ? pictureAddress(festivalPicture, CONSTANTS.shareImage)
        : undefined,
    background: theme?.background ?? DARK.background,
    color: theme?.properties['--event-text'] ?? DARK.color,
    accent: theme?.properties['--event-accent'] ?? DARK.accent,
  };
  return { card, name: hash(JSON.stringify([DRAWING, card])).toString(36) };
}

function onOneLine(text: string): string {
  return text.toWellFormed().replace(/\s+/g, ' ').trim();
}
