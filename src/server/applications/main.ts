/**
 * The program behind `npm run applications`: prints all applications or writes them to a CSV file, moves one to another
 * state, and exports or deletes what is stored of one person.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readSiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { readBackendEnvironment } from '../environment.ts';
import { type BackendSource, withBackend } from './backend.ts';
import { openContentFile } from './publish/contentFile.ts';
import { publishApplication } from './publish/publishApplication.ts';
import { openSanityProject } from './publish/sanityProject.ts';
import { type Move, moveApplication } from './moveApplication.ts';
import { erasePerson, exportPerson } from './person.ts';
import { readApplications } from './readApplications.ts';
import { countOf, writeCsv, writeList } from './writeApplications.ts';

const USAGE = `Usage: npm run applications [-- applications.csv]
       npm run applications -- --move ID STATE [--reason TEXT] [--booth A12 --until 2031-04-30]
       npm run applications -- --publish ID
       npm run applications -- --export EMAIL [person.json]
       npm run applications -- --erase EMAIL`;

const OPTIONS = {
  move: { type: 'string' },
  reason: { type: 'string' },
  booth: { type: 'string' },
  until: { type: 'string' },
  publish: { type: 'string' },
  export: { type: 'string' },
  erase: { type: 'string' },
} as const;

type Task =
  | { kind: 'list'; file: string | undefined }
  | ({ kind: 'move' } & Move)
  | { kind: 'publish'; id: string }
  | { kind: 'export'; email: string; file: string | undefined }
  | { kind: 'erase'; email: string };

/** @throws Error with the usage */
function readTask(parameters: string[]): Task {
  try {
    const { values, positionals } = parseArgs({
      args: parameters,
      options: OPTIONS,
      allowPositionals: true,
    });
    const task = taskOf(values, positionals);
    if (task) return task;
  } catch {
    // An unknown option.
  }
  throw new Error(USAGE);
}

/** The task, if the parameters name exactly one. */
function taskOf(
  { move: id, reason, booth, until, ...others }: { [Name in keyof typeof OPTIONS]?: string },
  [first, second]: string[],
): Task | undefined {
  if (second !== undefined) return undefined;
  const isPlain = [reason, booth, until].every((value) => value === undefined);
  const [other, ...more] = Object.entries(others);
  if (id !== undefined) {
    const answerBy = until === undefined ? undefined : readDeadline(until);
    if (first === undefined || other || (until !== undefined && answerBy === undefined)) return undefined;
    return { kind: 'move', id, target: first, reason, booth, answerBy };
  }
  if (!isPlain || more.length > 0) return undefined;
  if (!other) return first === undefined || /\.csv$/i.test(first) ? { kind: 'list', file: first } : undefined;
  const [kind, value] = other;
  if (kind === 'publish') return first === undefined ? { kind, id: value } : undefined;
  if (!value.includes('@')) return undefined;
  if (kind === 'erase') return first === undefined ? { kind, email: value } : undefined;
  return first === undefined || /\.json$/i.test(first)
    ? { kind: 'export', email: value, file: first }
    : undefined;
}

/** A day is meant until its end, in the time zone of this machine. */
function readDeadline(text: string): Date | undefined {
  const date = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T23:59:59` : text);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

async function main(parameters: string[]): Promise<void> {
  const task = readTask(parameters);
  if (existsSync('.env')) process.loadEnvFile('.env');
  const backend = readBackendEnvironment(process.env);
  const { DATA_DIR: dataDir, SUPABASE_SERVICE_ROLE_KEY: serviceKey } = backend;
  const environment = readSiteEnvironment(process.env);
  const { supabaseUrl, eventId } = environment;
  const source: BackendSource = { supabaseUrl, serviceKey, dataDir };
  switch (task.kind) {
    case 'list': {
      const applications = (await withBackend(source, readApplications)) ?? [];
      const { file } = task;
      return write(
        (file === undefined ? writeList : writeCsv)(applications),
        file,
        countOf(applications.length),
      );
    }
    case 'move': {
      const moved = await withBackend(source, (call) => moveApplication(call, task, eventId));
      if (moved === undefined) throw new Error('Nothing was ever submitted.');
      return console.log(moved);
    }
    case 'publish': {
      const { sanityProjectId, apiHost } = environment;
      const store =
        sanityProjectId === undefined && apiHost === undefined
          ? openContentFile(backend.DATASET)
          : openSanityProject(environment, backend.SANITY_WRITE_TOKEN);
      const lines = await withBackend(source, (call, loadFile) =>
        publishApplication(call, task.id, { store, eventId, loadFile }),
      );
      if (lines === undefined) throw new Error('Nothing was ever submitted.');
      return console.log(lines.join('\n'));
    }
    case 'export': {
      const person = await withBackend(source, (call) => exportPerson(call, task.email));
      return write(person ?? '{}', task.file, task.email);
    }
    case 'erase': {
      const counts = await withBackend(source, (call) => erasePerson(call, task.email));
      const { applications = 0, subscriptions = 0 } = counts ?? {};
      const signUps = subscriptions === 1 ? '1 sign-up' : 'no sign-up';
      console.log(`Deleted: ${countOf(applications)}, with files; ${signUps} to the mailing list`);
    }
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
