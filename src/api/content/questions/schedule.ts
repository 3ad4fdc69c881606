import { scheduleEventSchema, scheduleEventSummarySchema } from '../../../lib/model/scheduleEvent';
import type { ContentQuestion } from '../contentQuestion';
import { documentList } from './documentList';

const SHOWN = '_type == "scheduleEvent" && eventInstance._ref == $eventId && status == "active"';

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

export function getScheduleEvent({ slug }: { slug: string }): ContentQuestion {
  return {
    groq: `*[${SHOWN} && alias.current == $slug] | order(_createdAt asc, _id asc) [0] {
      ${SUMMARY_FIELDS}, mediaCaption, description, buttonLabel, buttonURL
    }`,
    params: { slug },
    schema: scheduleEventSchema,
  };
}
