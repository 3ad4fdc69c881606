/** The program behind `npm run applications`: prints all applications, or writes them to a CSV file. */
import { existsSync, writeFileSync } from 'node:fs';
import { readSiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { readBackendEnvironment } from '../environment.ts';
import { readApplications } from './readApplications.ts';
import { countOf, writeCsv, writeList } from './writeApplications.ts';

async function main([file, ...others]: string[]): Promise<void> {
  if (others.length > 0 || (file !== undefined && !/\.csv$/i.test(file))) {
    throw new Error('Usage: npm run applications [-- applications.csv]');
  }
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { DATA_DIR: dataDir, SUPABASE_SERVICE_ROLE_KEY: serviceKey } = readBackendEnvironment(process.env);
  const { supabaseUrl } = readSiteEnvironment(process.env);
  const applications = await readApplications({ supabaseUrl, serviceKey, dataDir });
  if (file === undefined) {
    console.log(writeList(applications));
  } else {
    // Personal data: readable by the owner only.
    writeFileSync(file, writeCsv(applications), { mode: 0o600 });
    console.log(`${file}: ${countOf(applications)}`);
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
