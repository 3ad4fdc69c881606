import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { type I18n, i18nOf } from '#lib/i18n/i18n.ts';

/** Texts for the console. Only bundles have compiled texts; without `NODE_ENV` Lingui would compile them, too. */
export const t: I18n['t'] = ({ id, message }, values) =>
  i18nOf('en').t(
    { id, message: typeof message === 'string' ? compileMessageOrThrow(message) : message },
    values,
  );
