/** Loads something once. */
export interface Loader<T> {
  /** @throws if it cannot be loaded; the next call tries again */
  (): Promise<T>;
  /** What was loaded, if it is there. */
  loaded(this: void): T | undefined;
}

/** Creates a loader that tells, without a wait, whether what it loads is there. */
export function createLoader<T>(load: () => Promise<T>): Loader<T> {
  let loaded: T | undefined;
  return Object.assign(async () => (loaded ??= await load()), { loaded: () => loaded });
}
