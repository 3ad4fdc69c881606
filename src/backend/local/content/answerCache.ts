import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Coding } from '../http/negotiation';

/** A serialised answer, ready to be sent. */
export interface Answer {
  readonly body: Uint8Array<ArrayBuffer>;
  /** Weak: it stands for the result, whatever the coding and the time that the evaluation took. */
  readonly etag: string;
  /** The body in a coding, made when it is first asked for. */
  packed(coding: Coding): Promise<Uint8Array<ArrayBuffer>>;
}

/** Keeps the answers used last. */
export interface AnswerCache {
  get(key: string): Answer | undefined;
  set(key: string, answer: Answer): void;
}

const pack = {
  br: (body: Uint8Array<ArrayBuffer>) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Uint8Array<ArrayBuffer>) => promisify(gzip)(body),
};

/**
 * @param json the whole body
 * @param result the part of the body that the tag stands for
 */
export function createAnswer(json: string, result: string): Answer {
  const body = Buffer.from(json);
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
export function createAnswerCache(limit: number): AnswerCache {
  const answers = new Map<string, Answer>();
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
