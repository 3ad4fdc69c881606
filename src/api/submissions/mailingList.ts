import type { SubmissionExtra } from './submissionSource.ts';
import { submissionsApi } from './submissionsApi.ts';

export const mailingListApi = submissionsApi.injectEndpoints({
  endpoints: (build) => ({
    /** Puts an address on the mailing list; gives what the service says to it, or null. */
    subscribe: build.mutation<string | null, string>({
      async queryFn(email, { extra, signal }) {
        const { submissionSource } = extra as SubmissionExtra;
        // The form stands on a page that most visitors only read: what sends comes when it is sent.
        const sending = await import(/* webpackChunkName: "subscribe" */ './subscribe.ts').catch(String);
        if (typeof sending === 'string') return { error: { kind: 'network', message: sending } };
        return sending.subscribe(submissionSource, email, signal);
      },
    }),
  }),
});

export const { useSubscribeMutation } = mailingListApi;
