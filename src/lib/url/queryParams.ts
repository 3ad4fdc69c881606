/** The search parameter; its changes reach the URL debounced. */
export const TYPED_PARAM = 'q';

/** The parameter of the time at which the site is previewed (`timeTravel`). */
export const AT_PARAM = 'at';

/** The parameter that limits a list to the visitor's picks. */
export const MINE_PARAM = 'mine';

/** Maximum length of a search text in UTF-16 units. */
export const MAX_SEARCH_LENGTH = 100;

/** Sanitises a search text from a URL or an input: well-formed and of bounded length. */
export function readSearchText(raw: string | undefined): string {
  return (raw ?? '').slice(0, MAX_SEARCH_LENGTH).toWellFormed();
}

/** Reads a switch: `1` is on. */
export function isOn(value: string | undefined): boolean {
  return value === '1';
}

/** Writes a switch, which is omitted while it is off. */
export function whenOn(isSet: boolean): string | undefined {
  return isSet ? '1' : undefined;
}

/** A parameter's value or values; an empty list leaves the parameter out. */
export type ParamValue = string | readonly string[] | undefined;

/**
 * A query string with a screen's own parameters first, in the given order, followed by the URL's other parameters
 * (campaign tags, for example) unchanged. Undefined values are omitted. Several values are separated by commas; a comma
 * within a value is escaped.
 *
 * @param own the screen's parameters. They replace parameters with the same name.
 * @param search the current URL's query string.
 * @returns the query string with its `?`, or an empty one.
 */
export function writeParams(own: Readonly<Record<string, ParamValue>>, search: string): string {
  const written = Object.entries(own).flatMap(([name, value = []]) => {
    const values = [value].flat();
    return values.length === 0 ? [] : [`${name}=${values.map(escapeValue).join(',')}`];
  });
  const others = pairsOf(search).filter((pair) => !Object.hasOwn(own, nameOf(pair)));
  const text = [...written, ...others].join('&');
  return text === '' ? '' : `?${text}`;
}

/** The values of a parameter, well-formed and without empty ones. */
export function readValues(search: string, name: string): string[] {
  const pair = pairsOf(search).find((one) => nameOf(one) === name);
  const text = pair?.slice(pair.indexOf('=') + 1) ?? '';
  return text.split(',').flatMap((value) => new URLSearchParams(`v=${value}`).get('v')?.toWellFormed() || []);
}

/** The pairs of a query string, not decoded. */
export function pairsOf(search: string): string[] {
  return search.replace(/^\?/, '').split('&').filter(Boolean);
}

/** The name in a pair of a query string. */
export function nameOf(pair: string): string {
  return [...new URLSearchParams(pair).keys()][0] ?? '';
}

/** Leaves colons unescaped: they are allowed in a query string, and easier to read. */
function escapeValue(value: string): string {
  return new URLSearchParams([['', value]]).toString().slice(1).replaceAll('%3A', ':');
}
