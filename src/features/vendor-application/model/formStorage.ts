import * as z from 'zod/mini';
import { type FormStorage, createFormStorage } from '#lib/formStorage.ts';
import { fileKey } from '#lib/schema/uploadFile.ts';
import { typedSchema } from '#submissions/vendorApplicationSchema.ts';
import { tokenSchema } from './linkStorage.ts';

const storage = () => window.sessionStorage;

/** The text of the fields. Files cannot be stored; visitors choose them again. */
export const valuesStorage = createFormStorage(
  storage,
  'vendor-application',
  (stored) => typedSchema.safeParse(stored).data,
);

/** What is typed into a form that edits something. */
export interface Typed<Values> {
  values: Values;
  /** Whether a file was chosen. */
  hasFile: boolean;
  /** The version that the applicant began with: its `edited_at`. */
  began: string | null;
}

const listingValues = z.object({
  business_name: z.string(),
  website_url: z.string(),
  instagram_url: z.string(),
  project_description: z.string(),
});
const answersValues = z.extend(listingValues, { full_name: z.string(), phone_number: z.string() });

export type TypedListing = Typed<z.output<typeof listingValues>>;
export type TypedAnswers = Typed<z.output<typeof answersValues>>;

/**
 * What is typed about the listing of an application, from when its form is opened until it is sent or discarded.
 *
 * @param application its id.
 */
export function listingStorage(application: string): FormStorage<TypedListing> {
  return typedStorage(`vendor-listing-${application}`, listingValues);
}

/** The same for the answers of an application. */
export function answersStorage(application: string): FormStorage<TypedAnswers> {
  return typedStorage(`vendor-answers-${application}`, answersValues);
}

function typedStorage<Values>(key: string, values: z.ZodMiniType<Values>): FormStorage<Typed<Values>> {
  const schema = z.object({ values, hasFile: z.boolean(), began: z.nullable(z.string()) });
  return createFormStorage(storage, key, (stored) => schema.safeParse(stored).data);
}

const draftSchema = z.object({ token: tokenSchema, texts: typedSchema });

/** The draft that this tab has saved or opened last: the token of its link, and what it contains. */
export const draftStorage = createFormStorage(
  storage,
  'vendor-application-draft',
  (stored) => draftSchema.safeParse(stored).data,
);

const uploadSchema = z.object({ fileKey: z.string(), address: z.string(), at: z.number() });

const uploadStorage = createFormStorage(
  storage,
  'vendor-application-upload',
  (stored) => uploadSchema.safeParse(stored).data,
);

/**
 * How long an uploaded file can be reused for an application or edit that was not stored, in milliseconds. The backend deletes
 * it after 24 hours.
 */
const REUSABLE_FOR = 12 * 60 * 60_000;

/** The URL of a file that this tab has uploaded for an application or edit that could not be stored. */
export function uploadedAddress(file: File): string | undefined {
  const upload = uploadStorage.read();
  const isReliable = upload?.fileKey === fileKey(file) && Date.now() - upload.at < REUSABLE_FOR;
  return isReliable ? upload.address : undefined;
}

export function storeUploadedAddress(file: File, address: string): void {
  uploadStorage.save({ fileKey: fileKey(file), address, at: Date.now() });
}

/** Called if the URL cannot be used, so that the next try uploads the file again, and once it is used. */
export function forgetUploadedAddress(): void {
  uploadStorage.remove();
}

/** Called after success, so that nothing is sent again. */
export function forgetForm(): void {
  valuesStorage.remove();
  uploadStorage.remove();
  draftStorage.remove();
}
