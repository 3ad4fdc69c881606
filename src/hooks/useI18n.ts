import { createContext, useContext } from 'react';
import { type I18n, pageI18n } from '#lib/i18n/i18n.ts';

/** The language of the page. What has a React root of its own, such as a toast, needs no provider. */
export const I18nContext = createContext<I18n | undefined>(undefined);

export function useI18n(): I18n {
  return useContext(I18nContext) ?? pageI18n();
}
