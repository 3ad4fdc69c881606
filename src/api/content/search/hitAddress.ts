import { partAddressOf } from '#content/kind.ts';
import { kindNamed } from '#content/kinds.ts';
import type { Hit } from './createSearch.ts';

/** Where a found document opens; undefined for one that has no address. */
export function hitAddress({ kind, alias }: Pick<Hit, 'kind' | 'alias'>): string | undefined {
  const found = kindNamed(kind);
  return found && partAddressOf(found, alias?.current);
}
