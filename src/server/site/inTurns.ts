/**
 * Starts work one a turn of the event loop. A page takes the loop for some ten milliseconds: requests and results come
 * in between two of them, not after all that wait.
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
