import type { Template } from 'sanity';
import { EVENT_TYPES, templateOf } from './eventTypes.ts';

/** Templates for new documents: they belong to the event in whose group they are created. */
export const eventTemplates: Template[] = EVENT_TYPES.map((schemaType) => ({
  id: templateOf(schemaType),
  title: schemaType,
  schemaType,
  parameters: [
    { name: 'eventId', type: 'string' },
    { name: 'fields', type: 'object' },
  ],
  value: ({ eventId, fields }: { eventId: string; fields?: Record<string, unknown> }) => ({
    ...fields,
    eventInstance: { _type: 'reference', _ref: eventId },
  }),
}));
