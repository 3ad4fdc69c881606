import * as z from 'zod/mini';
import { documentFields, slugSchema } from '#lib/model/document.ts';
import { filledText, lenient, lenientList } from '#lib/model/lenient.ts';
import { FEATURED } from '#lib/performerStatus.ts';
import type { NamedDocument, NamedKind } from '#lib/search/namedDocument.ts';
import type { ContentQuery } from '../contentQuery.ts';
import { aliasAmong } from './addresses.ts';
import { documentList } from './documentList.ts';
import { isFilled } from './filled.ts';
import { PERFORMER_NAME, PLACE_SHOWN, SHOWN_PERFORMERS } from './items.ts';

export type Names = Readonly<Record<NamedKind, readonly NamedDocument[]>>;

/** Category names, of references and of objects stored in their place. */
const CATEGORY_NAMES = '"categories": categories[]{"name": coalesce(@->name, name)}.name';

const NAMED: Record<NamedKind, { shown: string; name: string; fields: string }> = {
  place: { shown: PLACE_SHOWN, name: 'name', fields: `${CATEGORY_NAMES}, locationName` },
  performer: {
    shown: SHOWN_PERFORMERS,
    name: PERFORMER_NAME,
    fields: `${CATEGORY_NAMES}, "createdAt": _createdAt, "isFeatured": status == "${FEATURED}"`,
  },
};

const namesSchema = z._default(
  documentList(
    z.object({
      ...documentFields,
      name: filledText,
      alias: lenient(slugSchema),
      categories: lenientList(filledText),
      locationName: lenient(filledText),
      createdAt: lenient(z.string()),
      isFeatured: lenient(z.boolean()),
    }),
  ),
  [],
);

/** The names of all documents of some kinds, each in the order of its list. The other kinds are empty. */
export function getNames({ kinds }: { kinds: readonly NamedKind[] }): ContentQuery {
  return {
    groq: `{${kinds.map(namesOf).join(', ')}}`,
    schema: z.object({ place: namesSchema, performer: namesSchema }) satisfies z.ZodMiniType<Names>,
  };
}

function namesOf(kind: NamedKind): string {
  const { shown, name, fields } = NAMED[kind];
  return `"${kind}": *[${shown} && ${isFilled(name)}] | order(lower(${name}) asc, _createdAt asc, _id asc)
    {_id, "name": ${name}, "alias": ${aliasAmong(shown)}, ${fields}}`;
}
