import * as z from 'zod/mini';
import { assetSchema, documentFields, slugSchema } from '#lib/schema/document.ts';
import { filledText, lenient, lenientList } from '#lib/schema/lenient.ts';

const percent = z.number().check(z.gte(0), z.lte(100));
const extent = percent.check(z.gt(0));

/** A booth's number or name, and its area in percent of the map's picture. */
export const boothArea = { label: filledText, x: percent, y: percent, width: extent, height: extent };

/** The place on a booth. A place that visitors must not see has no fields, so it does not parse. */
const boothPlaceSchema = z.object({
  _id: z.string(),
  name: filledText,
  alias: lenient(slugSchema),
  /** Names of its categories in the festival's first language. */
  categories: lenientList(filledText),
  /** The name of a stage in the festival's first language; only in a festival with several. */
  key: lenient(filledText),
  /** Whether it is a stage of the schedule, not a place of the marketplace. */
  isStage: lenient(z.boolean()),
});

/** A booth of a map. A booth that several vendors share is stored once for each of them. */
export const boothSchema = z.object({ ...boothArea, place: lenient(boothPlaceSchema) });
export type StoredBooth = z.output<typeof boothSchema>;

/** A point of a map, such as an exit. Its kind need not be one that the site knows; see `pointKinds.ts`. */
const pointSchema = z.object({ kind: z.string(), label: lenient(filledText), x: percent, y: percent });

/** A map of the venue: a picture, or a PDF whose first page is shown. */
export const mapEventSchema = z.object({
  ...documentFields,
  title: lenient(filledText),
  alias: lenient(slugSchema),
  location: lenient(filledText),
  pdf: assetSchema,
  booths: lenientList(boothSchema),
  points: lenientList(pointSchema),
});
export type MapEvent = z.output<typeof mapEventSchema>;
