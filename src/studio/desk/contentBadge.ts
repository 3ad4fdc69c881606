import type { DocumentBadgeComponent } from 'sanity';
import { checkDocument } from '../../content/check/contentRules.ts';

/** Shows the findings of the content check about a document, such as pictures without an alternative text. */
export const contentBadge: DocumentBadgeComponent = ({ draft, published }) => {
  const document = draft ?? published;
  const findings = document ? checkDocument(document) : [];
  if (findings.length === 0) return null;
  return {
    label: findings.length === 1 ? '1 fault' : `${findings.length} faults`,
    title: findings.map(({ path, message }) => `${path ?? 'document'}: ${message}`).join('\n'),
    color: findings.some(({ severity }) => severity === 'error') ? 'danger' : 'warning',
  };
};
