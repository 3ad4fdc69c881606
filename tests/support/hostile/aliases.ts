import { type HostileGroup, ofEachKind } from './group.ts';

const slug = (current: unknown) => ({ _type: 'slug', current });

/** Aliases that cannot be in a URL, by defect. */
const ABSENT: Record<string, unknown> = {
  missing: undefined,
  null: null,
  text: 'not-a-slug',
  empty: slug(''),
  object: slug({ en: 'slug' }),
  here: slug('.'),
  above: slug('..'),
};

/** Aliases that need URL encoding; each leads to its own item. */
export const ODD_ALIASES = [
  'a/b?c#d',
  'category',
  'lineup',
  'v1.0',
  '50% off',
  '%2e%2e',
  '%',
  '__proto__',
  'constructor',
  '日本',
  '"><script>alert(1)</script>',
  'javascript:alert(1)',
  '//evil.example',
  '\\evil.example',
  'é'.repeat(300),
  'broken \ud800 half',
] as const;

export const aliases: HostileGroup = {
  name: 'alias missing, `..`, `a/b?c#d`, `category`',
  documents: [
    ...Object.entries(ABSENT).flatMap(([fault, alias]) =>
      ofEachKind(`unaddressed-${fault}`, `Unaddressed ${fault}`, { alias }),
    ),
    ...ODD_ALIASES.flatMap((alias, index) =>
      ofEachKind(`odd-alias-${index}`, `Odd alias ${index}`, { alias: slug(alias) }),
    ),
  ],
};
