import { documentInternationalization } from '@sanity/document-internationalization';
import { visionTool } from '@sanity/vision';
import { defineConfig } from 'sanity';
import { presentationTool } from 'sanity/presentation';
import { structureTool } from 'sanity/structure';
import { internationalizedArray } from 'sanity-plugin-internationalized-array';
import { FormInput } from './booth-input/FormInput.tsx';
import { applicationsTool } from './desk/applicationsTool.tsx';
import { contentBadge } from './desk/contentBadge.ts';
import { deskStructure } from './desk/deskStructure.ts';
import { eventTemplates } from './desk/eventTemplates.ts';
import { translateAction } from './desk/translateAction.ts';
import { assetStore, dataset, eventId, languages, projectId, siteUrl, supabase } from './environment.ts';
import { documentLocations } from './presentation/documentLocations.ts';
import { translatedTypes } from './schema/fields/textField.ts';
import { PER_LANGUAGE } from './schema/languages.ts';
import { schemaTypes } from './schema/schemaTypes.ts';

/** The plugins of a Studio with several languages: for texts, and for documents in one language each. */
function languagePlugins() {
  const names = new Intl.DisplayNames(['en'], { type: 'language' });
  const titled = languages.map((id) => ({ id, title: names.of(id) ?? id }));
  return [
    internationalizedArray({
      languages: titled,
      defaultLanguages: [languages[0]],
      fieldTypes: translatedTypes,
      languageDisplay: 'titleOnly',
    }),
    documentInternationalization({ supportedLanguages: titled, schemaTypes: [...PER_LANGUAGE] }),
  ];
}

export default defineConfig({
  title: 'Fairground',
  projectId,
  dataset,
  plugins: [
    structureTool({ structure: deskStructure(eventId) }),
    ...(siteUrl === '' ? [] : [presentationTool({ previewUrl: siteUrl, resolve: documentLocations })]),
    visionTool(),
    ...(languages.length > 1 ? languagePlugins() : []),
  ],
  tools: (tools) => (supabase ? [...tools, applicationsTool(supabase, eventId)] : tools),
  document: {
    badges: (badges) => [...badges, contentBadge],
    actions: (actions) => (languages.length > 1 ? [...actions, translateAction] : actions),
  },
  form: { components: { input: FormInput } },
  schema: {
    types: schemaTypes(assetStore, languages),
    templates: (templates) => [...templates, ...eventTemplates],
  },
});
