import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EDIT, act, applyAndAccept, move, uploaded } from '../../support/applicantActions.ts';
import { runApplications } from '../../support/applicationsProgram.ts';
import { SERVICE_KEY, buildApplication, useBackend } from '../../support/backend.ts';
import { pdf } from '../../support/files.ts';

const backend = useBackend();

/** Runs the program in the data folder, which has no `.env`. */
const run = (environment: NodeJS.ProcessEnv, ...parameters: string[]) =>
  runApplications(backend.dataDir(), environment, ...parameters);

const embedded = () => ({ DATA_DIR: backend.dataDir(), SUPABASE_SERVICE_ROLE_KEY: SERVICE_KEY });

beforeAll(async () => {
  const { body } = await backend.uploadFile(pdf(), 'plan.pdf');
  await backend
    .anon()
    .from('vendor_applications')
    .insert(buildApplication(body.publicUrl ?? ''));
});

test('the applications of a running embedded backend are listed', async () => {
  const { failed, stdout, stderr } = await run(embedded());
  expect({ failed, stderr }).toEqual({ failed: false, stderr: '' });
  expect(stdout).toContain('Vega Prints');
  expect(stdout).toMatch(
    /File: +http:\/\/localhost:\d+\/storage\/v1\/object\/public\/vendor-files\/.+\n\n1 application\n$/,
  );
});

test('the applications are written as CSV, readable by the owner only', async () => {
  const { stdout } = await run(embedded(), 'out.csv');
  expect(stdout).toBe('out.csv: 1 application\n');
  const file = join(backend.dataDir(), 'out.csv');
  expect(readFileSync(file, 'utf8')).toContain('"Vega Prints"');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('the applications of a project are read over the network with its service key', async () => {
  const { stdout } = await run({
    SUPABASE_URL: backend.origin(),
    SUPABASE_ANON_KEY: 'x',
    SUPABASE_SERVICE_ROLE_KEY: SERVICE_KEY,
  });
  expect(stdout).toMatch(/\n1 application\n$/);
});

describe('what is stored of a person', () => {
  const PERSON = 'kim@example.com';
  let files: string[];

  beforeAll(async () => {
    files = [];
    // The case of an address does not count, neither stored nor asked for. Percent signs and underscores are letters.
    for (const email of [PERSON, 'Kim@Example.com', 'k_m@example.com']) {
      const { body } = await backend.uploadFile(pdf(), 'plan.pdf');
      const file = body.publicUrl ?? '';
      files.push(file);
      const row = buildApplication(file, { contact_email: email, company_name: 'Kim \u202e\u001b[2J' });
      expect((await backend.anon().from('vendor_applications').insert(row)).error).toBeNull();
    }
    expect((await backend.service().from('email_subscribers').insert({ email: PERSON })).error).toBeNull();
  });

  const statuses = () => Promise.all(files.map(async (file) => (await fetch(file)).status));

  test('is exported in full, to a file that only the owner can read, or to the terminal', async () => {
    expect((await run(embedded(), '--export', 'KIM@example.com', 'kim.json')).stdout).toBe(
      'kim.json: KIM@example.com\n',
    );
    const file = join(backend.dataDir(), 'kim.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const stored: unknown = JSON.parse(readFileSync(file, 'utf8'));
    expect(stored).toEqual({
      applications: [PERSON, 'Kim@Example.com'].map((contact_email, at) =>
        expect.objectContaining({
          contact_email,
          company_name: 'Kim \u202e\u001b[2J',
          product_images_urls: [files[at]],
        }),
      ),
      drafts: [],
      subscription: { email: PERSON, created_at: expect.any(String) },
    });
    const { stdout } = await run(embedded(), '--export', PERSON);
    expect(JSON.parse(stdout)).toEqual(stored);
    expect(stdout).not.toMatch(/(?!\n)\p{C}/u);
  });

  test('is deleted with its files, and nothing of others', async () => {
    expect((await run(embedded(), '--erase', '%@example.com')).stdout).toMatch(/^Deleted: 0 applications/);
    expect(await statuses()).toEqual([200, 200, 200]);
    expect((await run(embedded(), '--erase', 'kim@EXAMPLE.com')).stdout).toBe(
      'Deleted: 2 applications, with files; 1 sign-up to the mailing list\n',
    );
    expect(await statuses()).toEqual([404, 404, 200]);
    const { data } = await backend.service().from('uploaded_files').select('public_url');
    const known = (data ?? []).map(({ public_url }): unknown => public_url);
    expect([null, ...files].filter((file) => known.includes(file))).toEqual(files.slice(2));
    expect(JSON.parse((await run(embedded(), '--export', PERSON)).stdout)).toEqual({
      applications: [],
      drafts: [],
      subscription: null,
    });
    expect((await run(embedded(), '--erase', PERSON)).stdout).toBe(
      'Deleted: 0 applications, with files; no sign-up to the mailing list\n',
    );
    await run(embedded(), '--erase', 'k_m@example.com');
  });
});

test('the edit of a listing is exported and deleted with its file, and the application counts once', async () => {
  const { token, id, file } = await applyAndAccept(backend, { contact_email: 'lee@example.com' });
  const picture = await uploaded(backend);
  await act(backend, { action: 'edit', token, seen: '', ...EDIT, file: picture });
  const { stdout } = await run(embedded(), '--export', 'lee@example.com');
  const { file: _file, ...texts } = EDIT;
  expect(JSON.parse(stdout)).toMatchObject({
    applications: [{ id, edit: { ...texts, picture, state: 'waiting', reason: null } }],
  });
  expect(stdout).not.toContain('"staff"');
  expect((await run(embedded(), '--erase', 'lee@example.com')).stdout).toBe(
    'Deleted: 1 application, with files; no sign-up to the mailing list\n',
  );
  for (const address of [file, picture]) expect((await fetch(address)).status).toBe(404);
  const { data } = await backend.service().from('listing_edits').select('*');
  expect(data).toEqual([]);
});

test('a draft of the form that contains the address is exported and deleted', async () => {
  for (const [token, email] of [
    ['d'.repeat(22), ' Dee@example.com'],
    ['e'.repeat(22), 'someone@example.com'],
  ])
    expect((await act(backend, { action: 'saveDraft', token, email })).status).toBe(200);
  const stored: unknown = JSON.parse((await run(embedded(), '--export', 'dee@example.com')).stdout);
  expect(stored).toMatchObject({ drafts: [{ texts: { email: ' Dee@example.com' } }] });
  expect((await run(embedded(), '--erase', 'dee@example.com')).stdout).toBe(
    `Deleted: 0 applications, with files; no sign-up to the mailing list
Deleted of the form: 1 draft
`,
  );
  const { data } = await backend.service().from('application_drafts').select('*');
  expect(data).toMatchObject([{ texts: { email: 'someone@example.com' } }]);
});

test('what stays of a person is named: mails in the outbox go, and a published listing is content', async () => {
  const { id } = await applyAndAccept(backend, { contact_email: 'mo@example.com' });
  await move(backend, id, { seen: 'accepted', target: 'published' });
  const outbox = join(backend.dataDir(), 'outbox');
  mkdirSync(outbox);
  const mail = (to: string) => `From: fair@example.com\r\nTo: ${to}\r\n\r\nTo: mo@example.com\r\n`;
  writeFileSync(join(outbox, 'a.eml'), mail('Mo@example.com'));
  writeFileSync(join(outbox, 'b.eml'), mail('someone@example.com'));
  expect((await run(embedded(), '--erase', 'mo@EXAMPLE.com')).stdout).toBe(
    `Deleted: 1 application, with files; no sign-up to the mailing list
Deleted from the outbox: 1 mail
The listing place-${id} is content, and stays until an editor deletes it.
`,
  );
  expect(readdirSync(outbox)).toEqual(['b.eml']);
});

describe('an organiser', () => {
  const firstId = async () => {
    const { stdout } = await run(embedded());
    return /^Id: +(\S+)$/m.exec(stdout)?.[1] ?? '';
  };

  test('moves an application, and offers a booth until the end of a day', async () => {
    const id = await firstId();
    expect(await run(embedded(), '--move', id, 'in-review')).toEqual({
      failed: false,
      stdout: `${id} is in-review now; it was submitted.\n`,
      stderr: '',
    });
    const offer = ['--booth', 'A12', '--until', '2099-05-01', '--reason', 'By the door.'];
    expect((await run(embedded(), '--move', id, 'offered', ...offer)).failed).toBe(false);
    const { data } = await backend.service().from('booth_offers').select('*');
    expect(data).toEqual([
      {
        application_id: id,
        event: 'festival-2025',
        booth: 'A12',
        answer_by: expect.stringMatching(/^2099-0(4-30|5-01|5-02)T\d\d:59:59\+00:00$/),
      },
    ]);
    const { stdout } = await run(embedded(), '--export', 'robin@example.com');
    expect(JSON.parse(stdout)).toMatchObject({
      applications: [
        {
          status: 'offered',
          booth: { booth: 'A12' },
          events: [
            { target: 'submitted', actor: 'applicant' },
            { target: 'in-review', actor: 'organiser' },
            { target: 'offered', reason: 'By the door.' },
          ],
          mails: [{ kind: 'received' }, { kind: 'offered' }],
        },
      ],
    });
  });

  test.each<[string[], RegExp]>([
    [
      ['accepted'],
      /^An application that is offered cannot become accepted, or the offer is in the past\.\n$/,
    ],
    [['nothing'], /^An application that is offered cannot become nothing/],
    [['offered'], /^An offer needs --booth and --until\.\n$/],
  ])('is told why it cannot become %j', async (parameters, message) => {
    const { failed, stderr } = await run(embedded(), '--move', await firstId(), ...parameters);
    expect([failed, stderr]).toEqual([true, expect.stringMatching(message)]);
  });

  test('is told that an application does not exist', async () => {
    const { stderr } = await run(embedded(), '--move', 'b7f0', 'declined');
    expect(stderr).toBe('There is no application b7f0.\n');
  });
});

test('the folder is read directly if no process has it open', async () => {
  await backend.offline();
  const { stdout, stderr } = await run(embedded());
  expect([stdout, stderr]).toEqual([expect.stringMatching(/\n1 application\n$/), '']);
});

test('an empty installation has no applications', async () => {
  const empty = join(backend.dataDir(), 'empty');
  expect((await run({ DATA_DIR: empty })).stdout).toBe('0 applications\n');
  rmSync(empty, { recursive: true, force: true });
});

test.each<[NodeJS.ProcessEnv, string[], RegExp]>([
  [
    { SUPABASE_URL: 'https://x.supabase.co', SUPABASE_ANON_KEY: 'x' },
    [],
    /^SUPABASE_SERVICE_ROLE_KEY is not set: applications can be read with this key only\.\n$/,
  ],
  ...[
    ['applications.xlsx'],
    ['--export', 'kim@example.com', 'kim.csv'],
    ['--export', 'kim'],
    ['--erase', 'kim@example.com', 'kim.json'],
    ['--erase', 'kim@example.com', '--export', 'kim@example.com'],
    ['--erase'],
    ['--delete', 'kim@example.com'],
    ['--move', 'b7f0'],
    ['--move', 'b7f0', 'offered', '--until', 'soon'],
    ['--move', 'b7f0', 'declined', '--erase', 'kim@example.com'],
    ['--booth', 'A12'],
  ].map((parameters): [NodeJS.ProcessEnv, string[], RegExp] => [
    {},
    parameters,
    /^Usage: npm run applications/,
  ]),
])('%j %j is refused in one line', async (environment, parameters, message) => {
  const { failed, stdout, stderr } = await run(environment, ...parameters);
  expect([failed, stdout]).toEqual([true, '']);
  expect(stderr).toMatch(message);
});
