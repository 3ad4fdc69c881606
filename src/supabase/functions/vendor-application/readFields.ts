import { HttpError } from '../_shared/httpError.ts';
import { readBody } from '../_shared/readBody.ts';

/** Of actions that send the texts of a form, and of the others. In bytes, and in UTF-16 units of each text. */
const SIZES = {
  form: { body: 32 * 1024, text: 10_000 },
  other: { body: 4 * 1024, text: 2048 },
};

export type Fields = Readonly<Record<string, string>>;

/**
 * The texts of a JSON object.
 *
 * @throws HttpError 400 if it is not valid, or too large for its action
 */
export async function readFields(request: Request): Promise<Fields> {
  const body = await readBody(request, SIZES.form.body);
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(body));
  } catch {
    value = undefined;
  }
  const entries = Object.entries(typeof value === 'object' && value !== null ? value : {});
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const fields = Object.fromEntries(texts);
  const isForm = ['edit', 'answer', 'saveDraft'].includes(fields['action'] ?? '');
  const most = isForm ? SIZES.form : SIZES.other;
  if (
    texts.length < entries.length ||
    (body?.byteLength ?? 0) > most.body ||
    texts.some(([, text]) => text.length > most.text || !isStorable(text))
  )
    throw notValid();
  return fields;
}

/** PostgreSQL stores neither null characters nor halves of surrogate pairs. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Cs}/u.test(text);
}

/** The error of a request that is not valid. */
export function notValid(): HttpError {
  return new HttpError(400, 'The request is not valid.');
}
