import { hash } from '#lib/text/hash.ts';

/** Codes of picked documents by the letter of their kind. */
export type PickCodes = Readonly<Record<string, readonly string[]>>;

/** 7 digits of 6 bits each: with 5,000 documents, one in 300,000 festivals has two documents with the same code. */
const CODE_LENGTH = 7;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The largest number of codes of one kind that is read; longer lists are not expected. */
const MAX_CODES = 500;

/** A document's code in a shared list: seven characters computed from its `_id`, so that no table of ids is needed. */
export function pickCode(id: string): string {
  let rest = hash(id);
  let code = '';
  for (let digit = 0; digit < CODE_LENGTH; digit++) {
    code += DIGITS[rest % 64];
    rest = Math.floor(rest / 64);
  }
  return code;
}

/** Codes as one text for an address: each letter with its codes, sorted, so that the same list has the same text. */
export function writePickCodes(codes: PickCodes): string {
  return Object.keys(codes)
    .sort()
    .flatMap((letter) => {
      const sorted = [...new Set(codes[letter])].sort();
      return sorted.length === 0 ? [] : letter + sorted.join('');
    })
    .join('.');
}

/** @returns undefined for a text without any code; malformed parts are left out. */
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
  return [...new Set(digits.match(/[\w-]{7}/g))].sort().slice(0, MAX_CODES);
}
