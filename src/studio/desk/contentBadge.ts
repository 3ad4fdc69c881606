import type { DocumentBadgeComponent } from 'sanity';
import { checkDocument } from '../../content/check/contentRules.ts';
import { untranslated } from '../../content/check/untranslated.ts';
import { withOneLanguage } from '../../lib/i18n/translations.ts';
import { languages } from '../environment.ts';

/** Shows the findings of the content check about a document, such as pictures without an alternative text. */
export const contentBadge: DocumentBadgeComponent = ({ draft, published }) => {
  const document = draft ?? published;
  const [first] = languages;
  const findings = document
    ? [
        ...checkDocument(withOneLanguage(document, { page: first, first })),
        // Whether a document has translations, other documents say.
        ...untranslated([document], new Map([[document._id, document]]), languages).filter(
          ({ path }) => path,
        ),
      ]
    : [];
  if (findings.length === 0) return null;
  return {
    label: findings.length === 1 ? '1 fault' : `${findings.length} faults`,
    title: findings.map(({ path, message }) => `${path ?? 'document'}: ${message}`).join('\n'),
    color: findings.some(({ severity }) => severity === 'error') ? 'danger' : 'warning',
  };
};
