import type { Faq } from '#lib/model/faq.ts';
import { createAnchors } from '#lib/headings/anchors.ts';
import { sortByOrder } from '#lib/sortByOrder.ts';

/** A chapter of the FAQ as the screen shows it. */
export interface FaqChapter {
  id: string;
  anchor: string;
  title: string;
  questions: Faq['faqItems'];
}

/** The chapters that hold questions, each with an id of its own on the page. */
export function toChapters(faqs: readonly Faq[]): FaqChapter[] {
  const anchorFor = createAnchors();
  return faqs
    .filter(({ faqItems }) => faqItems.length > 0)
    .map(({ _id, title, faqItems }) => ({
      id: _id,
      anchor: anchorFor(title, _id),
      title: title ?? 'Questions',
      questions: sortByOrder(faqItems),
    }));
}
