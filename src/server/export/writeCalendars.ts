import { indexCalendars } from '#content/event/calendar/indexCalendars.ts';
import { languagesOf, pageLanguages } from '#lib/i18n/pageLanguage.ts';
import { type CalendarContext, currentContent } from '#supabase/functions/calendar/calendars.ts';
import { calendarTexts } from '#supabase/functions/calendar/calendarTexts.ts';
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
  let content;
  try {
    content = await currentContent(context);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  for (const page of pageLanguages(languagesOf(content.festival ?? {}))) {
    const i18n = calendarTexts(page);
    const { calendars } = await indexCalendars(content, i18n.t);
    for (const [path, calendar] of calendars) {
      signal.throwIfAborted();
      const text = await writeCalendar(content, calendar, { eventId, origin: origin(), i18n });
      await writeFileAt(folder, page.prefix + path, text);
    }
  }
  return undefined;
}
