import * as z from 'zod/mini';
import { parseWebAddress } from '../../../lib/url/webAddress.ts';
import { vendorListingSchema } from '../../../lib/schema/vendorListing.ts';
import { STATES } from '../../../lib/applicationStates.ts';

const text = z.nullable(z.string());

const reviewSchema = z.object({
  /** The organiser's. */
  name: z.string(),
  /** From 1 to 5. */
  score: z.nullable(z.number()),
  note: text,
  updated_at: z.string(),
  /** Whether it is of the person who reads it. */
  own: z.boolean(),
});

/** An application with its reviews, as `staff_applications` returns it. */
export const applicationSchema = z.object({
  id: z.string(),
  created_at: z.string(),
  /** When the applicant has changed the answers last; null if they never did. */
  edited_at: text,
  status: z.enum(STATES),
  contact_name: z.string(),
  contact_email: z.string(),
  company_name: z.string(),
  contact_phone: text,
  company_website: text,
  instagram: text,
  product_description: text,
  /** The URL of the uploaded file. */
  picture: text,
  /** What is offered or taken, in an edition of the festival. */
  booth: text,
  answer_by: text,
  event: text,
  /** Null unless the application is accepted or published and its vendor has edited the listing. */
  listing: z.nullable(vendorListingSchema),
  reviews: z.array(reviewSchema),
});

/** What happened to an application, as `application_history` returns it. */
export const historySchema = z.object({
  events: z.array(
    z.object({
      created_at: z.string(),
      actor: z.string(),
      source: text,
      target: z.string(),
      reason: text,
      /** The organiser who did it. */
      staff: text,
    }),
  ),
  mails: z.array(
    z.object({
      kind: z.string(),
      created_at: z.string(),
      due_at: text,
      sent_at: text,
      attempts: z.number(),
      error: text,
    }),
  ),
});

export type Review = z.infer<typeof reviewSchema>;
export type Application = z.infer<typeof applicationSchema>;
export type History = z.infer<typeof historySchema>;

/** The average of the scores; undefined if there is none. */
export function averageOf(reviews: readonly Review[]): number | undefined {
  const scores = reviews.flatMap(({ score }) => score ?? []);
  return scores.length === 0 ? undefined : scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

/** Whether the applicant has changed the answers since a review was written. */
export function isOutdated({ updated_at }: Review, { edited_at }: Application): boolean {
  return edited_at !== null && Date.parse(edited_at) > Date.parse(updated_at);
}

/** The URL of a website that an applicant typed; undefined if it is none. */
export function linkOf(typed: string | null): string | undefined {
  return parseWebAddress(typed)?.href;
}
