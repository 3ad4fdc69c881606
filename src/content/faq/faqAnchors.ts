import { sortByOrder } from '#lib/sortByOrder.ts';
import { createAnchors } from '#lib/headings/anchors.ts';

interface Chapter<Question> {
  _id: string;
  title?: string | undefined;
  faqItems: readonly Question[];
}

/**
 * The chapters of the FAQ that have questions, with the anchors of chapters and questions on the page. Search results
 * link to these anchors.
 */
export function faqAnchors<Question extends { question: string; order?: number | undefined }>(
  chapters: readonly Chapter<Question>[],
) {
  const anchorFor = createAnchors();
  return chapters
    .filter(({ faqItems }) => faqItems.length > 0)
    .map((chapter) => ({ chapter, anchor: anchorFor(chapter.title, chapter._id) }))
    .map(({ chapter: { _id, title, faqItems }, anchor }) => ({
      _id,
      title,
      anchor,
      questions: sortByOrder(faqItems).map((item) => ({
        ...item,
        anchor: anchorFor(item.question, `${anchor}-question`),
      })),
    }));
}
