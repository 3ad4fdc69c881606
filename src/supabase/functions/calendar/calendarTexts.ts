import contentAr from '#content/messages/ar.json' with { type: 'json' };
import contentDe from '#content/messages/de.json' with { type: 'json' };
import contentEs from '#content/messages/es.json' with { type: 'json' };
import contentFi from '#content/messages/fi.json' with { type: 'json' };
import { addTranslations, compilingI18n } from '#lib/i18n/compiledTexts.ts';
import datesAr from '#lib/dates/messages/ar.json' with { type: 'json' };
import datesDe from '#lib/dates/messages/de.json' with { type: 'json' };
import datesEs from '#lib/dates/messages/es.json' with { type: 'json' };
import datesFi from '#lib/dates/messages/fi.json' with { type: 'json' };
import type { I18n } from '#lib/i18n/i18n.ts';
import { type PageLanguage, baseOf } from '#lib/i18n/pageLanguage.ts';

/** The translations of what calendars say, by language and room. Each has its import: Supabase deploys no other files. */
export const TRANSLATIONS: Readonly<Record<string, Readonly<Record<string, Record<string, string>>>>> = {
  ar: { content: contentAr, dates: datesAr },
  de: { content: contentDe, dates: datesDe },
  es: { content: contentEs, dates: datesEs },
  fi: { content: contentFi, dates: datesFi },
};

/** The texts of calendars in a language. */
export function calendarTexts({ language, prefix }: PageLanguage): I18n {
  const base = baseOf(language);
  for (const [room, texts] of Object.entries(TRANSLATIONS[base] ?? {})) addTranslations(base, room, texts);
  return compilingI18n(language, prefix);
}
