import { festivalDates } from '#content/festival/eventDates.ts';
import { festivalSettings } from '#content/festival/festivalSettings.ts';
import * as CONSTANTS from '#lib/config/constants.ts';
import type { I18n } from '#lib/i18n/i18n.ts';
import { isRightToLeft, isolate } from '#lib/i18n/pageLanguage.ts';
import { readTheme } from '#lib/colors/theme.ts';
import { assetAddress } from '#lib/media/asset.ts';
import type { FestivalEvent } from '#content/festival/schema.ts';
import { pictureAddress } from '#lib/pictures/pictureAddress.ts';
import type { LinkPreviewCard, LinkPreviewPicture } from '#lib/link-preview/card.ts';
import type { LinkPreviewContent } from '#lib/link-preview/content.ts';
import { hash } from '#lib/text/hash.ts';
import { shorten } from '#lib/text/shorten.ts';

/** Part of each picture's name. Increase it when the drawing of the cards changes. */
const DRAWING_VERSION = 2;
/** The widths at which pictures are requested: for a card with one picture, and for one with four. */
const SINGLE_WIDTH = 720;
const GRID_WIDTH = 320;
const MAX_PICTURES = 4;
const MAX_TITLE_LENGTH = 160;
const MAX_TEXT_LENGTH = 120;

/** The colours of an event that sets none: the same as in `styles/tokens`. */
const DARK = { background: '#000000', color: '#ffffff', accent: '#7bd4c1' };

/**
 * The picture of a page for link previews.
 *
 * @param event undefined if it cannot be loaded.
 */
export function linkPreviewPicture(
  content: Omit<LinkPreviewContent, 'about'>,
  event: FestivalEvent | undefined,
  { language, t }: Pick<I18n, 'language' | 't'>,
): LinkPreviewPicture {
  const festival = festivalSettings(event);
  const { name } = festival;
  const isFromRight = isRightToLeft(language);
  const { theme } = readTheme(event ?? {});
  const festivalPicture = assetAddress(event?.socialShareImage);
  const pictures = [...new Set(content.pictures)].filter((picture) => picture !== undefined);
  const isGrid = pictures.length >= MAX_PICTURES;
  const width = isGrid ? GRID_WIDTH : SINGLE_WIDTH;
  const card: LinkPreviewCard = {
    head: [name !== undefined && isFromRight ? isolate(name) : name, festivalDates(festival, t)]
      .filter(Boolean)
      .join(' · '),
    title: shorten(onOneLine(content.title), MAX_TITLE_LENGTH),
    text: shorten(onOneLine(content.text ?? ''), MAX_TEXT_LENGTH),
    pictures: pictures
      .slice(0, isGrid ? MAX_PICTURES : 1)
      .map((picture) => pictureAddress(picture, { width, height: width })),
    backdrop:
      pictures.length === 0 && festivalPicture !== undefined
        ? pictureAddress(festivalPicture, CONSTANTS.linkPreviewSize)
        : undefined,
    background: theme?.background ?? DARK.background,
    color: theme?.properties['--event-text'] ?? DARK.color,
    accent: theme?.properties['--event-accent'] ?? DARK.accent,
    isRightToLeft: isFromRight || undefined,
  };
  return { card, name: hash(JSON.stringify([DRAWING_VERSION, card])).toString(36) };
}

function onOneLine(text: string): string {
  return text.toWellFormed().replace(/\s+/g, ' ').trim();
}
