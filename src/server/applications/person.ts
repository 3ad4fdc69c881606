import * as z from 'zod/mini';
import { removeFiles } from '#supabase/functions/secure-file-upload/uploadStorage.ts';
import { placeId } from '#lib/schema/vendorListing.ts';
import type { BackendCall } from './backend.ts';

const erasedSchema = z.object({
  applications: z.number(),
  drafts: z.number(),
  files: z.array(z.string()),
  subscriptions: z.number(),
});

/** All that the forms have stored of the person with an email address, as JSON. Files are in it as links. */
export async function exportPerson(call: BackendCall, email: string): Promise<string> {
  const stored = await call('/rest/v1/rpc/export_person', { method: 'POST', json: { address: email } });
  return JSON.stringify(stored, undefined, 2).replace(/(?!\n)\p{C}/gu, escaped);
}

const storedSchema = z.object({
  applications: z.array(z.object({ id: z.string(), events: z.array(z.object({ target: z.string() })) })),
});

/** Deletes all that the forms have stored of the person with an email address, files included. Returns counts, and
 * the listings that were published: they are content, which editors delete. */
export async function erasePerson(
  call: BackendCall,
  email: string,
): Promise<{ applications: number; drafts: number; subscriptions: number; listings: string[] }> {
  const stored = await call('/rest/v1/rpc/export_person', { method: 'POST', json: { address: email } });
  const published = storedSchema
    .parse(stored)
    .applications.filter(({ events }) => events.some(({ target }) => target === 'published'));
  const erased = await call('/rest/v1/rpc/erase_person', { method: 'POST', json: { address: email } });
  const { files, ...counts } = erasedSchema.parse(erased);
  await removeFiles(call, 'vendor-files', files);
  return { ...counts, listings: published.map(({ id }) => placeId(id)) };
}

/** Submitted text cannot send escape sequences to a terminal, or change the order of what it shows. */
function escaped(text: string): string {
  return Array.from(
    { length: text.length },
    (_, at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('');
}
