import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DOCUMENT = join(__dirname, '../../docs/hosting.md');

/**
 * The configuration of docs/hosting.md in a language.
 *
 * @param changes what takes the place of ports and paths; each is in the configuration once
 */
export function readRecipe(language: string, changes: Readonly<Record<string, string>>): string {
  const blocks = readFileSync(DOCUMENT, 'utf8').split(`\n\`\`\`${language}\n`).slice(1);
  const [recipe = '', ...others] = blocks.map((block) => block.slice(0, block.indexOf('\n```')));
  if (recipe === '' || others.length > 0)
    throw new Error(`docs/hosting.md has not one block of ${language}.`);
  return Object.entries(changes).reduce((text, [from, to]) => {
    if (text.split(from).length !== 2)
      throw new Error(`The ${language} in docs/hosting.md has not one "${from}".`);
    return text.replace(from, () => to);
  }, recipe);
}
