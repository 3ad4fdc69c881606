import { hash } from '#lib/text/hash.ts';

/** Codes of picked documents by the letter of their kind. */
export type PickCodes = Readonly<Record<string, readonly string[]>>;

/** 7 digits of 6 bits: two of 5,000 documents get the same code in one of 300,000 festivals. */
const CODE_LENGTH = 7;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The largest number of codes of one kind that is read. No visitor shares a longer list. */
const MOST_CODES = 500;

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

/** Codes as one text for an address: each letter with its codes, all sorted, so that a list has one text. */
export function writePickCodes(codes: PickCodes): string {
  return Object.keys(codes)
    .sort()
    .flatMap((letter) => {
      const sorted = [...new Set(codes[letter])].sort();
      return sorted.length === 0 ? [] : letter + sorted.join('');
    })
    .join('.');
}

/** @returns undefined for a text without a single code; what is malformed in it is left out. */
export function readPickCodes(text: string): PickCodes | undefined {
  const codes: Record<string, readonly string[]> = {};
  for (const part of text.split('.')) {
    const letter = part.charAt(0);
    if (/[a-z]/.test(letter)) codes[letter] ??= readCodes(part.slice(1));
  }
  const filled = Object.entries(codes).filter(([, own]) => own.length > 0);
  return filled.length === 0 ? undefined : Object.fromEntries(filled);
}

function readCodes(digits: string): string[] {
  return [...new Set(digits.match(/[\w-]{7}/g))].sort().slice(0, MOST_CODES);
}
