const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
/** Escapes of `encodeURIComponent` that are allowed unescaped in a path segment (RFC 3986, `pchar`). */
const READABLE_ESCAPES = /%(?:24|26|2B|2C|3A|3B|3D|40)/g;
const UNSAFE_CHARACTERS = /[\p{Cc}\p{Cf}\s\\]/u;
/** A root-relative path, but not `//host`. */
const PATH = /^\/(?!\/)/;
const NAMED_HOST = /[^.]\.[^.]/;

/**
 * Parses the URL of a web page that an editor typed. One in nine has no scheme: https is assumed. Credentials are
 * removed, so that the visible host is the real one.
 *
 * @returns undefined for anything but an http or https URL of a named host.
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
 * Encodes a path segment. Undefined if it cannot be part of a URL: empty, a dot segment, which browsers resolve, or
 * with a lone surrogate, which does not survive encoding.
 */
export function pathSegment(value: string | undefined): string | undefined {
  if (value === undefined || !value.isWellFormed() || ['', '.', '..'].includes(value)) return undefined;
  return encodeURIComponent(value).replace(READABLE_ESCAPES, decodeURIComponent);
}

/** The URL of an item below a path; undefined if its alias cannot be part of a URL. */
export function addressUnder(path: string, alias: string | undefined): string | undefined {
  const segment = pathSegment(alias);
  return segment === undefined ? undefined : `${path}/${segment}`;
}
