/** The longest time that other work has to wait. Milliseconds. */
const TURN = 8;

let work: Promise<unknown> = Promise.resolve();
/** The end of the present turn. */
let end = 0;

/**
 * Maps a long list without blocking other requests of a server, or the keys of a page: every few milliseconds they get a
 * turn. If there are several lists, only one is mapped at a time, so that their waiting times and their memory do not
 * add up.
 */
export function mapInTurns<Item, Result>(
  items: Iterable<Item>,
  map: (item: Item) => Result,
): Promise<Result[]> {
  const mapped = work.then(async () => {
    const results: Result[] = [];
    for (const item of items) {
      if (performance.now() >= end) {
        await new Promise((resolve) => setTimeout(resolve));
        end = performance.now() + TURN;
      }
      results.push(map(item));
    }
    return results;
  });
  work = mapped.catch(() => undefined);
  return mapped;
}
