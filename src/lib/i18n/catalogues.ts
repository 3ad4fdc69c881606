import type { Messages } from '@lingui/core';

/** A text after compilation: plain parts, and places for values. */
export type CompiledMessage = Exclude<Messages[string], string>;

/** Texts of one language by id, as in `marketplace.title`. */
export type Catalogue = Messages;

const catalogues = new Map<string, Catalogue>();

/**
 * The texts of a language that have arrived so far. Pages of several languages may be rendered at the same time, so none
 * of them is "the" language.
 */
export function catalogueOf(language: string): Catalogue {
  let catalogue = catalogues.get(language);
  if (!catalogue) catalogues.set(language, (catalogue = {}));
  return catalogue;
}

export function addMessages(language: string, messages: Catalogue): void {
  Object.assign(catalogueOf(language), messages);
}
