/** The program behind `npm run content:check`: says what is wrong with the content. */
import { parseArgs } from 'node:util';
import { countFindings } from '#content/check/contentReport.ts';
import { readSiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { readBackendEnvironment } from '../environment.ts';
import { loadEnvironment } from '../loadEnvironment.ts';
import { checkDocuments } from './checkDocuments.ts';
import { formatFindings, formatJson, formatSummary } from './formatReport.ts';
import { readDocuments } from './readDocuments.ts';

const FAULTY = 1;
const UNREADABLE = 2;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean' }, summary: { type: 'boolean' } },
  });
  const [file, ...others] = positionals;
  if (others.length > 0) throw new Error('Usage: npm run content:check [-- FILE] [--json] [--summary]');
  if (file !== undefined) process.env.DATASET = file;
  await loadEnvironment();
  const environment = readSiteEnvironment(process.env);
  const { DATASET } = readBackendEnvironment(process.env);
  const content = await readDocuments(DATASET, environment);
  const report = await checkDocuments({
    ...content,
    eventId: environment.eventId,
    rendererDir: 'dist-node',
    origin: environment.siteUrl,
  });
  const format = values.json ? formatJson : values.summary ? formatSummary : formatFindings;
  console.log(format(report));
  if (countFindings(report.findings).errors > 0) process.exitCode = FAULTY;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = UNREADABLE;
});
