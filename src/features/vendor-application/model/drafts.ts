import * as z from 'zod/mini';
import { createDraft } from '#lib/formStorage.ts';
import { lenient } from '#lib/schema/lenient.ts';
import { fileKey } from '#lib/schema/uploadFile.ts';

const storage = () => window.sessionStorage;
const text = lenient(z.string());

const valuesSchema = z.object({
  full_name: text,
  email: text,
  business_name: text,
  phone_number: text,
  website_url: text,
  instagram_url: text,
  project_description: text,
});

/** The text of the fields. Files cannot be stored and have to be chosen again. */
export const valuesDraft = createDraft(
  storage,
  'vendor-application',
  (stored) => valuesSchema.safeParse(stored).data,
);

const uploadSchema = z.object({ fileKey: z.string(), address: z.string(), at: z.number() });

const uploadDraft = createDraft(
  storage,
  'vendor-application-upload',
  (stored) => uploadSchema.safeParse(stored).data,
);

/**
 * How long an uploaded file without an application can be reused, in milliseconds; the backend deletes it after 24
 * hours.
 */
const REUSABLE_FOR = 12 * 60 * 60_000;

/** The URL of a file that this tab has uploaded for an application that could not be stored. */
export function uploadedAddress(file: File): string | undefined {
  const upload = uploadDraft.read();
  const isReliable = upload?.fileKey === fileKey(file) && Date.now() - upload.at < REUSABLE_FOR;
  return isReliable ? upload.address : undefined;
}

export function storeUploadedAddress(file: File, address: string): void {
  uploadDraft.save({ fileKey: fileKey(file), address, at: Date.now() });
}

/** The URL is unusable: the next try uploads the file again. */
export function forgetUploadedAddress(): void {
  uploadDraft.remove();
}

/** After success nothing may be sent again. */
export function forgetDrafts(): void {
  valuesDraft.remove();
  uploadDraft.remove();
}
