import * as z from 'zod/mini';

const text = z.nullable(z.string());

/** A mail that `claim_mails` has handed out. */
export const claimedMailSchema = z.object({
  // It is part of a file's name.
  id: z.uuid(),
  kind: z.string(),
  /** What the organisers write to the applicant. */
  reason: text,
  application_id: z.string(),
  /** In which somebody applied, if it is known. */
  language: text,
  contact_name: z.string(),
  contact_email: z.string(),
  company_name: z.string(),
  booth: text,
  answer_by: text,
});

export type ClaimedMail = z.infer<typeof claimedMailSchema>;
