import { writeParams } from '#lib/url/queryParams.ts';
import { addressUnder } from '#lib/url/webAddress.ts';
import type { Kind } from './kind.ts';

/**
 * The address of a document.
 *
 * @param slug its alias.
 * @returns undefined if the alias is missing or cannot be part of a URL, and for a kind without a screen.
 */
export function addressOf({ address }: Pick<Kind, 'address'>, slug: string | undefined): string | undefined {
  return address && fill(address, slug);
}

/** The address of a named part of a document; for most kinds that of the document. */
export function partAddressOf(kind: Kind, slug: string | undefined): string | undefined {
  const { partAddress } = kind;
  return partAddress ? fill(partAddress, slug) : addressOf(kind, slug);
}

function fill(address: string, slug: string | undefined): string | undefined {
  const [before = '', after] = address.split(':slug');
  if (after === undefined) return address;
  if (!slug) return undefined;
  const [path = '', param] = before.split('?');
  if (param !== undefined) return path + writeParams({ [param.slice(0, -1)]: slug }, '');
  if (before.endsWith('#')) return before + encodeURIComponent(slug.toWellFormed());
  return addressUnder(before.slice(0, -1), slug);
}

/** The address of a kind's list in one category; undefined for a key that cannot be part of a URL. */
export function categoryAddress(kind: Pick<Kind, 'address'>, key: string): string | undefined {
  return addressUnder(`${listPathOf(kind)}/category`, key);
}

/** The path of the screen that lists a kind: its address without the slug. */
export function listPathOf({ address = '/' }: Pick<Kind, 'address'>): string {
  return address.replace(/[/?][^/?]*:slug$/, '') || '/';
}
