/** Declares the used part of the package, which has no types. */
declare module 'fs-native-extensions' {
  /** Locks an open, writable file; false if another process holds the lock. */
  export function tryLock(file: number): boolean;
}
