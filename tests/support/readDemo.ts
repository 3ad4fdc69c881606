import { readFileSync } from 'node:fs';
import { withOneLanguage } from '#lib/i18n/translations.ts';
import type { StoredDocument } from '#lib/schema/storedDocument.ts';
import { DEMO_DATASET } from '#demo/demoFiles.ts';

const ENGLISH = { page: 'en', first: 'en' };

/** The documents of the demo, in file order; its texts are English and German. */
export function readDemo(): StoredDocument[] {
  return readFileSync(DEMO_DATASET, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as StoredDocument);
}

/** The demo as a festival with one language, which most tests are about. */
export function readEnglishDemo(): StoredDocument[] {
  return readDemo()
    .filter(({ _type, language = 'en' }) => language === 'en' && _type !== 'translation.metadata')
    .map((document) => {
      const { language: _language, languages: _languages, ...fields } = withOneLanguage(document, ENGLISH);
      return fields;
    });
}

/** Whether a document is a visible place of the demo. */
export function isVisiblePlace({ _id, _type, status, eventInstance }: StoredDocument): boolean {
  const { _ref } = (eventInstance ?? {}) as { _ref?: string };
  return _type === 'place' && status === 'active' && !_id.startsWith('drafts.') && _ref === 'festival-2025';
}
