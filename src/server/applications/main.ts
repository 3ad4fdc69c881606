/**
 * The program behind `npm run applications`: prints all applications or writes them to a CSV file, moves one to another
 * state, publishes it as a listing, sends mails to applicants, and exports or deletes what is stored of one person.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { readSiteEnvironment } from '#lib/environment/siteEnvironment.ts';
import { readBackendEnvironment } from '../environment.ts';
import { loadEnvironment } from '../loadEnvironment.ts';
import { outboxOf } from '../mails/chooseTransport.ts';
import { eraseOutbox } from '../mails/outbox.ts';
import { sendMails, writeCounts } from '#supabase/functions/send-mails/sendMails.ts';
import { publishApplication } from '#content/place/publish/publishApplication.ts';
import { type BackendSource, callFunction, withBackend } from './backend.ts';
import { openContentFile } from './publish/contentFile.ts';
import { openSanityProject } from './publish/sanityProject.ts';
import { moveApplication } from './moveApplication.ts';
import { mailOptions } from './mailOptions.ts';
import { erasePerson, exportPerson } from './person.ts';
import { readApplications } from './readApplications.ts';
import { readTask } from './task.ts';
import { countOf, writeCsv, writeList } from './writeApplications.ts';

async function main(parameters: string[]): Promise<void> {
  const task = readTask(parameters);
  // These belong to an edition of the festival, which the content names.
  if (['move', 'publish', 'send-mails'].includes(task.kind)) await loadEnvironment();
  else if (existsSync('.env')) process.loadEnvFile('.env');
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
        publishApplication({ call: callFunction(call), loadFile, store, eventId }, task),
      );
      if (lines === undefined) throw new Error('Nothing was ever submitted.');
      return console.log(lines.join('\n'));
    }
    case 'send-mails': {
      const options = mailOptions(backend, environment);
      const counts = await withBackend(source, (call) => sendMails(call, options));
      return console.log(`Mails: ${writeCounts(counts ?? { sent: 0, failed: 0 })}`);
    }
    case 'export': {
      const person = await withBackend(source, (call) => exportPerson(call, task.email));
      return write(person ?? '{}', task.file, task.email);
    }
    case 'erase': {
      const counts = await withBackend(source, (call) => erasePerson(call, task.email));
      const { applications = 0, drafts = 0, subscriptions = 0, listings = [] } = counts ?? {};
      const mails = eraseOutbox(outboxOf(dataDir), task.email);
      const signUps = subscriptions === 1 ? '1 sign-up' : 'no sign-up';
      console.log(`Deleted: ${countOf(applications)}, with files; ${signUps} to the mailing list`);
      if (drafts > 0) console.log(`Deleted of the form: ${drafts === 1 ? '1 draft' : `${drafts} drafts`}`);
      if (mails > 0) console.log(`Deleted from the outbox: ${mails === 1 ? '1 mail' : `${mails} mails`}`);
      for (const listing of listings)
        console.log(`The listing ${listing} is content, and stays until an editor deletes it.`);
      return;
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
