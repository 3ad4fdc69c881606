import * as z from 'zod/mini';
import { assetSchema, documentFields } from '#lib/model/document.ts';
import { filledText, lenient, lenientList } from '#lib/model/lenient.ts';
import { mapEventSchema } from '#lib/model/mapEvent.ts';
import type { ContentQuery } from '../contentQuery.ts';
import { asset, previewedAsset } from './asset.ts';
import { documentList } from './documentList.ts';

const OF_EVENT = '_type == "mapEvent" && eventInstance._ref == $eventId';
const NEWEST_FIRST = `order(_createdAt desc, _id asc) {_id, title, location, "pdf": ${previewedAsset('pdf')}}`;

export function getMapEvents(): ContentQuery {
  return {
    groq: `select(
      count(*[${OF_EVENT}]) > 0 => *[${OF_EVENT}] | ${NEWEST_FIRST},
      *[_type == "mapEvent"] | ${NEWEST_FIRST}
    )`,
    schema: documentList(mapEventSchema),
  };
}

const boothMapSchema = z.object({
  ...documentFields,
  title: lenient(filledText),
  pdf: lenient(assetSchema),
  /** Where places stand. Percent of the picture. */
  booths: lenientList(
    z.object({ place: z.string(), x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
  ),
});
export type BoothMap = z.output<typeof boothMapSchema>;

/** The event's maps that know where places stand, newest first. */
export function getBoothMaps(): ContentQuery {
  return {
    groq: `*[${OF_EVENT} && count(booths) > 0] | order(_createdAt desc, _id asc)
      {_id, title, "pdf": ${asset('pdf')}, "booths": booths[]{"place": place._ref, x, y, width, height}}`,
    schema: documentList(boothMapSchema),
  };
}
