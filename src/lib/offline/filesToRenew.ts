const HASH = /\.[0-9a-f]{6,}(?=\.\w+$|\/)/;

/**
 * The files of a new version that replace cached ones: the same name with another hash. Screens that were visited in the
 * old version are then available in the new one.
 *
 * @param cached paths of cached files, such as `/assets/faq.1f3a5b7c.js`.
 * @param files paths of the new version's files.
 */
export function filesToRenew(cached: readonly string[], files: readonly string[]): string[] {
  const names = new Set(cached.map(nameOf));
  return files.filter((path) => names.has(nameOf(path)) && !cached.includes(path));
}

function nameOf(path: string): string {
  return path.replace(HASH, '');
}
