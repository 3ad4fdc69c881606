/** An alias with a suffix, such as `name-2`, which the second document with the alias has. */
const SUFFIXED = /^(.+)-([2-9]|[1-9]\d{1,5})$/s;

/** The largest number of suffixes; a document that would need more has no address. */
const MOST_SUFFIXES = 3;

/** The GROQ expression of a document's creation time; documents without one come last. */
const created = (scope = '') => `coalesce(string(${scope}_createdAt), "~")`;

/** Of several documents with one alias the one created first opens at it. */
export const OLDEST_FIRST = `order(${created()} asc, _id asc)`;

/**
 * The alias of a document as its address has it, as GROQ. The first document with an alias has it as it is, the others
 * `-2`, `-3` ... behind it, and say whose alias it is in `shared`. Where that is the alias of other documents, it comes
 * after these, with one more suffix. Undefined for a document without an alias.
 *
 * @param shown the GROQ filter of the documents of which it is to be told apart.
 */
export function aliasAmong(shown: string): string {
  const earlier = countOfEarlier(shown);
  const taken = `count(*[${shown} && alias.current == ^.current])`;
  const next = `{shared, "current": select(${taken} == 0 => current, current + "-" + string(${taken} + 1))}`;
  const second = `@{"shared": alias.current, "current": alias.current + "-" + string(${earlier} + 1)}`;
  const last = `{shared, "current": select(${taken} == 0 => current)}`;
  return `select(!(alias.current > "") => null, ${earlier} == 0 => alias, ${second}${next.repeat(MOST_SUFFIXES - 1)}${last})`;
}

/** The alias of a document if it is the first with it, as GROQ; for where a link to the others is not worth the bytes. */
export function aliasOfFirst(shown: string): string {
  return `select(alias.current > "" && ${countOfEarlier(shown)} == 0 => alias)`;
}

/** How many documents take the alias of a document before it. */
function countOfEarlier(shown: string): string {
  const isEarlier = `${created()} < ${created('^.')} || ${created()} == ${created('^.')} && _id < ^._id`;
  // The alias first: the embedded service looks documents up by the first field that is compared.
  return `count(*[alias.current == ^.alias.current && ${shown} && (${isEarlier})])`;
}

/** A slug for each of the queries that `documentAt` makes: what stands in a slug comes as parameters. */
export const SAMPLE_SLUGS = Array.from(
  { length: MOST_SUFFIXES + 1 },
  (_, suffixes) => `a${'-2'.repeat(suffixes)}`,
);

/**
 * The document that `aliasAmong` gives an alias, as GROQ and its parameters.
 *
 * @param shown the same filter.
 */
export function documentAt(
  shown: string,
  slug: string,
): { groq: string; params: Record<string, string | number> } {
  const params: Record<string, string | number> = {};

  /** Whoever has a slug comes first; behind them the one document that is to have it with a suffix of its own alias. */
  function inLine(slug: string, position: number, suffixes: number): string {
    const [alias, place] = [`slug${suffixes || ''}`, `position${suffixes || ''}`];
    Object.assign(params, { [alias]: slug, [place]: position });
    const sharing = `*[alias.current == $${alias} && ${shown}]`;
    const own = `${sharing} | ${OLDEST_FIRST} [$${place}..$${place}][0]`;
    const [, stem, number] = (suffixes < MOST_SUFFIXES && SUFFIXED.exec(slug)) || [];
    if (stem === undefined) return own;
    const pushed = inLine(stem, Number(number) - 1, suffixes + 1);
    return `coalesce(${own}, select(count(${sharing}) == $${place} => ${pushed}))`;
  }

  return { groq: inLine(slug, 0, 0), params };
}
