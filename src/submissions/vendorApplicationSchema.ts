import * as z from 'zod/mini';
import type { I18n, Message } from '#lib/i18n/i18n.ts';
import { socialLinks } from '#lib/social-links/socialLinks.ts';
import { parseWebAddress } from '#lib/url/webAddress.ts';
import { lenient } from '#lib/schema/lenient.ts';
import { type FileError, fileError } from '#lib/schema/uploadFile.ts';
import { MESSAGES } from './messages/index.ts';

const FILE_ERRORS: Record<FileError, Message> = {
  'too-large': MESSAGES.fileTooLarge,
  'wrong-type': MESSAGES.fileType,
  empty: MESSAGES.emptyFile,
};

type Translate = I18n['t'];

/** The form's error message for a file; undefined if it is accepted. */
export function fileMessage(file: File, t: Translate): string | undefined {
  const error = fileError(file);
  return error && t(FILE_ERRORS[error]);
}

/** Hosts that the database accepts. */
const INSTAGRAM = /^((www|m)\.)?instagram\.com$/;

/** A single word may mean anything, such as `pending`. With an `@`, a dot or an underscore it is a handle. */
const WORD = /^[a-z\d]*$/i;

/** The URL of an account, from its URL or its handle. */
function instagramAddress(value: string): string | undefined {
  const [link] = WORD.test(value) ? [] : socialLinks({ instagramUrl: value });
  return link && INSTAGRAM.test(new URL(link.href).host) ? link.href : undefined;
}

function websiteAddress(value: string): string | undefined {
  return value === '' ? '' : parseWebAddress(value)?.href;
}

/** Maximum length of each kind of field; the database has the same limits. */
const MAX_LENGTH = { line: 200, phone: 50, address: 2048, email: 254, text: 5000 };

/** One `@` and a domain with a dot, like the backend's rule. Zod's own rule would add to the bundle of every screen. */
const EMAIL =
  /^[^\s\p{C}@"(),:;<>[\]\\]{1,64}@([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u;

/** The vendor application form; the output is trimmed and has complete URLs. */
export function vendorApplicationSchema(t: Translate) {
  const maxLength = (max: number) => z.maxLength(max, t(MESSAGES.tooLong, { max }));
  const required = (message: Message, max: number) =>
    z.string().check(z.trim(), z.minLength(1, t(message)), maxLength(max));

  /**
   * A URL that may be typed without its scheme; the output has a scheme and is percent-encoded, since its length counts.
   */
  const address = (read: (value: string) => string | undefined, invalid: Message, missing?: Message) =>
    z.pipe(
      z.pipe(
        z.string().check(
          z.trim(),
          z.minLength(missing ? 1 : 0, missing && t(missing)),
          z.refine((value) => read(value) !== undefined, t(invalid)),
        ),
        z.transform((value) => read(value) ?? ''),
      ),
      z.string().check(maxLength(MAX_LENGTH.address)),
    );

  return z.object({
    full_name: required(MESSAGES.fullName, MAX_LENGTH.line),
    email: z.string().check(z.trim(), z.regex(EMAIL, t(MESSAGES.email)), maxLength(MAX_LENGTH.email)),
    business_name: required(MESSAGES.businessName, MAX_LENGTH.line),
    phone_number: z.string().check(z.trim(), maxLength(MAX_LENGTH.phone)),
    website_url: address(websiteAddress, MESSAGES.url),
    instagram_url: address(instagramAddress, MESSAGES.instagram, MESSAGES.instagramMissing),
    project_description: required(MESSAGES.description, MAX_LENGTH.text),
    product_images: z.pipe(
      z.custom<File | undefined>(isFile, t(MESSAGES.file)).check(
        z.refine((file) => file === undefined || fileMessage(file, t) === undefined, {
          error: ({ input }) => fileMessage(input as File, t),
        }),
      ),
      // All values other than files have failed above.
      z.transform((file) => file as File),
    ),
  });
}

type Schema = ReturnType<typeof vendorApplicationSchema>;

export type VendorApplication = z.output<Schema>;
/** The form's values: the texts as typed, and the file if one is chosen. */
export type VendorForm = z.input<Schema>;
/** The text fields: all except the file. */
export type VendorValues = Omit<VendorApplication, 'product_images'>;

export const EMPTY_VALUES: VendorValues = {
  full_name: '',
  email: '',
  business_name: '',
  phone_number: '',
  website_url: '',
  instagram_url: '',
  project_description: '',
};

const text = lenient(z.string());

/** Texts of the fields that were typed before, perhaps when the form had other fields. */
export const typedSchema = z.object({
  full_name: text,
  email: text,
  business_name: text,
  phone_number: text,
  website_url: text,
  instagram_url: text,
  project_description: text,
});

const NOT_APPLICABLE = 'N/A';

/**
 * The database row of an application.
 *
 * @param fileAddress the URL of the uploaded file.
 */
export function toApplicationRecord(values: VendorValues, fileAddress: string) {
  return {
    contact_name: values.full_name,
    contact_email: values.email,
    company_name: values.business_name,
    contact_phone: orNull(values.phone_number),
    company_website: orNull(values.website_url),
    social_media_handles: { instagram: values.instagram_url },
    product_description: values.project_description,
    product_images_urls: [fileAddress],
    company_address: NOT_APPLICABLE,
    company_city: NOT_APPLICABLE,
    company_state: NOT_APPLICABLE,
    company_zip: NOT_APPLICABLE,
    company_country: NOT_APPLICABLE,
    business_type: NOT_APPLICABLE,
    product_categories: ['General'],
  };
}

export type ApplicationRecord = ReturnType<typeof toApplicationRecord>;

function isFile(value: unknown): boolean {
  return value instanceof File;
}

function orNull(text: string): string | null {
  return text.trim() === '' ? null : text;
}
