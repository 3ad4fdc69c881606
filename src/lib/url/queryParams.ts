/** The parameter that a visitor types into; its changes reach the address after a pause. */
export const TYPED_PARAM = 'q';

/** The longest search text that is kept, in UTF-16 units. */
export const LONGEST_SEARCH = 100;

/** Search text from an address or an input: well-formed and of bounded length. */
export function readSearchText(raw: string | undefined): string {
  return (raw ?? '').slice(0, LONGEST_SEARCH).toWellFormed();
}

/**
 * A query string with a screen's own parameters first, in the order given, and after them what else
 * the address carried (campaign tags, for example). Undefined values are left out.
 *
 * @param own the screen's parameters; each replaces what the address had under its name.
 * @param search the query string of the present address.
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
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
