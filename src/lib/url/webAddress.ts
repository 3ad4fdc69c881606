const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** What `encodeURIComponent` escapes although a path segment may hold it (RFC 3986, `pchar`). */
const READABLE_ESCAPES = /%(?:24|26|2B|2C|3A|3B|3D|40)/g;
const UNSAFE_CHARACTERS = /[\p{Cc}\p{Cf}\s\\]/u;
/** A path of some site. */
const PATH = /^\/(?!\/)/;
const NAMED_HOST = /[^.]\.[^.]/;

/**
 * Reads an address of a web page that an editor typed. One in nine has no scheme: it is taken for
 * https. Credentials are removed, so that the host a visitor sees is the host a visitor reaches.
 *
 * @returns undefined for anything but an http or https address of a named host.
 */
export function parseWebAddress(raw: unknown): URL | undefined {
  if (typeof raw !== 'string') return undefined;
  const text = raw.trim();
  if (text === '' || PATH.test(text) || UNSAFE_CHARACTERS.test(text)) return undefined;
  const url = tryUrl(withScheme(text));
  if (!url || !['http:', 'https:'].includes(url.protocol) || !NAMED_HOST.test(url.hostname)) return undefined;
  url.username = '';
  url.password = '';
  return url;
}

function withScheme(text: string): string {
  if (text.startsWith('//')) return `https:${text}`;
  return SCHEME.test(text) ? text : `https://${text}`;
}

function tryUrl(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

/**
 * One segment of a path. Undefined where no address can hold it: empty, one of the dot segments that every browser
 * resolves away, or with half a character, which would come back as another one.
 */
export function pathSegment(value: string | undefined): string | undefined {
  if (value === undefined || !value.isWellFormed() || ['', '.', '..'].includes(value)) return undefined;
  return encodeURIComponent(value).replace(READABLE_ESCAPES, decodeURIComponent);
}

/** The address of an item beneath a path; undefined where no address can hold its alias. */
export function addressUnder(path: string, alias: string | undefined): string | undefined {
  const segment = pathSegment(alias);
  return segment === undefined ? undefined : `${path}/${segment}`;
}
