import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Coding } from './negotiation';

/** A serialised answer or page, ready to be sent. */
export interface Answer {
  readonly body: Uint8Array<ArrayBuffer>;
  /** Weak: it stands for the result, whatever the coding and the time that the evaluation took. */
  readonly etag: string;
  /** The body in a coding, made when it is first asked for. */
  packed(coding: Coding): Promise<Uint8Array<ArrayBuffer>>;
}

/** Keeps the answers used last. */
export interface AnswerCache<Kept extends Answer> {
  get(key: string): Kept | undefined;
  set(key: string, answer: Kept): void;
}

const pack = {
  br: (body: Uint8Array<ArrayBuffer>) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Uint8Array<ArrayBuffer>) => promisify(gzip)(body),
};

/**
 * @param text the whole body
 * @param result the part of the body that the tag stands for
 */
export function createAnswer(text: string, result = text): Answer {
  const body = Buffer.from(text);
  const forms = new Map<Coding, Promise<Uint8Array<ArrayBuffer>>>();
  return {
    body,
    etag: `W/"${createHash('sha1').update(result).digest('base64url')}"`,
    packed(coding) {
      const known = forms.get(coding) ?? pack[coding](body);
      forms.set(coding, known);
      return known;
    },
  };
}

/**
 * A cache that forgets what has not been asked for longest.
 *
 * @param limit bytes of plain bodies; the codings of a body come on top, a small part of it each
 */
export function createAnswerCache<Kept extends Answer>(limit: number): AnswerCache<Kept> {
  const answers = new Map<string, Kept>();
  let bytes = 0;
  const forget = (key: string) => {
    bytes -= answers.get(key)?.body.byteLength ?? 0;
    answers.delete(key);
  };
  return {
    get(key) {
      const answer = answers.get(key);
      if (answer) {
        // A Map keeps the order of insertion: what was just used goes to the end.
        answers.delete(key);
        answers.set(key, answer);
      }
      return answer;
    },
    set(key, answer) {
      forget(key);
      answers.set(key, answer);
      bytes += answer.body.byteLength;
      for (const oldest of answers.keys()) {
        if (bytes <= limit) break;
        forget(oldest);
      }
    },
  };
}
