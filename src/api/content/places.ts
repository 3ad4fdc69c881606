import { original } from '@reduxjs/toolkit';
import * as z from 'zod/mini';
import { FACTS } from '../../lib/facts';
import { type Category, categorySchema } from '../../lib/model/category';
import { type Place, type PlaceSummary, placeSchema, placeSummarySchema } from '../../lib/model/place';
import { type PagedList, mergePage } from '../../lib/pagination/mergePage';
import { contentApi } from './contentApi';
import { documentList } from './documentList';

/** One page of one list; lists that differ in anything but `offset` are cached apart. */
export interface PlacePageArg {
  /** A filter key, or `all`. */
  category: string;
  offset: number;
}

/** What the filter bar knows about a category's places without loading them. */
export interface PlaceFacts {
  total: number;
  /** The first character of every name, each once. */
  firstCharacters: readonly string[];
}

const SHOWN = '_type == "place" && eventInstance._ref == $eventId && status == "active"';

/** GROQ's spelling of `filterKey`: an address can be read before the categories are known. */
const IN_CATEGORY =
  '($category == "all" || $category in categories[]->{"key": array::join(string::split(lower(name), " "), "-")}.key)';

const CATEGORY_FIELDS = '_id, name, color';

const SUMMARY_FIELDS = `_id, name, alias, locationName, buttonLabel, buttonURL,
  "image": coalesce(image, brandReference->media),
  "categories": categories[]->{${CATEGORY_FIELDS}}`;

const placeFactsSchema = z.object({ total: z.number(), firstCharacters: z.array(z.nullable(z.string())) });

export const placesApi = contentApi.injectEndpoints({
  endpoints: (build) => ({
    getPlaceCategories: build.query<readonly Category[], void>({
      query: () => ({
        groq: `*[_type == "category" && type == "place" && eventInstance._ref == $eventId]
          | order(lower(name) asc, _id asc) {${CATEGORY_FIELDS}}`,
        schema: documentList(categorySchema),
      }),
      transformResponse: ({ items }: { items: Category[] }) => items,
    }),

    getPlaceFacts: build.query<PlaceFacts, { category: string }>({
      query: ({ category }) => ({
        groq: `{
          "total": count(*[${SHOWN} && ${IN_CATEGORY}]),
          "firstCharacters": array::unique(*[${SHOWN} && ${IN_CATEGORY}]{"first": string::split(name, "")[0]}.first)
        }`,
        params: { category },
        schema: placeFactsSchema,
      }),
      transformResponse: ({ total, firstCharacters }: z.output<typeof placeFactsSchema>) => ({
        total,
        firstCharacters: firstCharacters.filter((character) => character !== null),
      }),
    }),

    getPlaces: build.query<PagedList<PlaceSummary>, PlacePageArg>({
      query: ({ category, offset }) => ({
        groq: `*[${SHOWN} && ${IN_CATEGORY}]
          | order(lower(name) asc, _createdAt asc, _id asc) [$offset...$end] {${SUMMARY_FIELDS}}`,
        params: { category, offset, end: offset + FACTS.placePageSize },
        schema: documentList(placeSummarySchema),
      }),
      transformResponse: (response: { items: PlaceSummary[]; received: number }, _meta, { offset }) =>
        mergePage(undefined, { offset, ...response }, FACTS.placePageSize),
      serializeQueryArgs: ({ endpointName, queryArgs: { category } }) => `${endpointName}(${category})`,
      // `original` spares a proxy for every place; the draft itself is not changed.
      merge: (list, { pages }) =>
        pages.reduce((merged, page) => mergePage(merged, page, FACTS.placePageSize), original(list) ?? list),
    }),

    getPlace: build.query<Place, { slug: string }>({
      query: ({ slug }) => ({
        groq: `*[${SHOWN} && alias.current == $slug] | order(_createdAt asc, _id asc) [0] {
          ..., "categories": categories[]->{${CATEGORY_FIELDS}},
          "brand": brand->{name, alias}, "brandReference": brandReference->{name, media, websiteUrl}
        }`,
        params: { slug },
        schema: placeSchema,
      }),
    }),
  }),
});

export const { useGetPlaceCategoriesQuery, useGetPlaceFactsQuery, useGetPlaceQuery } = placesApi;
