import { createContext, useContext } from 'react';
import { type I18n, i18nOf } from '#lib/i18n/i18n.ts';

/** The language of the page. */
export const I18nContext = createContext<I18n>(i18nOf('en'));

export function useI18n(): I18n {
  return useContext(I18nContext);
}
