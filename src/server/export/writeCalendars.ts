import { type CalendarContext, allCalendars } from '#supabase/functions/calendar/calendars.ts';
import { writeCalendar } from '#supabase/functions/calendar/writeCalendar.ts';
import { writeFileAt } from './pageFile.ts';

/**
 * Writes all calendars except those of picks as files, in each language. A calendar whose path cannot be a file name is left out.
 *
 * @returns why the content of calendars cannot be read: none is written then. Undefined otherwise.
 */
export async function writeCalendars(
  folder: string,
  context: CalendarContext,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { eventId, origin } = context;
  let translations;
  try {
    translations = await allCalendars(context);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  for (const { i18n, content, index } of translations) {
    for (const [path, calendar] of index.calendars) {
      signal.throwIfAborted();
      const text = await writeCalendar(content, calendar, { eventId, origin: origin(), i18n });
      await writeFileAt(folder, i18n.prefix + path, text);
    }
  }
  return undefined;
}
