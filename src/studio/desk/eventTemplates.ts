import type { Template } from 'sanity';
import { EVENT_TYPES, templateOf } from './eventTypes.ts';

/** New documents that belong to the event whose group they are created in. */
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
