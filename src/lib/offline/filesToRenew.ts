const HASH = /\.[0-9a-f]{6,}(?=\.\w+$)/;

/**
 * Of a new version's files those that take the place of kept ones: the same name with another hash in it. Who has
 * visited a screen in the old version then has it in the new one too.
 *
 * @param kept paths of files that are kept, such as `/assets/faq.1f3a5b7c.js`.
 * @param files paths of the new version's files.
 */
export function filesToRenew(kept: readonly string[], files: readonly string[]): string[] {
  const names = new Set(kept.map(nameOf));
  return files.filter((path) => names.has(nameOf(path)) && !kept.includes(path));
}

function nameOf(path: string): string {
  return path.replace(HASH, '');
}
