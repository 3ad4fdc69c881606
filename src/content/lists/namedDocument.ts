import { type Named, keyOf } from '#lib/filtering/filterKey.ts';
import type { OwnFacets } from '#lib/facets/matchFacets.ts';

/** A document in the index of names. For the FAQ, a question of a chapter; for a map, also its booths and kinds of points. */
export interface NamedDocument {
  _id: string;
  name: string;
  /** Its alias in its address; for a question its anchor on the page. */
  alias?: { current: string } | undefined;
  /** Its address, if that does not follow from its kind and alias. */
  address?: string | undefined;
  /** Names of its categories. */
  categories: readonly string[];
  /** The same in the festival's first language; only in a festival with several. */
  categoryKeys?: readonly string[] | undefined;
  /** Other words by which it is found. */
  words?: string | undefined;
  /** The kind of a map's points, by which the search knows their name and words in the page's language. */
  pointKind?: string | undefined;
  /** One line about it in search results. Default: its place, time or topic. */
  detail?: string | undefined;
  /** For places, performers and events. */
  facets?: OwnFacets | undefined;
  /** Its hall and booth; for an event its stage. */
  locationName?: string | undefined;
  /** When it was created, as ISO 8601; for performers. */
  createdAt?: string | undefined;
  /** For performers. */
  isFeatured?: boolean | undefined;
  /** When an event starts and ends, as it is stored. */
  startsAt?: string | undefined;
  endsAt?: string | undefined;
  /** The name by which the schedule's filter knows an event's stage. */
  stage?: string | undefined;
  /** The chapter that a question belongs to. */
  chapter?: string | undefined;
  /** The `_id`s of the places at a booth. */
  places?: readonly string[] | undefined;
  /** The answer to a question or what a facet's value means, as plain text; only for the search of descriptions. */
  text?: string | undefined;
}

type WithCategories = Pick<NamedDocument, 'categories' | 'categoryKeys'>;

/** What a document can be filtered by. */
export function categoriesOf({ categories, categoryKeys }: WithCategories): Named[] {
  return categories.map((name, index) => ({ name, key: categoryKeys?.[index] }));
}

/** The filter keys of a document's categories. */
export function categoryKeys(document: WithCategories): string[] {
  return categoriesOf(document).map(keyOf);
}
