/** A mail address, with the name that mail programs show. */
export interface MailAddress {
  /** Empty if there is none. */
  name: string;
  address: string;
}

/** A local part and a host, without anything that means something in a list of addresses. */
const ADDRESS = /^[^\s\p{C}@<>()[\],;:"\\]+@[^\s\p{C}@<>()[\],;:"\\]+$/u;

/** Whether a text is one mail address, and nothing more. */
export function isMailAddress(text: string): boolean {
  return ADDRESS.test(text);
}

/** Reads `festival@example.org`, or `Festival <festival@example.org>`; undefined for anything else. */
export function readMailAddress(text: string): MailAddress | undefined {
  const [, name = '', address = text.trim()] = /^\s*"?([^<>"\p{C}]*?)"?\s*<([^<>]*)>\s*$/u.exec(text) ?? [];
  return isMailAddress(address) ? { name, address } : undefined;
}
