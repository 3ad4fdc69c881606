/**
 * What each language says of itself on a page in another one. The catalogues of a page have only the page's own language,
 * and a whole catalogue would be loaded for one line.
 */
export const OFFER_TEXTS: Readonly<Partial<Record<string, { offer: string; close: string }>>> = {
  ar: { offer: 'هذه الصفحة متاحة بالعربية.', close: 'إغلاق' },
  de: { offer: 'Diese Seite gibt es auf Deutsch.', close: 'Schließen' },
  en: { offer: 'This page is available in English.', close: 'Close' },
  es: { offer: 'Esta página está disponible en español.', close: 'Cerrar' },
  fi: { offer: 'Tämä sivu on olemassa suomeksi.', close: 'Sulje' },
};
