import { faqAnchors } from './faqAnchors.ts';
import { openingOf } from '../groq.ts';
import type { NamedDocument } from '../lists/namedDocument.ts';
import type { KindNames, StoredRow } from '../kind.ts';
import { fieldsOf, textOf } from '../readRow.ts';

/** How much of an answer is searched. Characters. */
const ANSWER_LENGTH = 1000;

/** Visitors search for questions, not for the chapters that hold them. */
export const NAMES: KindNames = {
  name: 'title',
  parts: {
    order: 'displayOrder asc, _createdAt asc, _id asc',
    fields: 'title, "faqItems": faqItems[]{question, order}',
    texts: `title, "faqItems": faqItems[]{question, order, "text": ${openingOf('answer', ANSWER_LENGTH)}}`,
    read: readQuestions,
  },
};

function readQuestions(rows: readonly StoredRow[]): NamedDocument[] {
  const chapters = rows.map(({ _id, title, faqItems }) => ({
    _id,
    title: textOf(title),
    faqItems: Array.isArray(faqItems) ? faqItems.map(fieldsOf).flatMap(readQuestion) : [],
  }));
  return faqAnchors(chapters).flatMap(({ _id, title, questions }) =>
    questions.map(({ question, anchor, text: answer }) => ({
      _id: `${_id}#${anchor}`,
      name: question,
      alias: { current: anchor },
      categories: [],
      chapter: title,
      text: answer,
    })),
  );
}

function readQuestion({ question, order, text }: Readonly<Record<string, unknown>>) {
  const asked = textOf(question);
  return asked === undefined
    ? []
    : [{ question: asked, order: typeof order === 'number' ? order : undefined, text: textOf(text) }];
}
