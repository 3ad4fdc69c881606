/**
 * The part of a path after its last slash. A regular expression with `$` would be slow for a hostile path with many
 * dots.
 */
export function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
