import { type ThemeFields, readTheme } from '../colors/theme.ts';

/** The attributes that an event sets on the document. */
export interface DocumentAttributes {
  /** Attributes of the `html` element: language, direction and colours. Their values need no escaping. */
  html: { lang: string } & Readonly<Record<string, string>>;
  /** The colour of the browser's own bars; undefined for the template's colour. */
  themeColor: string | undefined;
}

/** The scripts that are written from right to left, by ISO 15924 code. */
const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

export function documentAttributes(event: ThemeFields & { locale?: string | undefined }): DocumentAttributes {
  const locale = readLocale(event.locale);
  const { theme } = readTheme(event);
  return {
    html: {
      lang: locale?.baseName ?? 'en',
      ...(RIGHT_TO_LEFT.has(locale?.maximize().script ?? '') && { dir: 'rtl' }),
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

/** The part of a BCP 47 tag that names language, script and region; undefined if it is malformed. */
function readLocale(tag: string | undefined): Intl.Locale | undefined {
  try {
    return tag === undefined ? undefined : new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}
