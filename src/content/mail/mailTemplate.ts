import * as z from 'zod/mini';

/** What a mail says instead of the usual words. Greeting, booth, reason and link are always added. */
export interface MailTemplate {
  subject: string;
  body: string;
}

const filled = z.string().check(z.trim(), z.minLength(1));

const schema = z.object({
  purpose: z.string(),
  subject: filled,
  body: filled,
  /** Without it the words are for a festival with one language. */
  language: z.nullish(z.string()),
});

export type StoredTemplate = z.infer<typeof schema>;

/** The documents that can be used; others are left out, so that no applicant gets an empty mail. */
export function readTemplates(documents: unknown): StoredTemplate[] {
  const list: unknown[] = Array.isArray(documents) ? documents : [];
  return list.flatMap((one) => schema.safeParse(one).data ?? []);
}

/**
 * Puts values into a text, such as `Your booth at {festival}`. What has no value stays as it is.
 *
 * @param values texts by name
 */
export function fillTemplate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (written, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : written,
  );
}
