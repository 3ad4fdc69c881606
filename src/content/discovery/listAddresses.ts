import { filterOptions } from '#lib/filtering/filterKey.ts';
import type { ContentAddress } from '#lib/rendering/renderer.ts';
import { addressUnder } from '#lib/url/webAddress.ts';
import { type KindWithCategories, categoriesQuery } from '../lists/counts.ts';
import type { Items } from '../groq.ts';
import { addressedDocuments } from './addressedDocuments.ts';
import { fetchResult } from './fetchResult.ts';
import type { SiteContent } from './siteContent.ts';

/**
 * The addresses of a list, of its categories and of its items.
 *
 * @throws Error when the content cannot be read.
 */
export async function* listAddresses(
  content: SiteContent,
  path: string,
  kind: KindWithCategories,
  items: Items,
): AsyncGenerator<ContentAddress> {
  yield { path };
  const categories = await fetchResult(content.contentSource, categoriesQuery(kind, items));
  for (const { key } of filterOptions(categories)) {
    const category = addressUnder(`${path}/category`, key);
    if (category !== undefined) yield { path: category };
  }
  for await (const { slug, updatedAt } of addressedDocuments(content, items)) {
    const item = addressUnder(path, slug);
    if (item !== undefined) yield { path: item, updatedAt };
  }
}
