import { Script } from 'node:vm';

/** What a screen or a kind is called, in kebab case. */
export interface Name {
  one: string;
  many: string;
}

/** Reads the names that someone has typed: one of both, or both where the other one is not as usual. */
export function readName(what: 'kind' | 'screen', typed: string, other: string | undefined): Name {
  const name =
    what === 'kind'
      ? { one: typed, many: other ?? pluralOf(typed) }
      : { one: other ?? singularOf(typed), many: typed };
  for (const part of Object.values(name)) {
    if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(part))
      throw new Error(`"${part}" is no name in kebab case, such as "food-truck".`);
    if (isReserved(camel(part))) throw new Error(`"${part}" is a word of JavaScript.`);
  }
  if (name.one === name.many)
    throw new Error(`Say also what one of them is called: npm run new -- ${what} ${typed} NAME`);
  return name;
}

function pluralOf(one: string): string {
  return one.replace(/(?<![aeiou])y$/, 'ie').replace(/(?<=s|x|ch|sh)$/, 'e') + 's';
}

function singularOf(many: string): string {
  return many.replace(/ies$/, 'y').replace(/(?<=ss|x|ch|sh)es$|(?<!s)s$/, '');
}

function isReserved(word: string): boolean {
  try {
    new Script(`'use strict'; let ${word};`);
    return false;
  } catch {
    return true;
  }
}

/** `foodTruck` */
export function camel(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

const words = (name: string) => name.replaceAll('-', ' ');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Where the template's name stands, and what stands there instead. The first that fits counts. */
const FORMS: readonly [RegExp, (name: string) => string][] = [
  // Labels and comments.
  [/(?<=noun: \['|(?<=noun: .*)', '|Search |No )sponsors?\b/g, words],
  [/(?<=['"]|\/\*\* )Sponsors?\b/g, (name) => capital(words(name))],
  // Addresses, folders, chunks and ids; the Studio's files have names as in code.
  [
    /(?<=(?<!documents|tests\/screens)\/|hunkName: "|chunk: '|where=")sponsors?\b|sponsors?(?=-)/g,
    (name) => name,
  ],
  [/sponsors?(?![a-z])/g, camel],
  [/Sponsors?(?![a-z])/g, (name) => capital(camel(name))],
];

/** A text about sponsors, about something else. */
export function rename(text: string, { one, many }: Name): string {
  // Marks keep a name that contains the template's from being replaced again.
  const marked = FORMS.reduce(
    (replaced, [pattern, form]) =>
      replaced.replace(pattern, (found) => `\0${found.endsWith('s') ? form(many) : form(one)}\0`),
    text.replaceAll('\0', ''),
  );
  return marked.replaceAll('\0', '');
}
