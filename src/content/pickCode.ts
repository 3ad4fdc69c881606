import { hash } from '#lib/text/hash.ts';

/** What a visitor may pick, in the order in which it is written. */
export const PICK_KINDS = ['event', 'place', 'performer'] as const;
export type PickKind = (typeof PICK_KINDS)[number];

/** Picked documents by their codes. */
export type PickCodes = Readonly<Record<PickKind, readonly string[]>>;

export const NO_CODES: PickCodes = { event: [], place: [], performer: [] };

/** 7 digits of 6 bits: two of 5,000 documents get the same code in one of 300,000 festivals. */
const CODE_LENGTH = 7;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Of one kind: a longer list is no visitor's. */
const MOST_CODES = 500;

const LETTERS: Record<PickKind, string> = { event: 'e', place: 'p', performer: 'a' };

/** A document's code in a shared list: seven characters that follow from its `_id`, so that no list of ids is needed. */
export function pickCode(id: string): string {
  let rest = hash(id);
  let code = '';
  for (let digit = 0; digit < CODE_LENGTH; digit++) {
    code += DIGITS[rest % 64];
    rest = Math.floor(rest / 64);
  }
  return code;
}

/** Codes as one text for an address: a letter for the kind and its codes, sorted, without a separator. */
export function writePickCodes(codes: PickCodes): string {
  return PICK_KINDS.flatMap((kind) => {
    const sorted = [...new Set(codes[kind])].sort();
    return sorted.length === 0 ? [] : LETTERS[kind] + sorted.join('');
  }).join('.');
}

/** @returns undefined for a text without a single code; what is malformed in it is left out. */
export function readPickCodes(text: string): PickCodes | undefined {
  const parts = text.split('.');
  const codesOf = (kind: PickKind) => {
    const digits = parts.find((part) => part.startsWith(LETTERS[kind]))?.slice(1) ?? '';
    const codes = digits.match(/[\w-]{7}/g) ?? [];
    return [...new Set(codes)].sort().slice(0, MOST_CODES);
  };
  const codes = { event: codesOf('event'), place: codesOf('place'), performer: codesOf('performer') };
  return PICK_KINDS.every((kind) => codes[kind].length === 0) ? undefined : codes;
}
