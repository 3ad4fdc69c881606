/** The search parameter; its changes reach the URL debounced. */
export const TYPED_PARAM = 'q';

/** The parameter of the time at which the site is previewed. */
export const AT_PARAM = 'at';

/** Maximum length of a search text in UTF-16 units. */
export const MAX_SEARCH_LENGTH = 100;

/** Sanitises a search text from a URL or an input: well-formed and of bounded length. */
export function readSearchText(raw: string | undefined): string {
  return (raw ?? '').slice(0, MAX_SEARCH_LENGTH).toWellFormed();
}

/**
 * A query string with a screen's own parameters first, in the order given, followed by the URL's others (campaign tags,
 * for example). Undefined values are omitted.
 *
 * @param own the screen's parameters, which replace those of the same name.
 * @param search the current URL's query string.
 * @returns the query string with its `?`, or an empty one.
 */
export function writeParams(own: Readonly<Record<string, string | undefined>>, search: string): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(own)) {
    if (value !== undefined) params.append(name, value);
  }
  for (const [name, value] of new URLSearchParams(search)) {
    if (!Object.hasOwn(own, name)) params.append(name, value);
  }
  // Allowed as it is in a query string, and easier to read.
  const text = params.toString().replaceAll('%3A', ':');
  return text === '' ? '' : `?${text}`;
}
