/**
 * Joins those who ask for one thing at one time: the work is done once for all of them, and given up when the last of
 * them has left.
 */
export function createSharedWork<T>(): (
  key: string,
  work: (signal: AbortSignal) => Promise<T>,
  signal?: AbortSignal,
) => Promise<T> {
  const running = new Map<string, { promise: Promise<T>; control: AbortController; askers: number }>();

  function start(key: string, work: (signal: AbortSignal) => Promise<T>) {
    const control = new AbortController();
    const promise = work(control.signal).finally(() => {
      if (running.get(key) === task) running.delete(key);
    });
    const task = { promise, control, askers: 0 };
    running.set(key, task);
    return task;
  }

  return function share(key, work, signal) {
    const task = running.get(key) ?? start(key, work);
    task.askers += 1;
    signal?.addEventListener('abort', () => {
      task.askers -= 1;
      if (task.askers > 0) return;
      // Whoever comes now starts it anew.
      if (running.get(key) === task) running.delete(key);
      task.control.abort(signal.reason);
    });
    return task.promise;
  };
}
