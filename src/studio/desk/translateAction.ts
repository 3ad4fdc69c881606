import { type DocumentActionComponent, useDocumentOperation, useSchema } from 'sanity';
import { languages } from '../environment.ts';
import { withTranslations } from '../schema/withTranslations.ts';

/**
 * Makes translations of the texts of a document that was written in one language, so that editors can add others. The
 * forms cannot show them before.
 */
export const translateAction: DocumentActionComponent = ({ id, type, draft, published, onComplete }) => {
  const schemaType = useSchema().get(type);
  const { patch } = useDocumentOperation(id, type);
  const document = draft ?? published;
  const translated = document && schemaType && withTranslations(document, schemaType, languages[0]);
  if (!document || translated === document) return null;
  return {
    label: 'Translate plain texts',
    title: 'Some texts are the same in all languages. This makes room for their translations.',
    onHandle() {
      const changed = Object.entries(translated ?? {}).filter(([name, value]) => value !== document[name]);
      patch.execute([{ set: Object.fromEntries(changed) }]);
      onComplete();
    },
  };
};
