import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import type { SubmissionError } from '#lib/errors/submissionError.ts';

/**
 * Everything that visitors send. Endpoints are injected a form a file, so that they travel with the form. Nothing is
 * ever sent again by itself.
 */
export const submissionsApi = createApi({
  reducerPath: 'submissions',
  baseQuery: fakeBaseQuery<SubmissionError>(),
  endpoints: () => ({}),
});
