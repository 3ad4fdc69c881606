import * as CONSTANTS from '#lib/config/constants.ts';

/** An attribute of a document; `meta` tags by name, such as `meta og:image`. */
export type Attribute = readonly [name: string, value: string];

/** Attributes with URLs, lists of URLs, or styles that may contain URLs. */
export const ADDRESS_ATTRIBUTES = [
  ...['href', 'src', 'srcset', 'imagesrcset', 'style', 'action', 'formaction', 'poster', 'data', 'ping'],
  ...['xlink:href', 'background', 'cite', 'manifest', 'srcdoc'],
];

const IN_SITE = /^\/(?![/\\])/;
const WEB = /^https?:\/\/[^/@\s]+(\/|$)/;
const MAIL_OR_PHONE = /^(mailto|tel):[^\s]+$/;

/** Text that must never be visible: stringified invalid values, negative lengths, hidden documents. */
const NEVER_READ = [
  /Invalid Date/,
  /\bNaN\b/,
  /\bundefined\b/,
  /\[object /,
  /(^|\s)-\d+(h| min)/,
  /NEVER SHOWN|SECRET/,
];

/**
 * Attributes of a document that could link to, load or run something unsafe.
 *
 * @param origin origin of the site, because shared pictures have absolute URLs
 */
export function unsafeAttributes(attributes: readonly Attribute[], origin: string): Attribute[] {
  return attributes.filter(([name, value]) => !isSafe(name, value, origin));
}

function isSafe(name: string, value: string, origin: string): boolean {
  switch (name) {
    case 'href':
      return value.startsWith('#') || IN_SITE.test(value) || WEB.test(value) || MAIL_OR_PHONE.test(value);
    case 'meta og:url':
      return WEB.test(value);
    case 'src':
    case 'poster':
    case 'meta og:image':
      return isOwnPicture(value, origin);
    case 'srcset':
    case 'imagesrcset':
      return value.split(/,\s+/).every((part) => isOwnPicture(part.replace(/ \d+w$/, ''), origin));
    case 'style':
      return [...value.matchAll(/url\("?(.*?)"?\)|(expression|javascript|@import)/g)].every(
        ([, address]) => address !== undefined && isOwnPicture(address, origin),
      );
    default:
      // The site has none of these elements.
      return false;
  }
}

function isOwnPicture(address: string, origin: string): boolean {
  return (
    [`${origin}/`, `${CONSTANTS.imageHost}/`].some((start) => address.startsWith(start)) ||
    IN_SITE.test(address)
  );
}

/** Forbidden text, with its context. */
export function neverRead(text: string): string[] {
  return NEVER_READ.flatMap((pattern) => {
    const found = pattern.exec(text);
    return found ? [text.slice(Math.max(0, found.index - 40), found.index + 40)] : [];
  });
}
