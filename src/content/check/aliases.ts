import * as z from 'zod/mini';
import { slugSchema } from '#lib/schema/document.ts';
import { pathSegment } from '#lib/url/webAddress.ts';
import { facet } from '../facet/index.ts';
import type { ShownDocument, ShownKind } from './contentIndex.ts';
import { type Fault, type Finding, findingOf, titleOf } from './finding.ts';

const RULES = { missing: 'missing-alias', duplicate: 'duplicate-alias', hidden: 'hidden-alias' } as const;

/**
 * Documents with a page of their own that cannot be opened, or not at their alias. Documents without a page, such as
 * maps, may be named by their alias in links: for them only a repeated alias is a fault.
 */
export function aliasFaults({ shown, opens }: ShownKind): Finding[] {
  const owners = new Map<string, ShownDocument>();
  return shown.flatMap((entry) => {
    const alias = aliasOf(entry);
    if (alias === undefined) {
      if (!opens) return [];
      const message = 'has no usable alias, so it has no page';
      return finding(entry, 'error', 'missing', message);
    }
    const owner = owners.get(alias);
    if (owner) return opens ? duplicate(entry, owner, alias) : sharedAlias(entry, owner, alias);
    owners.set(alias, entry);
    if (!opens || opens(alias)) return [];
    return finding(entry, 'error', 'hidden', `its alias "${alias}" belongs to another page of the site`);
  });
}

function duplicate(entry: ShownDocument, owner: ShownDocument, alias: string): Finding {
  const { _id } = owner.document;
  const shared = `has the same alias "${alias}" as ${_id} (${titleOf(owner.document)})`;
  return entry.slug === undefined || entry.slug === alias
    ? finding(entry, 'error', 'duplicate', `${shared}, so it has no page`)
    : finding(entry, 'warning', 'duplicate', `${shared}; its page is at "${entry.slug}"`);
}

function sharedAlias(entry: ShownDocument, { document }: ShownDocument, alias: string): Finding {
  const shared = `has the same alias "${alias}" as ${document._id} (${titleOf(document)})`;
  return document._type === facet.type
    ? finding(entry, 'error', 'duplicate', `${shared}: visitors can filter by only one of them`)
    : finding(entry, 'warning', 'duplicate', `${shared}: links lead to only one of them`);
}

function aliasOf({ document }: ShownDocument): string | undefined {
  const { data } = z.safeParse(slugSchema, document.alias);
  return pathSegment(data?.current) === undefined ? undefined : data?.current;
}

function finding(
  { document }: ShownDocument,
  severity: Fault['severity'],
  rule: keyof typeof RULES,
  message: string,
): Finding {
  return findingOf(document, { severity, rule: RULES[rule], path: 'alias', message });
}
