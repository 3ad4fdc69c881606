/** An alias with a suffix, such as `name-2`, which the second document with the alias `name` gets. */
const SUFFIXED = /^(.+)-([2-9]|[1-9]\d{1,5})$/s;

/** The largest number of suffixes. A document that would need more has no address. */
const MAX_SUFFIXES = 3;

/** The GROQ expression of a document's creation time. Documents without one are sorted last. */
const created = (scope = '') => `coalesce(string(${scope}_createdAt), "~")`;

/** If several documents share an alias, the address opens the one that was created first. */
export const OLDEST_FIRST = `order(${created()} asc, _id asc)`;

/**
 * The GROQ expression of the alias in a document's address. The first document with an alias gets the alias itself. The
 * others get a suffix, `-2`, `-3` and so on, and their `shared` is the alias without it. If other documents already
 * have the suffixed alias, the document is counted after them and gets one more suffix. Null for a document without an
 * alias.
 *
 * @param shown the GROQ filter of the documents that must have different addresses.
 */
export function aliasAmong(shown: string): string {
  const earlier = countOfEarlier(shown);
  const sameAliasCount = `count(*[${shown} && alias.current == ^.current])`;
  const next = `{shared, current, "same": ${sameAliasCount}}
    {shared, "current": select(same == 0 => current, current + "-" + string(same + 1))}`;
  const second = `@{"shared": alias.current, "current": alias.current + "-" + string(${earlier} + 1)}`;
  const last = `{shared, "current": select(${sameAliasCount} == 0 => current)}`;
  return `select(!(alias.current > "") => null, ${earlier} == 0 => alias, ${second}${next.repeat(MAX_SUFFIXES - 1)}${last})`;
}

/**
 * The GROQ expression of a document's alias if it is the first with that alias. For links to the first document only.
 */
export function aliasOfFirst(shown: string): string {
  return `select(alias.current > "" && ${countOfEarlier(shown)} == 0 => alias)`;
}

/** How many documents come before a document in the order of its alias. */
function countOfEarlier(shown: string): string {
  const isEarlier = `${created()} < ${created('^.')} || ${created()} == ${created('^.')} && _id < ^._id`;
  // The alias comes first, because the embedded service uses an index of the first field that is compared.
  return `count(*[alias.current == ^.alias.current && ${shown} && (${isEarlier})])`;
}

/** One slug for each shape of query that `documentAt` builds. The slug itself is passed in parameters. */
export const SAMPLE_SLUGS = Array.from(
  { length: MAX_SUFFIXES + 1 },
  (_, suffixes) => `a${'-2'.repeat(suffixes)}`,
);

/**
 * The query, as GROQ and parameters, of the document to which `aliasAmong` gives a slug.
 *
 * @param shown the same filter as for `aliasAmong`.
 */
export function documentAt(
  shown: string,
  slug: string,
): { groq: string; params: Record<string, string | number> } {
  const params: Record<string, string | number> = {};

  /**
   * Documents whose alias is the slug come first, then the document that gets the slug by a suffix to its own alias.
   */
  function expressionFor(slug: string, position: number, suffixes: number): string {
    const [slugParam, positionParam] = [`slug${suffixes || ''}`, `position${suffixes || ''}`];
    Object.assign(params, { [slugParam]: slug, [positionParam]: position });
    const sharing = `*[alias.current == $${slugParam} && ${shown}]`;
    const own = `${sharing} | ${OLDEST_FIRST} [$${positionParam}..$${positionParam}][0]`;
    const [, stem, number] = (suffixes < MAX_SUFFIXES && SUFFIXED.exec(slug)) || [];
    if (stem === undefined) return own;
    const suffixed = expressionFor(stem, Number(number) - 1, suffixes + 1);
    return `coalesce(${own}, select(count(${sharing}) == $${positionParam} => ${suffixed}))`;
  }

  return { groq: expressionFor(slug, 0, 0), params };
}
