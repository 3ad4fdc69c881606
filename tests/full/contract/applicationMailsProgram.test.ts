import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { embeddedAnonKey } from '#lib/environment/siteEnvironment.ts';
import { runApplications } from '../../support/applicationsProgram.ts';
import {
  SERVICE_KEY,
  buildApplication,
  connect,
  fileForm,
  makeDataDir,
  useBackend,
} from '../../support/backend.ts';
import { pdf } from '../../support/files.ts';
import { applicationOf, mailsIn } from '../../support/mailFiles.ts';
import { folder, start, until, useProgramFolder } from '../../support/mainProgram.ts';

const backend = useBackend();
useProgramFolder();

describe('npm run applications -- --send-mails', () => {
  const run = (environment: NodeJS.ProcessEnv, ...parameters: string[]) =>
    runApplications(folder, environment, '--send-mails', ...parameters);
  const hosted = () => ({
    SUPABASE_URL: backend.origin(),
    SUPABASE_ANON_KEY: 'x',
    SUPABASE_SERVICE_ROLE_KEY: SERVICE_KEY,
    DATASET: 'event.ndjson',
  });

  test('sends the mails of a project, and prints their number', async () => {
    const { body } = await backend.uploadFile(pdf(), 'plan.pdf');
    const row = buildApplication(body.publicUrl ?? '', { contact_email: 'kim@example.com' });
    await backend.anon().from('vendor_applications').insert(row);
    const { stdout, stderr, failed } = await run({ ...hosted(), SITE_URL: 'https://festival.example' });
    expect({ stderr, failed }).toEqual({ stderr: '', failed: false });
    expect(stdout).toMatch(
      /^Mail to kim@example\.com: \.local\/outbox\/[\da-f-]{36}\.eml\nMails: 1 sent, 0 given back\n$/,
    );
    expect(mailsIn(join(folder, '.local/outbox'))[0]).toContain(
      'Subject: Testival: we have your application',
    );
  });

  test('says what is missing in one line', async () => {
    expect((await run(hosted())).stderr).toBe(
      'SITE_URL is not set: mails need the public address of the site.\n',
    );
    expect((await run({ ...hosted(), SITE_URL: 'https://festival.example' }, 'x.csv')).stderr).toMatch(
      /^Usage: /,
    );
    expect((await run({ ...hosted(), SMTP_URL: 'smtp://mail.example' })).stderr).toMatch(
      /^MAIL_FROM is missing: .*\n$/,
    );
  });
});

describe('npm start', () => {
  test('sends mails to a folder, and prints their addresses and paths only', async () => {
    const dataDir = await makeDataDir(folder);
    const { child, origin, output, ended } = await start({
      DATA_DIR: dataDir,
      SUPABASE_SERVICE_ROLE_KEY: SERVICE_KEY,
    });
    async function apply(contact_email: string) {
      const upload = await fetch(`${origin}/functions/v1/secure-file-upload`, {
        method: 'POST',
        headers: { apikey: embeddedAnonKey },
        body: fileForm(pdf(), 'plan.pdf'),
      });
      const { publicUrl } = (await upload.json()) as { publicUrl: string };
      const row = buildApplication(publicUrl, { contact_email });
      expect((await connect(origin).from('vendor_applications').insert(row)).error).toBeNull();
    }

    await apply('kim@example.com');
    await until(() => output.stdout.includes('Mail to'));
    const directory = join(dataDir, 'outbox');
    const [mail = ''] = mailsIn(directory);
    expect(mail).toContain(`${origin}/vendor-application#application=`);
    expect((await applicationOf(mail, origin)).status).toBe(200);

    // An address that mail programs could read as another one.
    await apply('kim\u202e@example.com');
    await until(() => output.stderr.includes('\n'));
    child.kill('SIGTERM');
    const { code, stdout, stderr } = await ended;
    expect({ code, stderr }).toEqual({ code: 0, stderr: 'Mails: 0 sent, 1 given back\n' });
    const [ready, ...lines] = stdout.split('\n');
    expect(ready).toMatch(/^Fairground is ready/);
    expect(lines).toEqual([
      `Mail to kim@example.com: ${join(directory, readdirSync(directory)[0] ?? '')}`,
      '',
    ]);
  });

  test('opens no database for it', async () => {
    const { child, ended } = await start();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 0, stderr: '' });
    expect(existsSync(join(folder, '.local/database'))).toBe(false);
  });
});
