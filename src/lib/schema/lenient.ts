import * as z from 'zod/mini';

/**
 * A field that may be missing, null or malformed: all three parse as undefined. One bad field must not invalidate the
 * document.
 */
export function lenient<T extends z.core.$ZodType>(schema: T) {
  return z.catch(z.optional(schema), undefined as z.output<T> | undefined);
}

/** A list that may be missing, null or malformed; entries that do not match the schema are dropped. */
export function lenientList<T extends z.core.$ZodType>(schema: T) {
  return z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((entries: unknown[]) =>
      entries.flatMap((entry) => {
        const parsed = z.safeParse(schema, entry);
        return parsed.success ? [parsed.data] : [];
      }),
    ),
  );
}

/** Text that is not blank. */
export const filledText = z.string().check(z.trim(), z.minLength(1));
