import * as z from 'zod/mini';
import { lenient } from '../../lib/model/lenient';
import { invokeFunction } from './invokeFunction';
import type { SubmissionExtra } from './submissionSource';
import { submissionsApi } from './submissionsApi';

/** Milliseconds. */
const DEADLINE = 30_000;

const answer = z.object({ message: lenient(z.string().check(z.minLength(1))) });

export const mailingListApi = submissionsApi.injectEndpoints({
  endpoints: (build) => ({
    /** Puts an address on the mailing list; gives what the service says to it, or null. */
    subscribe: build.mutation<string | null, string>({
      async queryFn(email, { extra, signal }) {
        const { submissionSource } = extra as SubmissionExtra;
        const result = await invokeFunction(submissionSource, {
          name: 'email-subscribe',
          body: { email },
          answer,
          signal,
          deadline: DEADLINE,
        });
        return 'data' in result ? { data: result.data.message ?? null } : result;
      },
    }),
  }),
});

export const { useSubscribeMutation } = mailingListApi;
