/** Control characters, line ends of other kinds, halves of letters. */
const CONTROL = /[\p{Cc}\p{Cs}\u2028\u2029]+/gu;
/** They change the order of the text around them. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** What mail programs make a link of: an address, a path, a host. */
const LINK = /[/\\@]|\.[\p{L}\p{N}]{2}/u;
const MAX_NAME = 80;

/** A text of somebody else as one line, fit for a header. */
export function oneLine(text: string): string {
  return text.replace(DIRECTION, '').replace(CONTROL, ' ').replace(/\s+/g, ' ').trim();
}

/** A text of somebody else as lines, without control characters. */
export function linesOf(text: string): string[] {
  return text
    .trim()
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map(oneLine);
}

/**
 * A name that an applicant has typed. Undefined if it is blank, long, or contains a link: anyone can apply with the
 * address of somebody else, and must not be able to send them advertisements.
 */
export function readName(text: string): string | undefined {
  const name = oneLine(text);
  return name === '' || name.length > MAX_NAME || LINK.test(name) ? undefined : name;
}
