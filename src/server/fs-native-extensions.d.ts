/** The part of the package that is used; it has no types of its own. */
declare module 'fs-native-extensions' {
  /** Locks an open file, which must be writable; false where another one has it. */
  export function tryLock(file: number): boolean;
}
