import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import type { SubmissionError } from '#lib/errors/submissionError.ts';

/**
 * All mutations. Endpoints are injected, in one file for each form, so that they are in the form's chunk. A mutation is
 * never repeated automatically.
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
