/**
 * Combines concurrent calls with the same key: the work runs once for all callers, and is aborted when the last of them
 * aborts.
 */
export function createSingleFlight<T>(): (
  key: string,
  work: (signal: AbortSignal) => Promise<T>,
  signal?: AbortSignal,
) => Promise<T> {
  const running = new Map<string, { promise: Promise<T>; controller: AbortController; callers: number }>();

  function start(key: string, work: (signal: AbortSignal) => Promise<T>) {
    const controller = new AbortController();
    const promise = work(controller.signal).finally(() => {
      if (running.get(key) === task) running.delete(key);
    });
    const task = { promise, controller, callers: 0 };
    running.set(key, task);
    return task;
  }

  return function share(key, work, signal) {
    const task = running.get(key) ?? start(key, work);
    task.callers += 1;
    signal?.addEventListener('abort', () => {
      task.callers -= 1;
      if (task.callers > 0) return;
      // Later callers start the work again.
      if (running.get(key) === task) running.delete(key);
      task.controller.abort(signal.reason);
    });
    return task.promise;
  };
}
