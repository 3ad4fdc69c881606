import { makeToken } from '#lib/linkToken.ts';
import { type FunctionContext, type FunctionHandler, createFormFunction } from '../_shared/formFunction.ts';
import { isOfPastEdition } from '../_shared/editions.ts';
import { HttpError } from '../_shared/httpError.ts';
import { hashOf } from '../_shared/linkToken.ts';
import { removeFiles } from '../secure-file-upload/uploadStorage.ts';
import { createDraftActions } from './draftActions.ts';
import { type Fields, notValid, readFields } from './readFields.ts';

const LIMITS = { perAddress: 30, inAll: 600 };
/** A time as PostgreSQL writes it in JSON. */
const TIME = /^[1-9]\d{3}-\d\d-\d\dT([01]\d|2[0-3])(:[0-5]\d){2}(\.\d{1,6})?[+-](0\d|1[0-4]):[0-5]\d$/;
/** A BCP 47 tag as the database takes it. */
const LANGUAGE = /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i;

/** An application as its applicant sees it: a row of `application_of_link`. */
interface OwnApplication {
  id: string;
  created_at: string;
  status: string;
  /** The edition of its booth. */
  event: string | null;
}

/**
 * What an applicant does with their secret link: POST `{action, …}`.
 *
 * - `keep {file, language}` gives the application that was just sent with this file a link, and notes the page's language
 *   for mails: `{token}`
 * - `read {token}`: `{application}`
 * - `move {token, seen, target}` accepts an offer or withdraws: `{outcome, application}`
 * - `edit {token, seen, name, description, website, instagram, file}` edits the listing; `seen` is the `edited_at` that
 *   was read, and empty for null, as is `website`; an empty `file` keeps the picture: `{outcome, application}`
 * - `answer {token, seen, contact, phone, name, description, website, instagram, file}` edits the answers of the form, in
 *   the same way, until something is decided: `{outcome, application}`
 * - `end {token}` ends all links of the application: `{}`
 * - `erase {token}` deletes the application and its files: `{}`
 * - `resend {email}` mails the link, with the same response for any address: `{}`
 * - `saveDraft`, `readDraft` and `eraseDraft` are in draftActions.ts
 *
 * An unknown token is 404, one of an edition that is over 410. A token is part of the body only, never of an address, because addresses are logged.
 */
export function createApplicationHandler(context: FunctionContext): FunctionHandler {
  const call = (name: string, json: object) => context.call(`/rest/v1/rpc/${name}`, { method: 'POST', json });

  async function find(token: string | undefined): Promise<OwnApplication> {
    const found = await call('application_of_link', { link_hash: await hashOf(token ?? '') });
    if (found === null) throw new HttpError(404, 'This link is not valid any more.');
    const application = found as OwnApplication;
    if (await isPast(application)) throw new HttpError(410, 'This edition of the festival is over.');
    return application;
  }

  async function isPast({ created_at: sentAt, event }: OwnApplication): Promise<boolean> {
    // While the content cannot be read, links open.
    const { eventId, others } = (await context.editions?.().catch(() => undefined)) ?? {};
    return (eventId === undefined || event !== eventId) && isOfPastEdition(sentAt, others);
  }

  const actions: Readonly<Record<string, (fields: Fields) => Promise<object>>> = {
    async keep({ file = '', language = '' }) {
      const token = makeToken();
      const isKept = await call('keep_link', {
        file_url: file,
        link_hash: await hashOf(token),
        page_language: LANGUAGE.test(language) ? language : null,
      });
      if (isKept !== true) throw new HttpError(404, 'There is no such application.');
      return { token };
    },
    async read({ token }) {
      return { application: await find(token) };
    },
    async move({ token, seen = '', target = '' }) {
      await call('expire_offers', {});
      const { id } = await find(token);
      const outcome = await call('move_application', {
        application: id,
        seen,
        target,
        actor: 'applicant',
        reason: null,
        offer: null,
      });
      return { outcome, application: await find(token) };
    },
    async edit({ token, seen = '', name = '', description = '', website = '', instagram = '', file = '' }) {
      if (seen !== '' && !isTime(seen)) throw notValid();
      const { id } = await find(token);
      const outcome = await call('edit_listing', {
        application: id,
        seen: orNull(seen),
        listing: { name, description, website: orNull(website), instagram, picture: orNull(file) },
      });
      if (outcome === 'invalid') throw notValid();
      return { outcome, application: await find(token) };
    },
    async answer({ token, seen = '', contact = '', phone = '', name = '', description = '', ...rest }) {
      if (seen !== '' && !isTime(seen)) throw notValid();
      const { website = '', instagram = '', file = '' } = rest;
      const { id } = await find(token);
      const outcome = await call('edit_answers', {
        application: id,
        seen: orNull(seen),
        answers: {
          contact_name: contact,
          contact_phone: orNull(phone),
          name,
          description,
          website: orNull(website),
          instagram,
          picture: orNull(file),
        },
      });
      if (outcome === 'invalid') throw notValid();
      return { outcome, application: await find(token) };
    },
    async end({ token }) {
      const { id } = await find(token);
      await call('end_links', { application: id });
      return {};
    },
    async erase({ token }) {
      const { id } = await find(token);
      const files = await call('erase_applications', { applications: [id] });
      await removeFiles(context.call, 'vendor-files', files as string[]);
      return {};
    },
    async resend({ email = '' }) {
      await call('request_link', { address: email.trim().slice(0, 254) });
      return {};
    },
    ...createDraftActions(call),
  };

  return createFormFunction(context, {
    action: 'vendor-application',
    limits: LIMITS,
    async work(request) {
      const { action = '', ...fields } = await readFields(request);
      if (!Object.hasOwn(actions, action)) throw new HttpError(400, 'There is no such action.');
      return (await actions[action]?.(fields)) ?? {};
    },
  });
}

function isTime(text: string): boolean {
  const day = new Date(text.slice(0, 10));
  // JavaScript makes 3 March of 31 February.
  return TIME.test(text) && !Number.isNaN(day.getTime()) && text.startsWith(day.toISOString().slice(0, 10));
}

function orNull(text: string): string | null {
  return text === '' ? null : text;
}
