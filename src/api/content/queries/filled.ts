/** The white space that JavaScript's `trim` removes, as members of a GROQ list; the spaces from U+2000 on are a range. */
const SPACES =
  '" ", "\\t", "\\n", "\\u000b", "\\f", "\\r", "\\u00a0", "\\u1680", "\\u2028", "\\u2029", "\\u202f", "\\u205f", "\\u3000", "\\ufeff"';

/**
 * The GROQ condition that an expression is a text that is not blank, as `filledText` parses it. It is true or false,
 * and looks at each character only of the few texts that do not begin with a plain one.
 */
export function isFilled(text: string): string {
  const isSpace = `@ in [${SPACES}] || @ >= "\\u2000" && @ <= "\\u200a"`;
  const hasMore = `count(string::split(${text}, "")[!(${isSpace})]) > 0`;
  return `select(${text} >= "!" && ${text} < "\\u007f" => true, ${hasMore} => true, false)`;
}
