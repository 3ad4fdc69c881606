/** What follows the last slash of a path. An expression with `$` would try again at every dot of a hostile path. */
export function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
