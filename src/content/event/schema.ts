import * as z from 'zod/mini';
import { innerCategorySchema } from '../category/schema.ts';
import { chosenFacetsSchema } from '../facet/chosenSchema.ts';
import { placeBoothsSchema } from '../map/placeBooths.ts';
import { assetSchema, documentFields, slugSchema } from '#lib/schema/document.ts';
import { filledText, lenient, lenientList } from '#lib/schema/lenient.ts';
import { portableTextSchema } from '#lib/schema/portableText.ts';

/** A venue. Editors fill in at least one of the two names. */
export const eventPlaceSchema = z
  .object({
    name: lenient(filledText),
    locationName: lenient(filledText),
    /** Its location in the festival's first language; only in a festival with several. */
    key: lenient(filledText),
    /** Its position among the stages. */
    order: lenient(z.number()),
  })
  .check(z.refine(({ name, locationName }) => name !== undefined || locationName !== undefined));

const eventPerformerSchema = z.object({
  _id: lenient(z.string()),
  name: filledText,
  /** Also undefined for a performer who is not in the lineup. */
  alias: lenient(slugSchema),
});
export type EventPerformer = z.output<typeof eventPerformerSchema>;

const summaryFields = {
  ...documentFields,
  title: filledText,
  alias: lenient(slugSchema),
  startsAt: lenient(z.string()),
  endsAt: lenient(z.string()),
  image: lenient(assetSchema),
  eventPlace: lenientList(eventPlaceSchema),
  eventPerformer: lenientList(eventPerformerSchema),
  categories: lenientList(innerCategorySchema),
  facets: chosenFacetsSchema,
};

/** An event as the schedule lists it. */
export const scheduleEventSummarySchema = z.object(summaryFields);
export type ScheduleEventSummary = z.output<typeof scheduleEventSummarySchema>;

/** An event as a performer's dialog lists it. */
export const performerSessionSchema = z.pick(scheduleEventSummarySchema, {
  _id: true,
  title: true,
  alias: true,
  startsAt: true,
  endsAt: true,
  eventPlace: true,
});
export type PerformerSession = z.output<typeof performerSessionSchema>;

/** The description of an event, as plain text for search. */
export const scheduleTextSchema = z.object({ ...documentFields, text: filledText });
export type ScheduleText = z.output<typeof scheduleTextSchema>;

/** A schedule event with all fields that its dialog shows. */
export const scheduleEventSchema = z.object({
  ...summaryFields,
  /** The booths of its stages on each map. */
  booths: placeBoothsSchema,
  mediaCaption: lenient(filledText),
  description: portableTextSchema,
  buttonLabel: lenient(filledText),
  buttonURL: lenient(filledText),
});
export type ScheduleEvent = z.output<typeof scheduleEventSchema>;
