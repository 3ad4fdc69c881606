import * as FACTS from '../../../lib/facts';
import type { ListSort } from '../../../lib/filtering/listSort';
import { performerSchema, performerSummarySchema } from '../../../lib/model/performer';
import { FEATURED } from '../../../lib/performerStatus';
import type { ContentQuestion } from '../contentQuestion';
import type { PageArg } from '../listQueries';
import { type Items, PERFORMER_NAME as NAME, PLACE_SHOWN, itemQuestion } from './items';
import { CATEGORY_FIELDS, categoriesQuestion, factsQuestion, pageQuestion } from './lists';

const SHOWN = `_type == "performer" && eventInstance._ref == $eventId && status in ["active", "${FEATURED}"]`;

const BY_NAME = `lower(${NAME}) asc, _createdAt asc, _id asc`;

const ORDERS: Record<ListSort, string> = {
  name: BY_NAME,
  'name-desc': `lower(${NAME}) desc, _createdAt asc, _id asc`,
  recent: '_createdAt desc, _id asc',
  featured: `select(status == "${FEATURED}" => 0, 1) asc, ${BY_NAME}`,
};

const SUMMARY_FIELDS = `_id, alias, status, "name": ${NAME},
  "media": coalesce(media, artistReference->image),
  "categories": categories[]->{${CATEGORY_FIELDS}}`;

export const getPerformerCategories = () => categoriesQuestion('performer');

export const getPerformerFacts = (arg: { category: string }) => factsQuestion(SHOWN, NAME, arg);

export function getPerformers(arg: PageArg): ContentQuestion {
  const documents = {
    shown: SHOWN,
    fields: SUMMARY_FIELDS,
    order: (sort: ListSort) => ORDERS[sort],
    schema: performerSummarySchema,
    pageSize: FACTS.performerPageSize,
  };
  return pageQuestion(documents, arg);
}

export const PERFORMERS: Items = {
  shown: SHOWN,
  name: NAME,
  fields: `..., "name": ${NAME}, "categories": categories[]->{${CATEGORY_FIELDS}},
    "artistReference": artistReference->{bio, image, websiteUrl, socialHandles},
    "featuredPlaces": featuredProducts[]->{"name": coalesce(name, title), "alias": select(${PLACE_SHOWN} => alias)}`,
  schema: performerSchema,
};

export const getPerformer = ({ slug }: { slug: string }) => itemQuestion(PERFORMERS, slug);
