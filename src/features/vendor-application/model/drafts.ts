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

/** What stands in the fields. Files cannot be stored; they are asked for again. */
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

/** How long a file that no application holds can be relied on; the backend keeps it for 24 hours. Milliseconds. */
const RELIABLE_FOR = 12 * 60 * 60_000;

/** The address of a file that is uploaded already, in this tab, for an application that could not be stored. */
export function uploadedAddress(file: File): string | undefined {
  const upload = uploadDraft.read();
  const isReliable = upload?.fileKey === fileKey(file) && Date.now() - upload.at < RELIABLE_FOR;
  return isReliable ? upload.address : undefined;
}

export function keepUploadedAddress(file: File, address: string): void {
  uploadDraft.keep({ fileKey: fileKey(file), address, at: Date.now() });
}

/** The address is of no use (any more): the next try uploads the file anew. */
export function forgetUploadedAddress(): void {
  uploadDraft.forget();
}

/** The application is sent: nothing of it may be sent again. */
export function forgetDrafts(): void {
  answersDraft.forget();
  uploadDraft.forget();
}
