import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { RULES } from '#lib/social-links/platforms.ts';
import { NO_NAME, socialLinks } from '#lib/social-links/socialLinks.ts';
import { type Finding, findingOf } from './finding.ts';
import { isFields } from './visit.ts';

/** A social field that holds no account of its platform: the site shows no icon for it. */
export function unknownAccounts(document: StoredDocument): Finding[] {
  return (['social_links', 'socialHandles'] as const).flatMap((name) => {
    const fields = document[name];
    if (!isFields(fields)) return [];
    const filled = new Map(RULES.map(({ field, platform }) => [field, platform]));
    return [...filled].flatMap(([field, platform]) => {
      const value = fields[field];
      if (typeof value !== 'string' || value.trim() === '' || NO_NAME.test(value.trim())) return [];
      if (socialLinks({ [field]: value }).length > 0) return [];
      const message = `"${value}" is not an account on ${platform}, so it is not shown`;
      const path = `${name}.${field}`;
      return findingOf(document, { severity: 'warning', rule: 'unknown-account', path, message });
    });
  });
}
