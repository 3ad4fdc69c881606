import datesAr from '#lib/dates/messages/ar.json' with { type: 'json' };
import datesDe from '#lib/dates/messages/de.json' with { type: 'json' };
import datesEs from '#lib/dates/messages/es.json' with { type: 'json' };
import datesFi from '#lib/dates/messages/fi.json' with { type: 'json' };
import { addTranslations, compilingI18n } from '#lib/i18n/compiledTexts.ts';
import type { I18n } from '#lib/i18n/i18n.ts';
import { baseOf } from '#lib/i18n/pageLanguage.ts';
import mailAr from './messages/ar.json' with { type: 'json' };
import mailDe from './messages/de.json' with { type: 'json' };
import mailEs from './messages/es.json' with { type: 'json' };
import mailFi from './messages/fi.json' with { type: 'json' };

/** The translations of what mails say, by language and room. */
const TRANSLATIONS: Readonly<Record<string, Readonly<Record<string, Record<string, string>>>>> = {
  ar: { dates: datesAr, mail: mailAr },
  de: { dates: datesDe, mail: mailDe },
  es: { dates: datesEs, mail: mailEs },
  fi: { dates: datesFi, mail: mailFi },
};

/** The texts of mails in a language; in English if they are not translated. */
export function mailTexts(language: string): I18n {
  const base = baseOf(language);
  const translations = TRANSLATIONS[base];
  for (const [room, texts] of Object.entries(translations ?? {})) addTranslations(base, room, texts);
  return compilingI18n(translations || base === 'en' ? language : 'en');
}
