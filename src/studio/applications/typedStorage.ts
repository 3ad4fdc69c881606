import * as z from 'zod/mini';
import { STATES } from '../../lib/applicationStates.ts';
import { type FormStorage, createFormStorage } from '../../lib/formStorage.ts';

/** What the keys of all that organisers type begin with. */
const PREFIX = 'organiser-typed-';

const reviewSchema = z.object({ score: z.nullable(z.number()), note: z.string() });

const decisionSchema = z.object({
  /** The applications as they were when the organiser began. */
  seen: z.array(z.object({ id: z.string(), status: z.enum(STATES), edited_at: z.nullable(z.string()) })),
  decision: z.object({
    target: z.optional(z.enum(STATES)),
    reason: z.string(),
    answerBy: z.string(),
    booths: z.record(z.string(), z.string()),
  }),
});

/** A review as it is typed. */
export type TypedReview = z.infer<typeof reviewSchema>;
/** A decision as it is typed. */
export type TypedDecision = z.infer<typeof decisionSchema>;

/** Keeps the review of an application in the tab until it is saved. */
export function reviewStorage(application: string): FormStorage<TypedReview> {
  return typedStorage(`review-${application}`, reviewSchema);
}

/** Keeps the decision that is being made in the tab until it is sent or closed. */
export const decisionStorage = typedStorage('decision', decisionSchema);

/** Keeps the reason to decline an edit in the tab until it is sent. */
export function reasonStorage(application: string): FormStorage<string> {
  return typedStorage(`reason-${application}`, z.string());
}

/** Forgets all that was typed. */
export function forgetTyped(): void {
  decisionStorage.remove();
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}

function typedStorage<T>(name: string, schema: z.ZodMiniType<T>): FormStorage<T> {
  return createFormStorage(
    () => sessionStorage,
    PREFIX + name,
    (value) => z.safeParse(schema, value).data,
  );
}
