/** Ids that the page and the app shell use. */
export const TAKEN_IDS: readonly string[] = ['root', 'main', 'footer', 'page-data'];

/**
 * Makes ids unique within a page: the first part gets the id it wants, the second `floor` is `floor-2`. A generated id
 * never takes one that another part wants.
 *
 * @param taken reserved ids
 */
export function uniqueIds(wanted: readonly string[], taken: readonly string[] = TAKEN_IDS): string[] {
  const given = new Set(taken);
  return wanted.map((id) => {
    let own = id;
    for (let count = 2; given.has(own) || (own !== id && wanted.includes(own)); count++)
      own = `${id}-${count}`;
    given.add(own);
    return own;
  });
}
