import type { SubmissionExtra } from './submissionSource.ts';
import { submissionsApi } from './submissionsApi.ts';

export const mailingListApi = submissionsApi.injectEndpoints({
  endpoints: (build) => ({
    /** Adds an address to the mailing list; returns the service's message, or null. */
    subscribe: build.mutation<string | null, string>({
      async queryFn(email, { extra, signal }) {
        const { submissionSource } = extra as SubmissionExtra;
        // The code that sends is loaded on submit, because most visitors only read the form's page.
        const sending = await import(/* webpackChunkName: "subscribe" */ './subscribe.ts').catch(String);
        if (typeof sending === 'string') return { error: { kind: 'network', message: sending } };
        return sending.subscribe(submissionSource, email, signal);
      },
    }),
  }),
});

export const { useSubscribeMutation } = mailingListApi;
