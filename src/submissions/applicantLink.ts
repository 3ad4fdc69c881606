import * as z from 'zod/mini';
import { STATES } from '#lib/applicationStates.ts';
import { TOKEN } from '#lib/linkToken.ts';
import { vendorListingSchema } from '#lib/schema/vendorListing.ts';
import { callApplications } from './callApplications.ts';
import { submissionsApi } from './submissionsApi.ts';

/** The answers of the form, as the applicant can change them. */
const answersSchema = z.object({
  contact_name: z.string(),
  contact_phone: z.nullable(z.string()),
  /** Of the business. */
  name: z.string(),
  description: z.string(),
  website: z.nullable(z.string()),
  instagram: z.string(),
  /** The address of the uploaded file. */
  picture: z.string(),
  /** When they were changed last; null if they never were. It is the version. */
  edited_at: z.nullable(z.string()),
});

export type Answers = z.output<typeof answersSchema>;

const applicationSchema = z.object({
  id: z.string(),
  created_at: z.string(),
  status: z.enum(STATES),
  company_name: z.string(),
  contact_email: z.string(),
  /** What the organisers say about the state. */
  reason: z.nullable(z.string()),
  /** The booth that is offered or taken. */
  booth: z.nullable(z.string()),
  /** Until when the offer can be accepted. */
  answer_by: z.nullable(z.string()),
  /** Null unless the application is accepted or published. */
  listing: z.nullable(vendorListingSchema),
  /** Null once something is decided. */
  answers: z.nullable(answersSchema),
});

/** An application as its applicant sees it. */
export type OwnApplication = z.output<typeof applicationSchema>;
export type ApplicationStatus = OwnApplication['status'];

const keptSchema = z.object({ token: z.string().check(z.regex(TOKEN)) });
const readSchema = z.object({ application: applicationSchema });
const movedSchema = z.object({
  outcome: z.enum(['moved', 'changed', 'refused', 'taken', 'unknown']),
  application: applicationSchema,
});
const editedSchema = z.object({
  outcome: z.enum(['saved', 'changed', 'refused']),
  application: applicationSchema,
});
const doneSchema = z.object({});

export type Moved = z.output<typeof movedSchema>;
export type Edited = z.output<typeof editedSchema>;

interface Move {
  token: string;
  /** The state that the applicant saw. */
  seen: ApplicationStatus;
  target: 'accepted' | 'withdrawn';
}

interface BusinessTexts {
  name: string;
  description: string;
  /** Empty for none. */
  website: string;
  instagram: string;
}

/** The texts of a listing, or of the answers of the form, as the service takes them. An empty `phone` is none. */
export type EditTexts = BusinessTexts &
  ({ action: 'edit' } | { action: 'answer'; contact: string; phone: string });

type Edit = EditTexts & {
  token: string;
  /** The `edited_at` that the applicant saw; empty for null. */
  seen: string;
  /** The address of an uploaded file; empty for the present one. */
  file: string;
};

/** What an applicant does with the secret link of their application. An unknown link is an `http` error 404. */
export const applicantLinkApi = submissionsApi.injectEndpoints({
  endpoints: (build) => ({
    /** Gives the application that was just sent with a file a link; returns its token. Mails are in the language. */
    keepLink: build.mutation<string, { file: string; language: string }>({
      async queryFn(sent, context) {
        // Nobody is asked to tick a box for something that comes by mail, too.
        const result = await callApplications(context, { action: 'keep', ...sent }, keptSchema, false);
        return 'data' in result ? { data: result.data.token } : result;
      },
    }),

    readApplication: build.mutation<OwnApplication, string>({
      async queryFn(token, context) {
        const result = await callApplications(context, { action: 'read', token }, readSchema);
        return 'data' in result ? { data: result.data.application } : result;
      },
    }),

    /** Accepts an offer or withdraws the application; returns its state afterwards. */
    moveApplication: build.mutation<Moved, Move>({
      queryFn: (move, context) => callApplications(context, { action: 'move', ...move }, movedSchema),
    }),

    /**
     * Stores what the listing should say, for the organisers to take over, or the answers of the form; returns the state
     * afterwards.
     */
    sendEdit: build.mutation<Edited, Edit>({
      queryFn: (edit, context) => callApplications(context, { ...edit }, editedSchema),
    }),

    /** Ends all links of the application. */
    endLinks: build.mutation<object, string>({
      queryFn: (token, context) => callApplications(context, { action: 'end', token }, doneSchema),
    }),

    /** Deletes the application and its file. */
    eraseApplication: build.mutation<object, string>({
      queryFn: (token, context) => callApplications(context, { action: 'erase', token }, doneSchema),
    }),

    /** Has the link mailed to an address. The answer is the same whether or not there is an application with it. */
    resendLink: build.mutation<object, string>({
      queryFn: (email, context) => callApplications(context, { action: 'resend', email }, doneSchema),
    }),
  }),
});

export const { useResendLinkMutation } = applicantLinkApi;
