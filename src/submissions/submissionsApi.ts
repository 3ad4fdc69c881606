import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import type { SubmissionError } from '#lib/errors/submissionError.ts';

/**
 * All mutations. Endpoints are injected, one file a form, so that they are in the form's chunk. Nothing is ever sent
 * again automatically.
 */
export const submissionsApi = createApi({
  reducerPath: 'submissions',
  baseQuery: fakeBaseQuery<SubmissionError>(),
  endpoints: () => ({}),
});

declare module '#content/store.ts' {
  interface RootState {
    [submissionsApi.reducerPath]: ReturnType<typeof submissionsApi.reducer>;
  }
}
