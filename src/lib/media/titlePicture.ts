import type { ContentSection } from '../model/contentSection.ts';
import { assetAddress } from './asset.ts';
import { desktopSource, firstPicture } from './mediaSource.ts';

/** A content section called `marketplace-title` holds the title picture of the screen `marketplace`. */
const SUFFIX = '-title';

/** Whether a section is a screen's title, and so none of the home screen's. */
export function isTitle({ sectionId }: Pick<ContentSection, 'sectionId'>): boolean {
  return sectionId.endsWith(SUFFIX);
}

/** The address of the picture in which an event sets a screen's title, if it does. */
export function titlePicture(
  sections: readonly ContentSection[] | undefined,
  screen: string,
): string | undefined {
  const media = firstPicture(sections?.find(({ sectionId }) => sectionId === screen + SUFFIX));
  return assetAddress(media && desktopSource(media));
}
