/** Stands for 'no category chosen'; a category of that name cannot be addressed. */
export const ALL_CATEGORIES = 'all';

/** Marks every place of the marketplace and tells visitors nothing. */
const HIDDEN_CATEGORY = 'marketplace';

/** A category's name as its address spells it: lower case, spaces turned into hyphens. */
export function filterKey(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

export interface FilterOption {
  key: string;
  name: string;
}

/** Whether visitors see a category of this name: not empty, and not `marketplace`. */
export function isShownCategory(name: string): boolean {
  return name.trim() !== '' && filterKey(name.trim()) !== HIDDEN_CATEGORY;
}

/**
 * The categories that a filter offers, in the order given. Of two names with the same key the first
 * wins, since one address can mean only one of them.
 *
 * @param isShown which names visitors see; left out, all that are not empty or `marketplace`.
 */
export function filterOptions(
  categories: readonly { name: string }[],
  isShown = isShownCategory,
): FilterOption[] {
  const seen = new Set<string>([ALL_CATEGORIES]);
  return categories.flatMap(({ name }) => {
    const key = filterKey(name);
    if (!isShown(name) || seen.has(key)) return [];
    seen.add(key);
    return [{ key, name }];
  });
}

/** Whether an address names a category that its list does not have. */
export function isUnknownCategory(options: readonly FilterOption[], category: string): boolean {
  return category !== ALL_CATEGORIES && !options.some(({ key }) => key === category);
}
