import * as z from 'zod/mini';
import { innerCategorySchema } from '../category/schema.ts';
import { assetSchema, documentFields, slugSchema } from '#lib/schema/document.ts';
import { filledText, lenient, lenientList } from '#lib/schema/lenient.ts';
import { portableTextSchema } from '#lib/schema/portableText.ts';

/** A venue; editors fill in either of the two names. */
export const eventPlaceSchema = z
  .object({
    name: lenient(filledText),
    locationName: lenient(filledText),
  })
  .check(z.refine(({ name, locationName }) => name !== undefined || locationName !== undefined));

const eventPerformerSchema = z.object({
  _id: lenient(z.string()),
  name: filledText,
  /** Undefined also for a performer who is not in the lineup. */
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
};

/** A schedule event in the timetable. */
export const scheduleEventSummarySchema = z.object(summaryFields);
export type ScheduleEventSummary = z.output<typeof scheduleEventSummarySchema>;

/** A schedule event in a performer's dialog. */
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

/** A schedule event with all fields of its dialog. */
export const scheduleEventSchema = z.object({
  ...summaryFields,
  mediaCaption: lenient(filledText),
  description: portableTextSchema,
  buttonLabel: lenient(filledText),
  buttonURL: lenient(filledText),
});
export type ScheduleEvent = z.output<typeof scheduleEventSchema>;
