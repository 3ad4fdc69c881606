/**
 * Starts Sanity Studio with the site's project; `npm run studio -- build` runs another command of Sanity's CLI. The
 * Studio's packages are installed on first use, and again when their lock file changes.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { readSiteEnvironment } from '../lib/environment/siteEnvironment.ts';

const FOLDER = import.meta.dirname;
/** Commands that need no project. */
const PROJECTLESS = ['login', 'logout', 'projects', 'help'];

if (existsSync('.env')) process.loadEnvFile();

try {
  const [command = 'dev', ...options] = process.argv.slice(2);
  const environment = PROJECTLESS.includes(command) ? {} : readEnvironment();
  if (!isInstalled()) run('npm', ['ci', '--no-audit', '--no-fund'], process.env);
  run('npm', ['exec', '--', 'sanity', command, ...options], { ...process.env, ...environment });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** The Studio's variables. It can read only those that start with `SANITY_STUDIO_`. */
function readEnvironment() {
  const { sanityProjectId, dataset, eventId, siteUrl, supabaseUrl, supabaseAnonKey } = readSiteEnvironment(
    process.env,
  );
  if (sanityProjectId === undefined) {
    throw new Error('SANITY_PROJECT_ID is missing: set it and SANITY_DATASET in .env (see .env.example)');
  }
  return {
    SANITY_STUDIO_PROJECT_ID: sanityProjectId,
    SANITY_STUDIO_DATASET: dataset,
    SANITY_STUDIO_EVENT_ID: eventId,
    SANITY_STUDIO_SITE_URL: siteUrl ?? '',
    ...(supabaseUrl !== undefined && {
      SANITY_STUDIO_SUPABASE_URL: supabaseUrl,
      SANITY_STUDIO_SUPABASE_ANON_KEY: supabaseAnonKey,
    }),
  };
}

/** Whether the packages of the lock file are installed. npm writes its own copy of the lock file last. */
function isInstalled(): boolean {
  const [locked, installed] = ['package-lock.json', 'node_modules/.package-lock.json'].map((name) =>
    statSync(`${FOLDER}/${name}`, { throwIfNoEntry: false }),
  );
  return locked !== undefined && installed !== undefined && installed.mtimeMs >= locked.mtimeMs;
}

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv): void {
  const { status, error } = spawnSync(command, args, { cwd: FOLDER, env, stdio: 'inherit' });
  if (error) throw error;
  // Without a status the command was ended by a signal, such as Ctrl-C.
  if (status) throw new Error(`${command} ${args.join(' ')} failed`);
}
