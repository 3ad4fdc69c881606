/** Ids that a page and the frame around every screen have taken. */
export const TAKEN_IDS: readonly string[] = ['root', 'main', 'footer', 'page-data'];

/**
 * The ids of parts of one page, each once: of those that want the same the first one has it, the second `floor` is
 * `floor-2`. A number never takes what another part wants.
 *
 * @param taken ids that no part may have
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
