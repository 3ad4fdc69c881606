import * as z from 'zod/mini';
import { shownOf } from '../kind.ts';
import { kindNamed } from '../kinds.ts';
import { type Named, loadNames } from '../loadNames.ts';
import { fieldsOf, textOf } from '../readRow.ts';
import type { NamedDocument } from './namedDocument.ts';
import type { ContentQuery } from '../client/contentQuery.ts';
import { documentId, logDropped } from '../client/droppedDocument.ts';
import { aliasAmong } from '../client/addresses.ts';
import { logSharedAlias } from '../client/contentFaults.ts';
import { FACETS, readChosenFacets } from '../facet/chosenSchema.ts';
import { CATEGORY_NAMES, isFilled, sortKey } from '../groq.ts';

/** The named documents of some kinds, by kind. */
export type Names = Readonly<Record<string, readonly NamedDocument[]>>;

/**
 * The names of all documents of some kinds, each kind in the order of its list.
 *
 * @param kinds their names. Kinds without names in GROQ are left out.
 */
export async function getNames({ kinds }: { kinds: readonly string[] }): Promise<ContentQuery> {
  const named = await loadNames(kinds.flatMap((name) => kindNamed(name) ?? []));
  return {
    groq: `{${named.map(groqOf).join(', ')}}`,
    schema: z.pipe(
      z.record(z.string(), z.array(z.unknown())),
      z.transform((result: Record<string, unknown[]>) => readNames(named, result)),
    ),
  };
}

function groqOf({ kind, names }: Named): string {
  const { shown = shownOf(kind), name, alias = aliasAmong(shown), fields, parts } = names;
  if (parts) return `"${kind.name}": *[${shown}] | order(${parts.order}) {_id, ${parts.fields}}`;
  return `"${kind.name}": *[${shown} && ${isFilled(name)}] | order(${sortKey(name)} asc, _createdAt asc, _id asc)
    {_id, "name": ${name}, "alias": ${alias}, ${[CATEGORY_NAMES, kind.hasFacets && FACETS, fields].filter(Boolean).join(', ')}}`;
}

/**
 * Reads thousands of rows without a schema for each, which would take ten times as long. Each list is frozen here,
 * which spares the store from freezing its rows one by one.
 */
function readNames(named: readonly Named[], result: Record<string, unknown[]>): Names {
  const lists = named.map(({ kind, names }) => {
    const rows = result[kind.name] ?? [];
    const { parts } = names;
    return [kind.name, Object.freeze(parts ? parts.read(rows.flatMap(identified)) : rows.flatMap(readNamed))];
  });
  return Object.fromEntries(lists) as Names;
}

function identified(row: unknown) {
  const _id = documentId(row);
  return _id === undefined ? [] : [{ ...fieldsOf(row), _id }];
}

function readNamed(row: unknown): NamedDocument[] {
  const { alias, categories, categoryKeys, facets, ...fields } = fieldsOf(row);
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
      categories: textsOf(categories),
      categoryKeys: categoryKeys ? textsOf(categoryKeys) : undefined,
      facets: readChosenFacets(facets),
      locationName: textOf(fields.locationName),
      startsAt: textOf(fields.startsAt),
      endsAt: textOf(fields.endsAt),
      stage: textOf(fields.stage),
      createdAt: textOf(fields.createdAt),
      isFeatured: fields.isFeatured === true || undefined,
    },
  ];
}

function textsOf(list: unknown): string[] {
  return Array.isArray(list) ? list.flatMap((text) => textOf(text) ?? []) : [];
}
