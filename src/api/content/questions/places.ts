import * as FACTS from '../../../lib/facts';
import { placeSchema } from '../../../lib/model/place';
import { placeSummarySchema } from '../../../lib/model/placeSummary';
import type { ContentQuestion } from '../contentQuestion';
import type { PageArg } from '../listQueries';
import { type Items, PLACE_SHOWN as SHOWN, itemQuestion } from './items';
import { CATEGORY_FIELDS, categoriesQuestion, factsQuestion, pageQuestion } from './lists';

const SUMMARY_FIELDS = `_id, name, alias, locationName, buttonLabel, buttonURL,
  "image": coalesce(image, brandReference->media),
  "categories": categories[]->{${CATEGORY_FIELDS}}`;

export const getPlaceCategories = () => categoriesQuestion('place');

export const getPlaceFacts = (arg: { category: string }) => factsQuestion(SHOWN, 'name', arg);

export function getPlaces(arg: PageArg): ContentQuestion {
  const documents = {
    shown: SHOWN,
    fields: SUMMARY_FIELDS,
    order: () => 'lower(name) asc, _createdAt asc, _id asc',
    schema: placeSummarySchema,
    pageSize: FACTS.placePageSize,
  };
  return pageQuestion(documents, arg);
}

export const PLACES: Items = {
  shown: SHOWN,
  name: 'name',
  fields: `..., "categories": categories[]->{${CATEGORY_FIELDS}},
    "brand": brand->{name, alias}, "brandReference": brandReference->{name, media, websiteUrl}`,
  schema: placeSchema,
};

export const getPlace = ({ slug }: { slug: string }) => itemQuestion(PLACES, slug);
