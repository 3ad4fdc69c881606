import type { Faq } from '#content/faq/schema.ts';
import { faqAnchors } from '#content/faq/faqAnchors.ts';
import type { I18n } from '#lib/i18n/i18n.ts';
import { MESSAGES } from '../messages/index.ts';

export type FaqChapter = ReturnType<typeof toChapters>[number];
export type FaqQuestion = FaqChapter['questions'][number];

/** The chapters that have questions. Each chapter and question gets a unique id on the page. */
export function toChapters(faqs: readonly Faq[], t: I18n['t']) {
  return faqAnchors(faqs).map(({ _id, title = t(MESSAGES.questions), ...chapter }) => ({
    id: _id,
    title,
    ...chapter,
  }));
}
