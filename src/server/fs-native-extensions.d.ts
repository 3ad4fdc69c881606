/** Declares what is used of the package, which has no types. */
declare module 'fs-native-extensions' {
  /** Locks an open, writable file; false where another process holds the lock. */
  export function tryLock(file: number): boolean;
}
