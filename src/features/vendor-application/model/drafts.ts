import * as z from 'zod/mini';
import { createDraft } from '#lib/drafts/draft.ts';
import { lenient } from '#lib/model/lenient.ts';
import { fileKey } from '#lib/model/uploadFile.ts';

const storage = () => window.sessionStorage;
const answer = lenient(z.string());

const answersSchema = z.object({
  full_name: answer,
  email: answer,
  business_name: answer,
  phone_number: answer,
  website_url: answer,
  instagram_url: answer,
  project_description: answer,
});

/** The text of the fields. Files cannot be stored and have to be chosen again. */
export const answersDraft = createDraft(
  storage,
  'vendor-application',
  (kept) => answersSchema.safeParse(kept).data,
);

const uploadSchema = z.object({ fileKey: z.string(), address: z.string(), at: z.number() });

const uploadDraft = createDraft(
  storage,
  'vendor-application-upload',
  (kept) => uploadSchema.safeParse(kept).data,
);

/**
 * How long an uploaded file without an application can be reused, in milliseconds; the backend deletes it after 24
 * hours.
 */
const RELIABLE_FOR = 12 * 60 * 60_000;

/** The URL of a file that this tab has uploaded for an application that could not be stored. */
export function uploadedAddress(file: File): string | undefined {
  const upload = uploadDraft.read();
  const isReliable = upload?.fileKey === fileKey(file) && Date.now() - upload.at < RELIABLE_FOR;
  return isReliable ? upload.address : undefined;
}

export function keepUploadedAddress(file: File, address: string): void {
  uploadDraft.keep({ fileKey: fileKey(file), address, at: Date.now() });
}

/** The URL is unusable: the next try uploads the file again. */
export function forgetUploadedAddress(): void {
  uploadDraft.forget();
}

/** After success nothing may be sent again. */
export function forgetDrafts(): void {
  answersDraft.forget();
  uploadDraft.forget();
}
