import * as CONSTANTS from '#lib/config/constants.ts';

/** An attribute as it stands in a document; `meta` tags by what they are called, such as `meta og:image`. */
export type Attribute = readonly [name: string, value: string];

/** Attributes that hold an address, addresses, or styles that may hold one. */
export const ADDRESS_ATTRIBUTES = [
  ...['href', 'src', 'srcset', 'imagesrcset', 'style', 'action', 'formaction', 'poster', 'data', 'ping'],
  ...['xlink:href', 'background', 'cite', 'manifest', 'srcdoc'],
];

const IN_SITE = /^\/(?![/\\])/;
const WEB = /^https?:\/\/[^/@\s]+(\/|$)/;
const MAIL_OR_PHONE = /^(mailto|tel):[^\s]+$/;

/** What no visitor may read: what a program makes of a value that is none, a length below zero, what is not theirs. */
const NEVER_READ = [
  /Invalid Date/,
  /\bNaN\b/,
  /\bundefined\b/,
  /\[object /,
  /(^|\s)-\d+(h| min)/,
  /NEVER SHOWN|SECRET/,
];

/**
 * The attributes of a document through which something unsafe could be followed, loaded or run.
 *
 * @param origin the site's own: pictures to be shared have whole addresses.
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
      // Nothing here sends, embeds or forwards.
      return false;
  }
}

function isOwnPicture(address: string, origin: string): boolean {
  return (
    [`${origin}/`, `${CONSTANTS.imageHost}/`].some((start) => address.startsWith(start)) ||
    IN_SITE.test(address)
  );
}

/** What of a text should never have been shown, in its surroundings. */
export function neverRead(text: string): string[] {
  return NEVER_READ.flatMap((pattern) => {
    const found = pattern.exec(text);
    return found ? [text.slice(Math.max(0, found.index - 40), found.index + 40)] : [];
  });
}
