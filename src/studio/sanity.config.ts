import { visionTool } from '@sanity/vision';
import { defineConfig } from 'sanity';
import { presentationTool } from 'sanity/presentation';
import { structureTool } from 'sanity/structure';
import { FormInput } from './booth-input/FormInput.tsx';
import { contentBadge } from './desk/contentBadge.ts';
import { deskStructure } from './desk/deskStructure.ts';
import { eventTemplates } from './desk/eventTemplates.ts';
import { assetStore, dataset, eventId, projectId, siteUrl } from './environment.ts';
import { documentLocations } from './presentation/documentLocations.ts';
import { schemaTypes } from './schema/schemaTypes.ts';

export default defineConfig({
  title: 'Fairground',
  projectId,
  dataset,
  plugins: [
    structureTool({ structure: deskStructure(eventId) }),
    ...(siteUrl === '' ? [] : [presentationTool({ previewUrl: siteUrl, resolve: documentLocations })]),
    visionTool(),
  ],
  document: { badges: (badges) => [...badges, contentBadge] },
  form: { components: { input: FormInput } },
  schema: {
    types: schemaTypes(assetStore),
    templates: (templates) => [...templates, ...eventTemplates],
  },
});
