import { socialLinks } from './socialLinks.ts';

/**
 * The names of accounts on social networks, each once: `odile.marsh` of `https://www.tiktok.com/@odile.marsh`.
 *
 * @param stored objects with the fields that `socialLinks` parses
 */
export function accountNames(stored: readonly Readonly<Record<string, unknown>>[]): string[] {
  return [...new Set(stored.flatMap((fields) => socialLinks(fields).map(accountOf)))];
}

/** The end of an account's address. */
function accountOf({ href }: { href: string }): string {
  const last = new URL(href).pathname.split('/').findLast((segment) => segment !== '') ?? '';
  return last.replace(/^@/, '');
}
