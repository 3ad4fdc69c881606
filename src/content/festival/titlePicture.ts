import type { ContentSection } from '#lib/schema/contentSection.ts';
import { assetAddress } from '#lib/media/asset.ts';
import { desktopSource, firstPicture } from '#lib/media/mediaSource.ts';

/** A content section named `marketplace-title` holds the title picture of the screen `marketplace`. */
const SUFFIX = '-title';

/** Whether a section holds a screen's title picture. Such a section is not shown on the home screen. */
export function isTitle({ sectionId }: Pick<ContentSection, 'sectionId'>): boolean {
  return sectionId.endsWith(SUFFIX);
}

/** The URL of an event's picture for a screen's title, if any. */
export function titlePicture(
  sections: readonly ContentSection[] | undefined,
  screen: string,
): string | undefined {
  const media = firstPicture(sections?.find(({ sectionId }) => sectionId === screen + SUFFIX));
  return assetAddress(media && desktopSource(media));
}
