import type { Faq } from '#content/faq/schema.ts';
import { faqAnchors } from '#content/faq/faqAnchors.ts';

export type FaqChapter = ReturnType<typeof toChapters>[number];
export type FaqQuestion = FaqChapter['questions'][number];

/** The chapters that have questions. Each chapter and question gets a unique id on the page. */
export function toChapters(faqs: readonly Faq[]) {
  return faqAnchors(faqs).map(({ _id, title = 'Questions', ...chapter }) => ({ id: _id, title, ...chapter }));
}
