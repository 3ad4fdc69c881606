/**
 * The program behind `npm run applications`: prints all applications or writes them to a CSV file, and exports or deletes
 * what is stored of one person.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readSiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { readBackendEnvironment } from '../environment.ts';
import { type BackendSource, withBackend } from './backend.ts';
import { erasePerson, exportPerson } from './person.ts';
import { readApplications } from './readApplications.ts';
import { countOf, writeCsv, writeList } from './writeApplications.ts';

const USAGE =
  'Usage: npm run applications [-- applications.csv | -- --export EMAIL [person.json] | -- --erase EMAIL]';

interface Task {
  /** Where the result is written instead of the terminal. */
  file: string | undefined;
  /** Whose data is exported. */
  exported: string | undefined;
  /** Whose data is deleted. */
  erased: string | undefined;
}

/** @throws Error with the usage */
function readTask(parameters: string[]): Task {
  try {
    const { values, positionals } = parseArgs({
      args: parameters,
      options: { export: { type: 'string' }, erase: { type: 'string' } },
      allowPositionals: true,
    });
    const { export: exported, erase: erased } = values;
    const [file, ...others] = positionals;
    const people = [exported, erased].filter((email) => email !== undefined);
    const ending = exported === undefined ? /\.csv$/i : /\.json$/i;
    const isClear = others.length === 0 && people.length < 2 && people.every((email) => email.includes('@'));
    if (isClear && (file === undefined || (erased === undefined && ending.test(file)))) {
      return { file, exported, erased };
    }
  } catch {
    // An unknown option.
  }
  throw new Error(USAGE);
}

async function main(parameters: string[]): Promise<void> {
  const { file, exported, erased } = readTask(parameters);
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { DATA_DIR: dataDir, SUPABASE_SERVICE_ROLE_KEY: serviceKey } = readBackendEnvironment(process.env);
  const { supabaseUrl } = readSiteEnvironment(process.env);
  const source: BackendSource = { supabaseUrl, serviceKey, dataDir };
  if (erased !== undefined) {
    const counts = await withBackend(source, (call) => erasePerson(call, erased));
    const { applications = 0, subscriptions = 0 } = counts ?? {};
    const signUps = subscriptions === 1 ? '1 sign-up' : 'no sign-up';
    console.log(`Deleted: ${countOf(applications)}, with files; ${signUps} to the mailing list`);
  } else if (exported !== undefined) {
    const person = await withBackend(source, (call) => exportPerson(call, exported));
    write(person ?? '{}', file, exported);
  } else {
    const applications = (await withBackend(source, readApplications)) ?? [];
    write((file === undefined ? writeList : writeCsv)(applications), file, countOf(applications.length));
  }
}

function write(text: string, file: string | undefined, summary: string): void {
  if (file === undefined) return console.log(text);
  // Personal data: readable by the owner only.
  writeFileSync(file, text, { mode: 0o600 });
  console.log(`${file}: ${summary}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
