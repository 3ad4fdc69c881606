import { partAddressOf } from '#content/kindAddress.ts';
import { kindNamed } from '#content/kinds.ts';
import type { NamedDocument } from '#content/lists/namedDocument.ts';

/** The kind of a stage, which is a part of the schedule and no document. */
export const STAGE = 'stage';

/** The address of a found document; undefined if it has none. An item of a menu may lead to another site. */
export function hitAddress({
  kind,
  alias,
  address,
}: Pick<NamedDocument, 'alias' | 'address'> & { kind: string }): string | undefined {
  const found = kindNamed(kind);
  return address ?? (found && partAddressOf(found, alias?.current));
}
