/** How long others may have to wait. Milliseconds. */
const TURN = 8;

let work: Promise<unknown> = Promise.resolve();
/** When the present turn is over. */
let end = 0;

/**
 * Maps a long list without keeping a server from its other requests: after a few milliseconds they have their turn.
 * Of several lists one is mapped at a time, so that their turns do not add up, nor what is held of them.
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
