import * as z from 'zod/mini';
import { type FormStorage, createFormStorage } from '../../lib/formStorage.ts';

const typedSchema = z.object({ score: z.nullable(z.number()), note: z.string() });

/** A review as it is typed. */
export type TypedReview = z.infer<typeof typedSchema>;

/** Keeps the review of an application in the tab until it is saved. */
export function reviewStorage(application: string): FormStorage<TypedReview> {
  return createFormStorage(
    () => sessionStorage,
    `organiser-review-${application}`,
    (value) => z.safeParse(typedSchema, value).data,
  );
}
