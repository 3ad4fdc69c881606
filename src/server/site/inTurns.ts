/**
 * Starts one piece of work in each turn of the event loop. A page blocks the loop for about ten milliseconds: requests
 * and results are handled after each page, not after all waiting pages.
 */
export function inTurns<Args extends unknown[], Result>(
  work: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  let turn = Promise.resolve();
  return async function inTurn(...args) {
    turn = turn.then(() => new Promise(setImmediate));
    await turn;
    return work(...args);
  };
}
