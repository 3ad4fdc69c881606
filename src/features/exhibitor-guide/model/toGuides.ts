import { formatLongDate } from '#lib/dates/longDate.ts';
import type { Zone } from '#lib/dates/zone.ts';
import type { ExhibitorGuide } from '#content/exhibitor-guide/schema.ts';
import type { PortableText } from '#lib/schema/portableText.ts';
import { createAnchors } from '#lib/headings/anchors.ts';
import { sortByOrder } from '#lib/sortByOrder.ts';
import { uniqueKeys } from '#lib/uniqueKeys.ts';
import type { I18n } from '#lib/i18n/i18n.ts';
import { MESSAGES } from '../messages/index.ts';

export interface GuideChapter {
  id: string;
  anchor: string;
  title: string;
  /** Such as `May 2, 2031`. */
  lastUpdated: string | undefined;
  allowDownload: boolean;
  sections: GuideSection[];
}

export interface GuideSection {
  key: string;
  anchor: string;
  title: string;
  content: PortableText;
  isHighlighted: boolean;
  isCollapsible: boolean;
}

/** The guides that have sections. Each guide and section gets a unique id on the page. */
export function toGuides(guides: readonly ExhibitorGuide[], zone: Zone, t: I18n['t']): GuideChapter[] {
  const anchorFor = createAnchors();
  return guides
    .filter(({ sections }) => sections.length > 0)
    .map(({ _id, title, lastUpdated, allowDownload, sections }) => {
      const keys = uniqueKeys(sections);
      return {
        id: _id,
        anchor: anchorFor(title, _id),
        title: title ?? t(MESSAGES.guide),
        lastUpdated: formatLongDate(lastUpdated, zone, t),
        allowDownload,
        sections: sortByOrder(sections.map((section, index) => ({ ...section, key: keys[index] ?? '' }))).map(
          ({ key, sectionTitle, sectionContent, isHighlighted, isCollapsible }) => ({
            key,
            anchor: anchorFor(sectionTitle, `${_id}-${key}`),
            title: sectionTitle ?? t(MESSAGES.more),
            content: sectionContent,
            isHighlighted,
            isCollapsible,
          }),
        ),
      };
    });
}
