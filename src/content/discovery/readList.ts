import * as z from 'zod/mini';
import { ALL_CATEGORIES, filterOptions } from '#lib/filtering/filterKey.ts';
import type { ListSort } from '#lib/filtering/listSort.ts';
import type { Category } from '../category/schema.ts';
import type { ContentQuery } from '../client/contentQuery.ts';
import type { ListQueries } from '../lists/listQueries.ts';
import type { Names } from '../lists/names.ts';
import type { PageArg } from '../lists/pagedList.ts';
import { inLanguage } from '../client/inLanguage.ts';
import { getNames } from '../lists/namesQuery.ts';
import { fetchResult } from './fetchResult.ts';
import { readShared } from './readShared.ts';
import type { SiteContent } from './siteContent.ts';

/** How many items one query reads. */
const STEP = 250;

const rowsSchema = z.array(z.unknown());

/** The queries of a list screen. */
interface ListQuerySet {
  /** The name of the kind that the list shows. */
  kind: ListQueries<never>['kind'];
  pageSize: number;
  sorts: readonly (ListSort | undefined)[];
  categories(): ContentQuery;
  stats(arg: { category: string }): ContentQuery;
  page(arg: PageArg): ContentQuery;
  byId(arg: { ids: readonly string[] }): ContentQuery;
}

/**
 * Reads everything that a list screen may request: all pages of each category in each order, and all items.
 *
 * @throws Error when the content cannot be read.
 */
export async function readList(content: SiteContent, list: ListQuerySet): Promise<void> {
  const categories = (await readShared(content, list.categories())) as readonly Category[];
  for (const category of [ALL_CATEGORIES, ...filterOptions(categories).map(({ key }) => key)]) {
    await readShared(content, list.stats({ category }));
    for (const sort of list.sorts) await readPages(content, list, { category, sort });
  }
  await readAll(content, list);
}

async function readPages(
  content: SiteContent,
  { page, pageSize }: ListQuerySet,
  scope: Omit<PageArg, 'offset'>,
): Promise<void> {
  for (let offset = 0; ; offset += pageSize) {
    const { received } = (await readShared(content, page({ ...scope, offset }))) as { received: number };
    if (received < pageSize) return;
  }
}

/** Reads all items by their ids: in an export one file has them all. */
async function readAll(content: SiteContent, { kind, byId }: ListQuerySet): Promise<void> {
  const names = (await readShared(content, await getNames({ kinds: [kind] }))) as Names;
  const ids = (names[kind] ?? []).map(({ _id }) => _id);
  const rows = [];
  for (let from = 0; from < ids.length; from += STEP) {
    const query = { ...byId({ ids: ids.slice(from, from + STEP) }), schema: rowsSchema };
    rows.push(...(await fetchResult(content.contentSource, query)));
  }
  content.results?.report(inLanguage(byId({ ids }), content.contentSource), rows);
}
