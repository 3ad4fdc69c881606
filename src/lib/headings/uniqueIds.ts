/** Ids that the page and the app shell use. */
export const RESERVED_IDS: readonly string[] = ['root', 'overlays', 'main', 'footer', 'page-data'];

/**
 * Makes ids unique within a page: the first part gets the id it asks for, the second `floor` becomes `floor-2`. A
 * generated id is never one that another part asks for.
 *
 * @param reserved reserved ids
 */
export function uniqueIds(wanted: readonly string[], reserved: readonly string[] = RESERVED_IDS): string[] {
  const used = new Set(reserved);
  return wanted.map((id) => {
    let own = id;
    for (let count = 2; used.has(own) || (own !== id && wanted.includes(own)); count++)
      own = `${id}-${count}`;
    used.add(own);
    return own;
  });
}
