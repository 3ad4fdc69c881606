import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { embeddedAnonKey } from '#lib/environment/siteEnvironment.ts';

/** A stored mail as text, with what its encoding has replaced. */
function readMail(path: string): string {
  return readFileSync(path, 'utf8')
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** The mails in a folder. */
export const mailsIn = (folder: string) => readdirSync(folder).map((name) => readMail(join(folder, name)));

/** What the function of applicants says to the link in a mail. */
export async function applicationOf(text: string, origin: string) {
  const [, token] = /#application=([\w-]{22})\b/.exec(text) ?? [];
  const response = await fetch(`${origin}/functions/v1/vendor-application`, {
    method: 'POST',
    headers: { apikey: embeddedAnonKey },
    body: JSON.stringify({ action: 'read', token }),
  });
  return { status: response.status, body: (await response.json()) as object };
}
