import { isRightToLeft, languagesOf } from '../i18n/pageLanguage.ts';
import { type ThemeFields, readTheme } from '../colors/theme.ts';

/** The attributes that an event sets on the document. */
export interface DocumentAttributes {
  /** Attributes of the `html` element: language, direction and colours. Their values need no escaping. */
  html: { lang: string } & Readonly<Record<string, string>>;
  /** The colour of the browser's own bars; undefined for the template's colour. */
  themeColor: string | undefined;
}

/** @param language the page's; default: the festival's first. */
export function documentAttributes(
  event: ThemeFields & { locale?: string | undefined; languages?: readonly string[] | undefined },
  language: string | undefined = languagesOf(event)[0],
): DocumentAttributes {
  const languages = languagesOf(event);
  const { theme } = readTheme(event);
  return {
    html: {
      lang: language,
      ...(languages.length > 1 && { 'data-languages': languages.join(' ') }),
      ...(isRightToLeft(language) && { dir: 'rtl' }),
      ...(theme && {
        'data-theme': theme.mode,
        style: Object.entries(theme.properties)
          .map((property) => property.join(':'))
          .join(';'),
      }),
    },
    themeColor: theme?.background,
  };
}
