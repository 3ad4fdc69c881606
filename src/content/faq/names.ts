import { faqAnchors } from './faqAnchors.ts';
import type { NamedDocument } from '../lists/namedDocument.ts';
import type { KindNames, StoredRow } from '../kind.ts';
import { fieldsOf, textOf } from '../readRow.ts';

/** Visitors search for questions, not for the chapters that hold them. */
export const NAMES: KindNames = {
  name: 'title',
  parts: {
    order: 'displayOrder asc, _createdAt asc, _id asc',
    fields: 'title, "faqItems": faqItems[]{question, order}',
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
    questions.map(({ question, anchor }) => ({
      _id: `${_id}#${anchor}`,
      name: question,
      alias: { current: anchor },
      categories: [],
      chapter: title,
    })),
  );
}

function readQuestion({ question, order }: Readonly<Record<string, unknown>>) {
  const text = textOf(question);
  return text === undefined ? [] : [{ question: text, order: typeof order === 'number' ? order : undefined }];
}
