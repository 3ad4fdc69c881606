import { compilingI18n } from '#lib/i18n/compiledTexts.ts';

/** Texts for the console. */
export const { t } = compilingI18n('en');
