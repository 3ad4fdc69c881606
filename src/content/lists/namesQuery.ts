import * as z from 'zod/mini';
import { faqAnchors } from '../faq/faqAnchors.ts';
import { FEATURED } from '../performer/status.ts';
import { NAMED_KINDS, type NamedDocument, type NamedKind } from './namedDocument.ts';
import type { ContentQuery } from '../client/contentQuery.ts';
import { documentId, logDropped } from '../client/droppedDocument.ts';
import { aliasAmong } from '../client/addresses.ts';
import { logSharedAlias } from '../client/contentFaults.ts';
import {
  OPENING_PAGES,
  PERFORMER_NAME,
  PLACE_SHOWN,
  SHOWN_EVENTS,
  SHOWN_PERFORMERS,
  SHOWN_POSTS,
  isFilled,
} from '../groq.ts';

export type Names = Readonly<Record<NamedKind, readonly NamedDocument[]>>;

/** Category names, of references and of objects stored in their place. */
const CATEGORY_NAMES = '"categories": categories[]{"name": coalesce(@->name, name)}.name';
const STAGE = '"locationName": coalesce(eventPlace[0]->name, eventPlace[0].name)';

const NAMED: Record<Exclude<NamedKind, 'faq'>, { shown: string; name: string; fields: string }> = {
  place: {
    shown: PLACE_SHOWN,
    name: 'name',
    fields: `"alias": ${aliasAmong(PLACE_SHOWN)}, ${CATEGORY_NAMES}, locationName`,
  },
  performer: {
    shown: SHOWN_PERFORMERS,
    name: PERFORMER_NAME,
    fields: `"alias": ${aliasAmong(SHOWN_PERFORMERS)}, ${CATEGORY_NAMES},
      "createdAt": _createdAt, "isFeatured": status == "${FEATURED}"`,
  },
  event: {
    shown: SHOWN_EVENTS,
    name: 'title',
    fields: `"alias": ${aliasAmong(SHOWN_EVENTS)}, ${CATEGORY_NAMES}, startsAt, ${STAGE}`,
  },
  post: {
    shown: SHOWN_POSTS,
    name: 'headline',
    fields: `"alias": ${aliasAmong(SHOWN_POSTS)}, ${CATEGORY_NAMES}`,
  },
  page: { shown: OPENING_PAGES, name: 'title', fields: 'alias' },
};

/** The names of all documents of some kinds, each in the order of its list. The other kinds are empty. */
export function getNames({ kinds }: { kinds: readonly NamedKind[] }): ContentQuery {
  return {
    groq: `{${kinds.map(namesOf).join(', ')}}`,
    schema: z.pipe(z.record(z.string(), z.array(z.unknown())), z.transform(readNames)),
  };
}

function namesOf(kind: NamedKind): string {
  if (kind === 'faq') {
    return `"faq": *[_type == "faq" && eventInstance._ref == $eventId]
      | order(displayOrder asc, _createdAt asc, _id asc) {_id, title, "faqItems": faqItems[]{question, order}}`;
  }
  const { shown, name, fields } = NAMED[kind];
  return `"${kind}": *[${shown} && ${isFilled(name)}] | order(lower(${name}) asc, _createdAt asc, _id asc)
    {_id, "name": ${name}, ${fields}}`;
}

/**
 * Reads thousands of rows at once, so without a schema for each, which takes ten times as long. Each list is frozen,
 * which spares the store to freeze its rows one by one.
 */
function readNames(result: Record<string, unknown[]>): Names {
  const lists = NAMED_KINDS.map((kind) => {
    const rows = result[kind] ?? [];
    return [kind, Object.freeze(kind === 'faq' ? readQuestions(rows) : rows.flatMap(readNamed))];
  });
  return Object.fromEntries(lists) as Names;
}

function readNamed(row: unknown): NamedDocument[] {
  const { alias, categories, ...fields } = fieldsOf(row);
  const _id = documentId(row);
  const name = textOf(fields.name);
  if (!_id || name === undefined) {
    logDropped(_id, 'no name');
    return [];
  }
  const { current, shared } = fieldsOf(alias);
  if (shared !== undefined) logSharedAlias(row);
  const isAlias = typeof current === 'string' && current !== '' && current.isWellFormed();
  return [
    {
      _id,
      name,
      alias: isAlias ? { current } : undefined,
      categories: Array.isArray(categories) ? categories.flatMap((category) => textOf(category) ?? []) : [],
      locationName: textOf(fields.locationName),
      startsAt: textOf(fields.startsAt),
      createdAt: textOf(fields.createdAt),
      isFeatured: fields.isFeatured === true || undefined,
    },
  ];
}

function readQuestions(rows: readonly unknown[]): NamedDocument[] {
  const chapters = rows.flatMap((row) => {
    const { title, faqItems } = fieldsOf(row);
    const _id = documentId(row);
    if (!_id) return [];
    const items = Array.isArray(faqItems) ? faqItems.map(fieldsOf) : [];
    return {
      _id,
      title: textOf(title),
      faqItems: items.flatMap(({ question, order }) => {
        const text = textOf(question);
        return text === undefined
          ? []
          : { question: text, order: typeof order === 'number' ? order : undefined };
      }),
    };
  });
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

/** Trimmed text; undefined where there is none. */
function textOf(value: unknown): string | undefined {
  return (typeof value === 'string' && value.trim()) || undefined;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
