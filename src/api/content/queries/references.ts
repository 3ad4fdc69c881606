/**
 * The GROQ expression of a reference: the document that it names, or an object of the same shape that is stored in its
 * place.
 */
export function referred(field: string): string {
  return `coalesce(${field}->, ${field})`;
}

/**
 * The same for a list of references, each with the fields given. A broken one is an entry without them, which the parser
 * leaves out and logs.
 *
 * @param which the GROQ filter of the entries, in brackets.
 */
export function referredList(field: string, fields: string, which = '[]'): string {
  return `coalesce(${field}${which}{...${referred('@')}{${fields}}}, select(defined(${field}) => [null]))`;
}
