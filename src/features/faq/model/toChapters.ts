import type { Faq } from '#lib/model/faq.ts';
import { createAnchors } from '#lib/headings/anchors.ts';
import { sortByOrder } from '#lib/sortByOrder.ts';

export interface FaqChapter {
  id: string;
  anchor: string;
  title: string;
  questions: Faq['faqItems'];
}

/** The chapters that have questions. Each gets a unique id on the page. */
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
