/** No category chosen; a category of that name cannot be addressed. */
export const ALL_CATEGORIES = 'all';

/** A category of every place in the marketplace, so it is not useful to visitors. */
const HIDDEN_CATEGORY = 'marketplace';

/** A category's name in the URL: lower case, spaces turned into hyphens. */
export function filterKey(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

/** What visitors filter by. */
export interface Named {
  name: string;
  /** Its name in the festival's first language, which addresses refer to. Default: `name`. */
  key?: string | undefined;
}

/** Its key in addresses, which is the same in every language. */
export function keyOf({ name, key }: Named): string {
  return filterKey(key ?? name);
}

export interface FilterOption {
  key: string;
  name: string;
  /** How many items it would show; undefined while unknown. */
  count?: number | undefined;
}

/** Whether a category is public: not empty, and not `marketplace`. */
export function isShownCategory({ name, key = name }: Named): boolean {
  return name.trim() !== '' && filterKey(key.trim()) !== HIDDEN_CATEGORY;
}

/** What visitors filter by, each key once: the first of those that share one. */
export function distinct<One extends Named>(list: readonly One[]): One[] {
  return [...new Map(list.toReversed().map((one) => [keyOf(one), one])).values()].reverse();
}

/** The names of public categories, each once. */
export function shownNames(categories: readonly Named[]): string[] {
  return [...new Set(categories.filter(isShownCategory).map(({ name }) => name))];
}

/**
 * The categories that a filter offers, in the order given. If two names have the same key, the first wins.
 *
 * @param isShown Default: all but empty names and `marketplace`.
 */
export function filterOptions(
  categories: readonly (Named & { count?: number })[],
  isShown = isShownCategory,
): FilterOption[] {
  const seen = new Set<string>([ALL_CATEGORIES]);
  return categories.flatMap((category) => {
    const { name, count } = category;
    const key = keyOf(category);
    if (!isShown(category) || seen.has(key)) return [];
    seen.add(key);
    return [{ key, name, count }];
  });
}

/** Whether a URL's category does not exist in the list. */
export function isUnknownCategory(options: readonly FilterOption[], category: string): boolean {
  return category !== ALL_CATEGORIES && !options.some(({ key }) => key === category);
}

/** The filters without an unknown category; the same object if the category exists, or if that is not known yet. */
export function withKnownCategory<Filters extends { category: string }>(
  filters: Filters,
  options: readonly FilterOption[] | undefined,
): Filters {
  return options && isUnknownCategory(options, filters.category)
    ? { ...filters, category: ALL_CATEGORIES }
    : filters;
}

/** The option of all categories, listed with the categories. */
export function allOption(name: string): FilterOption {
  return { key: ALL_CATEGORIES, name };
}
