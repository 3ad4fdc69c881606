import { scheduleEventSchema, scheduleEventSummarySchema } from '../../../lib/model/scheduleEvent';
import type { ContentQuestion } from '../contentQuestion';
import { documentList } from './documentList';
import { type Items, itemQuestion } from './items';

export const OF_EVENT = '_type == "scheduleEvent" && eventInstance._ref == $eventId';
const SHOWN = `${OF_EVENT} && status == "active"`;

/**
 * A stage is a place whatever its status: nobody sells anything there, so the marketplace does not list it. A performer
 * whom the lineup hides keeps the name but has no address.
 */
const SUMMARY_FIELDS = `_id, title, alias, startsAt, endsAt, image,
  "eventPlace": eventPlace[]->{name, locationName},
  "eventPerformer": eventPerformer[]->{
    _id, "name": coalesce(name, artistReference->name), "alias": select(status in ["active", "featured"] => alias)
  },
  "categories": categories[@->type != "place"]->{_id, name, type}`;

export function getSchedule(): ContentQuestion {
  return {
    groq: `*[${SHOWN}] | order(startsAt asc, lower(title) asc, _createdAt asc, _id asc) {${SUMMARY_FIELDS}}`,
    schema: documentList(scheduleEventSummarySchema),
  };
}

export const SCHEDULE_EVENTS: Items = {
  shown: SHOWN,
  name: 'title',
  fields: `${SUMMARY_FIELDS}, mediaCaption, description, buttonLabel, buttonURL`,
  schema: scheduleEventSchema,
};

export const getScheduleEvent = ({ slug }: { slug: string }) => itemQuestion(SCHEDULE_EVENTS, slug);
