import * as z from 'zod/mini';
import { innerCategorySchema } from './category.ts';
import { assetSchema, documentFields, slugSchema } from './document.ts';
import { filledText, lenient, lenientList } from './lenient.ts';
import { portableTextSchema } from './portableText.ts';

/** Where something happens; which of the two names an editor fills in differs. */
const eventPlaceSchema = z
  .object({
    name: lenient(filledText),
    locationName: lenient(filledText),
  })
  .check(z.refine(({ name, locationName }) => name !== undefined || locationName !== undefined));

const eventPerformerSchema = z.object({
  _id: lenient(z.string()),
  name: filledText,
  /** Undefined also for a performer whom the lineup does not show. */
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

/** Something that happens at the festival, as the timetable shows it. */
export const scheduleEventSummarySchema = z.object(summaryFields);
export type ScheduleEventSummary = z.output<typeof scheduleEventSummarySchema>;

/** The same as the dialog of a performer lists it. */
export const performerSessionSchema = z.pick(scheduleEventSummarySchema, {
  _id: true,
  title: true,
  alias: true,
  startsAt: true,
  endsAt: true,
  eventPlace: true,
});
export type PerformerSession = z.output<typeof performerSessionSchema>;

/** What the description of an event says. */
export const scheduleTextSchema = z.object({ ...documentFields, text: filledText });
export type ScheduleText = z.output<typeof scheduleTextSchema>;

/** The same with all that its dialog shows. */
export const scheduleEventSchema = z.object({
  ...summaryFields,
  mediaCaption: lenient(filledText),
  description: portableTextSchema,
  buttonLabel: lenient(filledText),
  buttonURL: lenient(filledText),
});
export type ScheduleEvent = z.output<typeof scheduleEventSchema>;
