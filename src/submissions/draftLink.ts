import * as z from 'zod/mini';
import { callApplications } from './callApplications.ts';
import { submissionsApi } from './submissionsApi.ts';
import { type VendorValues, EMPTY_VALUES, typedSchema } from './vendorApplicationSchema.ts';

const doneSchema = z.object({});
const readSchema = z.object({ texts: typedSchema });

/** Drafts of the form, by the token of their link. An unknown link is an `http` error 404. */
export const draftLinkApi = submissionsApi.injectEndpoints({
  endpoints: (build) => ({
    /** Saves the texts, in place of what the draft was. */
    saveDraft: build.mutation<object, { token: string; texts: VendorValues }>({
      queryFn: ({ token, texts }, context) =>
        callApplications(context, { action: 'saveDraft', token, ...texts }, doneSchema),
    }),

    readDraft: build.mutation<VendorValues, string>({
      async queryFn(token, context) {
        const result = await callApplications(context, { action: 'readDraft', token }, readSchema);
        return 'data' in result ? { data: { ...EMPTY_VALUES, ...result.data.texts } } : result;
      },
    }),

    eraseDraft: build.mutation<object, string>({
      // Nobody is asked to tick a box for something that happens by itself after 30 days.
      queryFn: (token, context) =>
        callApplications(context, { action: 'eraseDraft', token }, doneSchema, false),
    }),
  }),
});
