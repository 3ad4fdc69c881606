import { TOKEN } from '#lib/linkToken.ts';
import { HttpError } from '../_shared/httpError.ts';
import { hashOf } from '../_shared/linkToken.ts';
import { type Fields, notValid } from './readFields.ts';

/**
 * Drafts of the form, with which vendors go on on another device. The page makes the token, so that a draft whose
 * response was lost is saved again, and not twice.
 *
 * - `saveDraft {token, full_name, email, …}` saves what is typed, in place of what the draft was: `{}`
 * - `readDraft {token}`: `{texts}`; 404 for an unknown token, or after 30 days
 * - `eraseDraft {token}` deletes the draft, if there is one: `{}`
 *
 * @param call calls a function of the database
 */
export function createDraftActions(call: (name: string, json: object) => Promise<unknown>) {
  return {
    async saveDraft({ token = '', full_name = '', email = '', business_name = '', ...rest }: Fields) {
      // A token that somebody has thought up could be guessed.
      if (!TOKEN.test(token)) throw notValid();
      const { phone_number = '', website_url = '', instagram_url = '', project_description = '' } = rest;
      const isSaved = await call('save_draft', {
        link_hash: await hashOf(token),
        typed: {
          full_name,
          email,
          business_name,
          phone_number,
          website_url,
          instagram_url,
          project_description,
        },
      });
      if (isSaved !== true)
        throw new HttpError(429, 'Too many drafts were saved today. Please try again tomorrow.');
      return {};
    },
    async readDraft({ token = '' }: Fields) {
      const texts = await call('read_draft', { link_hash: await hashOf(token) });
      if (texts === null) throw new HttpError(404, 'This link is not valid any more.');
      return { texts };
    },
    async eraseDraft({ token = '' }: Fields) {
      await call('erase_draft', { link_hash: await hashOf(token) });
      return {};
    },
  };
}
