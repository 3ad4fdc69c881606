import * as z from 'zod/mini';
import { RULES } from '#lib/social-links/platforms.ts';
import type { ContentQuery } from '../client/contentQuery.ts';
import { documentId } from '../client/droppedDocument.ts';
import { openingOf } from '../groq.ts';
import { type KindNames, type StoredRow, shownOf } from '../kind.ts';
import { kindNamed } from '../kinds.ts';
import { type Named, loadNames } from '../loadNames.ts';
import { fieldsOf, textOf } from '../readRow.ts';

/** The longest description, if its kind says nothing else. Characters. */
const TEXT_LENGTH = 500;

/** The description of a document, or of a named part of one. */
export interface DocumentText {
  _id: string;
  /** Plain text, shortened. */
  text: string | undefined;
  /** Its fields of accounts on social networks, as stored: to parse thousands would block the page. */
  accounts: readonly Readonly<Record<string, unknown>>[];
  /** Its picture, as stored. */
  picture: unknown;
}

/** The descriptions of some kinds, by kind. Documents without any are left out. */
export type Texts = Readonly<Record<string, readonly DocumentText[]>>;

const ACCOUNTS = [...new Set(RULES.map(({ field }) => field))].join(', ');

/** The first picture that can be shown, with what its address and an export's files follow from. */
const PICTURE = `[resource_type != "video" && (defined(asset) || defined(secure_url) || defined(url))][0]
    {_type, asset, crop, hotspot, resource_type, width, height, "url": coalesce(secure_url, url)}`;

/** The descriptions of all documents of some kinds, shortened. Kinds without any are left out. */
export async function getTexts({ kinds }: { kinds: readonly string[] }): Promise<ContentQuery> {
  const named = await loadNames(kinds.flatMap((name) => kindNamed(name) ?? []));
  return {
    groq: `{${named.flatMap(groqOf).join(', ')}}`,
    schema: z.pipe(
      z.record(z.string(), z.array(z.unknown())),
      z.transform((result: Record<string, unknown[]>) => readTexts(named, result)),
    ),
  };
}

function groqOf({ kind, names }: Named): string[] {
  const { shown = shownOf(kind), parts } = names;
  if (parts) {
    const { order, texts } = parts;
    return texts === undefined ? [] : [`"${kind.name}": *[${shown}] | order(${order}) {_id, ${texts}}`];
  }
  const fields = fieldsFor(names);
  return fields.length === 0 ? [] : [`"${kind.name}": *[${shown}]{_id, ${fields.join(', ')}}`];
}

function fieldsFor({ text, textLength = TEXT_LENGTH, accounts, pictures }: KindNames): string[] {
  return [
    ...(text === undefined ? [] : [`"text": ${openingOf(text, textLength)}`]),
    ...(accounts === undefined ? [] : [`"accounts": ${accounts}[defined(@)]{${ACCOUNTS}}`]),
    ...(pictures === undefined ? [] : [`"picture": ${pictures}${PICTURE}`]),
  ];
}

/** Frozen as a whole, as the names are. */
function readTexts(named: readonly Named[], result: Record<string, unknown[]>): Texts {
  const lists = named.map(({ kind, names: { parts } }) => {
    const rows = (result[kind.name] ?? []).flatMap(identified);
    const read = parts ? parts.read(rows).map(({ _id, text }) => rowOf({ _id, text })) : rows.map(rowOf);
    return [kind.name, Object.freeze(read.filter(isTelling))];
  });
  return Object.fromEntries(lists) as Texts;
}

function identified(row: unknown): StoredRow[] {
  const _id = documentId(row);
  return _id === undefined ? [] : [{ ...fieldsOf(row), _id }];
}

function rowOf({ _id, text, accounts, picture }: StoredRow): DocumentText {
  return {
    _id,
    text: textOf(text),
    accounts: Array.isArray(accounts) ? accounts.map(fieldsOf) : [],
    picture: picture ?? undefined,
  };
}

function isTelling({ text, accounts, picture }: DocumentText): boolean {
  return text !== undefined || accounts.length > 0 || picture !== undefined;
}
