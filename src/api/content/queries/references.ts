/**
 * What stands where a reference is expected, as GROQ: the document that it names, or else an object of the same shape
 * that somebody has stored in its place.
 */
export function referred(field: string): string {
  return `coalesce(${field}->, ${field})`;
}

/**
 * The same for a list of references, each with the fields given. What cannot be read comes as an entry without them, for
 * the parser to leave out and to log.
 *
 * @param which the GROQ filter of the entries, in brackets.
 */
export function referredList(field: string, fields: string, which = '[]'): string {
  return `coalesce(${field}${which}{...${referred('@')}{${fields}}}, select(defined(${field}) => [null]))`;
}
