// Reads a list of [file, source] from standard input and prints, for each, whether the file may import the source.
// A program of its own, because jest cannot load ESLint's configuration.
import { ESLint } from 'eslint';
import { readFileSync } from 'node:fs';
import process from 'node:process';

const eslint = new ESLint();
const pairs = JSON.parse(readFileSync(0, 'utf8'));
const verdicts = [];
for (const [filePath, source] of pairs) {
  const [result] = await eslint.lintText(`export * from '${source}';\n`, { filePath });
  verdicts.push(!result.messages.some(({ ruleId }) => ruleId === 'boundaries/dependencies'));
}
process.stdout.write(JSON.stringify(verdicts));
