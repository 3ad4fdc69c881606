import type { ContentQuery } from '../client/contentQuery.ts';
import { documentAt } from '../client/addresses.ts';
import { type Items, documentList, isFilled } from '../groq.ts';

/** The query of the document that a slug opens. */
export function itemQuery({ shown, fields, schema }: Items, slug: string): ContentQuery {
  const { groq, params } = documentAt(shown, slug);
  return { groq: `${groq} {${fields}}`, params, schema };
}

/** The query of items by their ids. Items that visitors must not see are left out. */
export function itemsByIdQuery(
  { shown, name, fields, schema }: Items,
  params: { ids: readonly string[] },
): ContentQuery {
  return {
    groq: `*[_id in $ids && ${shown} && ${isFilled(name)}] {${fields}}`,
    params,
    schema: documentList(schema),
    isByIds: true,
  };
}
