import * as z from 'zod/mini';
import type { ApplicationRecord } from './vendorApplicationSchema.ts';
import { reportProgress } from './fetchWithProgress.ts';
import { interrupted, invokeFunction, loadClient } from './invokeFunction.ts';
import type { SubmissionExtra } from './submissionSource.ts';
import { submissionsApi } from './submissionsApi.ts';

interface FileUpload {
  file: File;
  /** Called with the sent fraction, from 0 to 1. */
  onProgress(fraction: number): void;
}

const BUCKET = 'vendor-files';
/** How long the database may take. Milliseconds. */
const DEADLINE = 30_000;

/** Statuses of a file that is refused: empty, too large, of another kind, or with forbidden content. */
const REFUSALS: readonly number[] = [400, 413, 415, 422];

/** PostgreSQL's code for a row that breaks a unique index: here, a second application with the same file. */
const ALREADY_IN = '23505';

const uploadResponse = z.object({ publicUrl: z.string().check(z.regex(/^https?:\/\/\S+$/)) });

export const vendorApplicationsApi = submissionsApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Stores a file and returns its address. It has no deadline, because the visitor sees the progress and can cancel.
     */
    uploadFile: build.mutation<string, FileUpload>({
      async queryFn({ file, onProgress }, { extra, signal }) {
        const body = new FormData();
        body.append('file', file);
        body.append('bucket', BUCKET);
        reportProgress(body, onProgress);
        const { submissionSource } = extra as SubmissionExtra;
        const result = await invokeFunction(submissionSource, {
          name: 'secure-file-upload',
          body,
          schema: uploadResponse,
          signal,
        });
        if ('data' in result) return { data: result.data.publicUrl };
        const { error } = result;
        const isRefused = error.kind === 'http' && REFUSALS.includes(error.status) && error.message !== '';
        return { error: isRefused ? { ...error, kind: 'refused' } : error };
      },
    }),

    /** Stores the application. If an application with the same file is already stored, it counts as sent. */
    insertApplication: build.mutation<null, ApplicationRecord>({
      async queryFn(record, { extra, signal }) {
        const { submissionSource } = extra as SubmissionExtra;
        const loaded = await loadClient(submissionSource);
        if (loaded.error) return loaded;
        const expiry = AbortSignal.timeout(DEADLINE);
        const { error, status } = await loaded.client
          .from('vendor_applications')
          .insert(record)
          .abortSignal(AbortSignal.any([signal, expiry]));
        if (!error || error.code === ALREADY_IN) return { data: null };
        // Status 0 is how the client reports a network error.
        if (status === 0) return { error: interrupted(error, signal, expiry) };
        return { error: { kind: 'http', status, message: error.message } };
      },
    }),
  }),
});
