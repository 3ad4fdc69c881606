import * as z from 'zod/mini';
import { filledText, lenient, lenientList } from '#lib/schema/lenient.ts';

/**
 * The GROQ expression of a document's booths on each map of the event, newest first.
 *
 * @param ofMap the GROQ filter of maps; the document is `^`.
 * @param ofBooth the GROQ filter of their booths; the document is `^.^`.
 */
export function boothsWhere(ofMap: string, ofBooth: string): string {
  return `*[_type == "mapEvent" && eventInstance._ref == $eventId && ${ofMap}]
    | order(_createdAt desc, _id asc) {title, "map": coalesce(alias.current, _id), "labels": booths[${ofBooth}].label}`;
}

export const placeBoothsSchema = lenientList(
  z.object({ title: lenient(filledText), map: lenient(filledText), labels: lenientList(filledText) }),
);
export type PlaceBooths = z.output<typeof placeBoothsSchema>;
