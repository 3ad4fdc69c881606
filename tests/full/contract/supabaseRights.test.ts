import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { migrate } from '#server/supabase/database/migrate.ts';
import { embeddedAnonKey } from '#lib/environment/siteEnvironment.ts';
import { SERVICE_KEY, buildApplication, useBackend } from '../../support/backend.ts';
import { type Postgres, createProject } from '../../support/databases.ts';
import { EVERYTHING_GRANTED } from '../../support/defaultGrants.ts';
import { pdf } from '../../support/files.ts';

const backend = useBackend();
const ID = '00000000-0000-4000-8000-000000000000';

async function uploadedFile(): Promise<string> {
  const { body } = await backend.uploadFile(pdf(), 'plan.pdf');
  return body.publicUrl ?? '';
}

const insert = (row: object | object[]) => backend.anon().from('vendor_applications').insert(row);

async function countApplications(): Promise<number> {
  const { count } = await backend
    .service()
    .from('vendor_applications')
    .select('*', { count: 'exact', head: true });
  return count ?? -1;
}

describe('a visitor may', () => {
  test('row d1: insert an application', async () => {
    const publicUrl = await uploadedFile();
    const { status, error, data } = await insert(buildApplication(publicUrl));
    expect({ status, error, data }).toEqual({ status: 201, error: null, data: null });
    const { data: rows } = await backend
      .service()
      .from('vendor_applications')
      .select('*')
      .order('created_at', { ascending: false })
      .limit(1);
    expect(rows).toEqual([
      {
        ...buildApplication(publicUrl),
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        created_at: expect.any(String),
        status: 'submitted',
        language: null,
        edited_at: null,
        product_images_url: publicUrl,
      },
    ]);
  });

  test('insert it with placeholders in the columns that the form does not have', async () => {
    const row = Object.entries(buildApplication(await uploadedFile()));
    const formValues = Object.fromEntries(
      row.filter(([, value]) => value !== 'N/A' && !isDeepStrictEqual(value, ['General'])),
    );
    expect(row.length - Object.keys(formValues).length).toBe(7);
    expect((await insert(formValues)).status).toBe(201);
  });

  test('insert it once: the same file again is the same application', async () => {
    const row = buildApplication(await uploadedFile());
    const before = await countApplications();
    await insert(row);
    const { status, error } = await insert(row);
    expect([status, error?.code]).toEqual([409, '23505']);
    expect(await countApplications()).toBe(before + 1);
  });
});

describe('a visitor may not', () => {
  const denied = { code: '42501', message: expect.stringMatching(/^permission denied for/) };

  test('row d2: read what they insert', async () => {
    const before = await countApplications();
    const { status, error } = await insert(buildApplication(await uploadedFile())).select();
    expect([status, error]).toMatchObject([401, denied]);
    expect(await countApplications()).toBe(before);
  });

  test.each([
    ['status', 'accepted'],
    ['id', ID],
    ['created_at', '2000-01-01T00:00:00Z'],
  ])('row d3: set %s', async (column, value) => {
    const { status, error } = await insert(buildApplication(await uploadedFile(), { [column]: value }));
    expect([status, error]).toMatchObject([401, denied]);
  });

  const OTHERS = [
    'application_drafts',
    'application_events',
    'application_links',
    'application_mails',
    'application_moves',
    'application_reviews',
    'booth_offers',
    'counted_mails',
    'email_subscribers',
    'link_requests',
    'listing_edits',
    'request_counts',
    'staff',
    'uploaded_files',
  ];

  test.each(['vendor_applications', ...OTHERS])('row d4: read, count, change or empty %s', async (name) => {
    const table = () => backend.anon().from(name);
    const attempts = [
      table().select(),
      table().select('*', { count: 'exact' }),
      table().select('id, email_subscribers(*)'),
      table().select().eq('status', 'submitted'),
      table().select('count()'),
      table().update({ status: 'accepted' }).eq('status', 'submitted'),
      table().delete().eq('status', 'submitted'),
    ];
    for (const attempt of attempts) {
      const { status, error, data, count } = await attempt;
      expect([status, error, data, count ?? null]).toMatchObject([401, denied, null, null]);
    }
    const head = await fetch(`${backend.origin()}/rest/v1/${name}`, {
      method: 'HEAD',
      headers: { apikey: embeddedAnonKey, prefer: 'count=exact' },
    });
    expect([head.status, head.headers.get('content-range')]).toEqual([401, null]);
  });

  test.each(OTHERS)('row d5: insert into %s', async (name) => {
    const { status, error } = await backend.anon().from(name).insert({});
    expect([status, error]).toMatchObject([401, denied]);
  });

  test('row d6: ignore duplicates on insert', async () => {
    const row = buildApplication(await uploadedFile());
    for (const ignoreDuplicates of [true, false]) {
      const { status, error } = await backend
        .anon()
        .from('vendor_applications')
        .upsert(row, { onConflict: 'product_images_url', ignoreDuplicates });
      expect([status, error]).toMatchObject([401, denied]);
    }
  });

  test.each([
    ['withdraw_orphans', {}],
    ['forget_files', { names: ['x'] }],
    ['export_person', { address: 'robin@example.com' }],
    ['erase_person', { address: 'robin@example.com' }],
    ['erase_applications', { applications: [] }],
    ['erase_old_applications', { days: 1 }],
    ['save_draft', { link_hash: 'x', typed: {} }],
    ['read_draft', { link_hash: 'x' }],
    ['erase_draft', { link_hash: 'x' }],
    ['erase_old_drafts', {}],
    ['application_of_link', { link_hash: 'x' }],
    ['keep_link', { file_url: 'x', link_hash: 'x', page_language: null }],
    ['add_link', { application: ID, link_hash: 'x' }],
    ['end_links', { application: ID }],
    ['expire_offers', {}],
    ['request_link', { address: 'robin@example.com' }],
    ['claim_mails', { most: 1 }],
    ['report_mail', { mail: ID, problem: null }],
    ['recipient_of', { address: 'robin@example.com' }],
    ['count_mail', { address: 'robin@example.com', kind: 'link' }],
    ['booth_key', { label: 'A12' }],
    [
      'move_application',
      { application: ID, seen: 'offered', target: 'accepted', actor: 'applicant', reason: null, offer: null },
    ],
    ['withdraw_files', { urls: [] }],
    ['listing_of', { application: ID }],
    ['edit_listing', { application: ID, seen: null, listing: {} }],
    ['edit_answers', { application: ID, seen: null, answers: {} }],
    ['decide_listing', { application: ID, seen: null, decision: 'taken', reason: null }],
    ['decline_listing', { application: ID, seen: null, reason: null }],
    ['take_listing', { application: ID, seen: null }],
    ['may_publish', {}],
    ['listing_to_publish', { application: ID }],
    ['publish_application', { application: ID }],
    ['is_staff', {}],
    ['staff_name', {}],
    ['staff_applications', {}],
    ['application_history', { application: ID }],
    ['review_application', { application: ID, score: 1, note: null }],
    [
      'decide_applications',
      { decisions: [], target: 'declined', reason: null, event: null, answer_by: null },
    ],
    ['count_request', { counted_action: 'x', client_address: 'x', limit_per_address: 1, limit_in_all: 1 }],
  ])('row d5: call %s', async (name, parameters) => {
    const { status, error } = await backend.anon().rpc(name, parameters);
    expect([status, error]).toMatchObject([401, denied]);
  });

  test('row d5: call built-in functions, or use another schema', async () => {
    for (const name of ['pg_read_file', 'refuse_bulk_applications', 'set_config', 'pg_sleep']) {
      expect(
        (await backend.anon().rpc(name, name.startsWith('pg_read') ? { filename: '/etc/passwd' } : {}))
          .status,
      ).toBeGreaterThanOrEqual(400);
    }
    const { status, error } = await backend.anon().schema('storage').from('objects').select();
    expect([status, error?.code]).toEqual([406, 'PGRST106']);
    for (const name of [
      'pg_authid',
      'objects',
      'storage.objects',
      'nothing"; drop table vendor_applications; --',
    ]) {
      expect((await backend.anon().from(name).select()).status).toBe(404);
    }
  });

  test.each([
    '/functions/v1/nothing',
    '/functions/v1/constructor',
    '/functions/v1/hasOwnProperty',
    '/functions/v1/__proto__',
    '/rest/v1/%E0%A4',
    '/rest/v1/rpc/%E0%A4',
  ])('row d5: ask %s for what it cannot be', async (path) => {
    const { status } = await fetch(backend.origin() + path, {
      method: 'POST',
      headers: { apikey: embeddedAnonKey },
      body: '{}',
    });
    expect(status).toBe(404);
  });

  test('row d5: list, upload, overwrite or remove files', async () => {
    const publicUrl = await uploadedFile();
    const name = /[0-9a-f-]{36}\.pdf/.exec(publicUrl)?.[0] ?? '';
    const files = backend.anon().storage.from('vendor-files');
    for (const attempt of [
      files.list(),
      files.upload('x.pdf', pdf()),
      files.update(name, pdf('other')),
      files.remove([name]),
      backend.anon().storage.listBuckets(),
    ]) {
      const { data, error } = await attempt;
      expect([data, error?.message]).toEqual([null, 'This needs the service key']);
    }
    expect((await fetch(publicUrl)).status).toBe(200);
    for (const path of [
      'graphql/v1',
      'rest/v1/',
      'storage/v1/object/public/vendor-files/..%2fdatabase',
      'storage/v1/object/public/other/x.pdf',
    ]) {
      expect(
        (await fetch(`${backend.origin()}/${path}`, { headers: { apikey: embeddedAnonKey } })).status,
      ).toBeGreaterThanOrEqual(400);
    }
  });

  test('row d7: insert many rows at once', async () => {
    const before = await countApplications();
    const rows = await Promise.all([uploadedFile(), uploadedFile()]);
    const two = await insert(rows.map((publicUrl) => buildApplication(publicUrl)));
    expect([two.status, two.error]).toMatchObject([
      400,
      { code: 'P0001', message: 'one application at a time' },
    ]);
    // A megabyte. The client takes quadratic time to collect the columns of all rows.
    const many = await insert(Array.from({ length: 2000 }, () => buildApplication(rows[0] ?? '')));
    // If the response comes before the whole body is sent, a client may only see a reset.
    expect(many.error).not.toBeNull();
    expect(await countApplications()).toBe(before);
  });

  test('send a request without a key, with a wrong key, or with two keys', async () => {
    const getWith = (headers: Record<string, string>) =>
      fetch(`${backend.origin()}/rest/v1/vendor_applications`, { headers });
    const refused = [
      {},
      { apikey: 'x' },
      { apikey: `${SERVICE_KEY}x` },
      { apikey: embeddedAnonKey, authorization: `Bearer ${SERVICE_KEY}` },
      { authorization: `Bearer ${SERVICE_KEY}` },
    ];
    for (const headers of refused)
      expect((await getWith(headers as Record<string, string>)).status).toBe(401);
    expect((await getWith({ apikey: SERVICE_KEY })).status).toBe(200);
  });
});

describe('an application is refused', () => {
  test.each([
    [
      '42',
      'the address of another host',
      () => 'https://evil.example/storage/v1/object/public/vendor-files/a.pdf',
    ],
    ['42', 'a script', () => 'javascript:alert(1)'],
    ['42', 'a file by another address', async () => (await uploadedFile()).replace('?download=', '')],
    [
      '42',
      'a file on another host',
      async () => (await uploadedFile()).replace(/http:\/\/[^/]+/, 'https://evil.example'),
    ],
  ])('row %s: %s', async (_row, _what, address) => {
    const { status, error } = await insert(buildApplication(await address()));
    expect([status, error?.code]).toEqual([409, '23503']);
  });

  test('row 42: with the file of another applicant, without a file, with two files', async () => {
    const taken = await uploadedFile();
    await insert(buildApplication(taken));
    expect((await insert(buildApplication(taken, { contact_name: 'Somebody Else' }))).error?.code).toBe(
      '23505',
    );
    for (const product_images_urls of [[], [taken, await uploadedFile()], [[taken]], [null], null]) {
      expect((await insert(buildApplication('', { product_images_urls }))).status).toBe(400);
    }
  });

  test.each<[string, Record<string, unknown>]>([
    ['43', { product_description: 'x'.repeat(5001) }],
    ['43', { product_description: ' \n ' }],
    ['43', { contact_name: '' }],
    ['43', { contact_name: 'x'.repeat(201) }],
    ['43', { company_name: null }],
    ['43', { contact_phone: '' }],
    ['43', { contact_phone: '1'.repeat(51) }],
    ['43', { company_city: 'x'.repeat(201) }],
    ['43', { product_categories: Array.from({ length: 11 }, () => 'x') }],
    ['43', { contact_name: 'nul \0' }],
    ['44', { contact_email: 'a@b' }],
    ['44', { contact_email: 'a@b.co\r\nbcc: c@d.co' }],
    ['44', { company_website: 'javascript:alert(1)' }],
    ['44', { company_website: 'https://user@evil.example/' }],
    ['44', { company_website: 'https://evil.example\\@good.example/' }],
    ['44', { company_website: 'vega.example' }],
    ['44', { social_media_handles: { instagram: 'https://evil.example/vega' } }],
    ['44', { social_media_handles: { instagram: 'https://instagram.com.evil.example/vega' } }],
    ['44', { social_media_handles: { instagram: 'https://evil.example/instagram.com/vega' } }],
    ['44', { social_media_handles: { instagram: 'javascript://instagram.com/%0aalert(1)' } }],
    ['44', { social_media_handles: { instagram: 'https://instagram.com/' } }],
    ['44', { social_media_handles: { instagram: { a: 1 } } }],
    ['44', { social_media_handles: { instagram: null } }],
    ['44', { social_media_handles: {} }],
    ['44', { social_media_handles: 'https://instagram.com/vega' }],
    ['44', { social_media_handles: { instagram: 'https://instagram.com/vega', other: 'x' } }],
    ['44', { unknown_column: 'x' }],
    ['44', { product_images_url: 'https://evil.example/x.pdf' }],
    ['44', { 'contact_name") select current_user; reset role; --': 'x' }],
  ])('row %s: with %j', async (_row, overrides) => {
    const { status } = await insert(buildApplication(await uploadedFile(), overrides));
    expect(status).toBe(400);
  });

  test.each<[Record<string, unknown>]>([
    [
      {
        contact_name: '=HYPERLINK("https://evil.example")',
        product_description: '<script>alert(1)</script>',
      },
    ],
    [{ contact_name: "Robert'); DROP TABLE vendor_applications; --" }],
    [{ contact_phone: '+1 702 555 0100', company_website: null }],
    [{ social_media_handles: { instagram: 'https://m.instagram.com/vega.prints/?hl=en' } }],
    [{ social_media_handles: { instagram: 'HTTPS://Instagram.com/vega' } }],
    [{ company_website: 'https://vega.example:8443/a?b=c#d' }],
  ])('row 43: but not with %j, which is text like any other', async (overrides) => {
    const row = buildApplication(await uploadedFile(), overrides);
    expect((await insert(row)).status).toBe(201);
    const { data } = await backend
      .service()
      .from('vendor_applications')
      .select('*')
      .order('created_at', { ascending: false })
      .limit(1);
    expect(data?.[0]).toMatchObject(row);
  });
});

test('row d9: of 20 requests at once half are refused, each by itself', async () => {
  const files = await Promise.all(Array.from({ length: 10 }, uploadedFile));
  const before = await countApplications();
  const responses = await Promise.all(
    files.flatMap((publicUrl, index) => [
      insert(buildApplication(publicUrl)),
      index % 2 === 0
        ? insert(buildApplication('https://evil.example/'))
        : backend.service().from('email_subscribers').select(),
    ]),
  );
  expect(responses.filter(({ status }) => status === 201).length).toBe(10);
  expect(responses.filter(({ status }) => status === 200).length).toBe(5);
  expect(await countApplications()).toBe(before + 10);
  expect((await backend.anon().from('vendor_applications').select()).error?.code).toBe('42501');
});

describe('in the database itself', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await createProject();
    await migrate(postgres);
  });
  afterAll(() => postgres.close());

  /** Runs statements in a transaction of the anonymous role. */
  const asAnon = (sql: string) =>
    postgres.transaction(async (transaction) => {
      await transaction.exec('set local role anon');
      return transaction.exec(sql);
    });

  test.each([
    'truncate public.vendor_applications',
    'select count(*) from public.vendor_applications',
    'insert into public.vendor_applications default values returning id',
    'insert into public.vendor_applications (contact_name) values (null) on conflict do nothing returning contact_name',
    'update public.vendor_applications set contact_name = null',
    'delete from public.vendor_applications',
    'insert into storage.objects (bucket_id, name, metadata) values (null, null, null)',
    'create table public.mine ()',
    'create function public.mine() returns integer language sql as $$ select 1 $$',
    "select pg_read_file('/etc/passwd')",
    "copy public.vendor_applications from program 'id'",
    "copy public.vendor_applications to '/tmp/x'",
    'alter table public.vendor_applications disable row level security',
  ])('rows d4 and d8: the anonymous role is refused: %s', async (sql) => {
    const code = await asAnon(sql).then(
      () => 'allowed',
      (error: unknown) => (error as { code?: string }).code,
    );
    expect(code).toBe('42501');
  });

  test('row d5: rows hidden by row-level security do not appear', async () => {
    for (const table of ['storage.objects', 'storage.buckets']) {
      const [result] = await asAnon(`select * from ${table}`);
      expect(result?.rows).toEqual([]);
    }
  });
});

/** A project like Supabase's, with or without the rights that some projects give to every new table and function. */
async function catalogueOf(defaultGrants: string) {
  const postgres = await createProject();
  await postgres.exec(defaultGrants);
  await migrate(postgres);
  const linesOf = async (sql: string) =>
    (await postgres.query<{ line: string }>(sql)).rows.map(({ line }) => line);
  const roles = "('PUBLIC', 'anon', 'authenticated', 'service_role')";
  const catalogue = {
    unprotected: await linesOf(
      `select oid::regclass::text as line from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`,
    ),
    views: await linesOf(
      `select oid::regclass::text as line from pg_class where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
        and not coalesce(reloptions @> array['security_invoker=true'], false)`,
    ),
    policies: await linesOf(
      `select format('%s.%s: %s to %s', schemaname, tablename, cmd, roles) as line from pg_policies order by 1`,
    ),
    tables: await linesOf(
      `select format('%s: %s on %s', grantee, string_agg(privilege_type, ', ' order by privilege_type), table_name) as line
      from information_schema.table_privileges where table_schema = 'public' and grantee in ${roles}
      group by grantee, table_name order by 1`,
    ),
    columns: await linesOf(
      `select format('%s: %s %s', grantee, privilege_type, string_agg(column_name, ', ' order by column_name)) as line
      from information_schema.column_privileges as by_name
      where table_schema = 'public' and grantee in ('PUBLIC', 'anon', 'authenticated') and not exists (
        select from information_schema.table_privileges as whole
        where (whole.table_name, whole.grantee, whole.privilege_type) = (by_name.table_name, by_name.grantee, by_name.privilege_type)
      )
      group by grantee, privilege_type order by 1`,
    ),
    functions: await linesOf(
      `select format('%s: %s', grantee, routine_name) as line from information_schema.routine_privileges
      where specific_schema = 'public' and grantee in ${roles} order by 1`,
    ),
    sequences: await linesOf(
      `select format('%s: %s', coalesce(nullif(grantee, 0)::regrole::text, 'PUBLIC'), relname) as line
      from pg_class, aclexplode(relacl) where relnamespace = 'public'::regnamespace and relkind = 'S' and grantee <> relowner`,
    ),
    definers: await linesOf(
      `select proname as line from pg_proc where pronamespace = 'public'::regnamespace and prosecdef order by 1`,
    ),
  };
  await postgres.exec(`begin; set local role service_role;
    insert into public.uploaded_files (name, bucket, public_url) values ('${randomUUID()}.pdf', 'vendor-files', 'x');
    insert into public.email_subscribers (email) values ('a@example.com');
    set local role anon;
    insert into public.vendor_applications
      (contact_name, contact_email, company_name, social_media_handles, product_description, product_images_urls)
      values ('a', 'a@example.com', 'a', '{"instagram": "https://instagram.com/a"}', 'a', '{x}');
    commit`);
  await postgres.close();
  return catalogue;
}

test.each([
  [
    'without grants by default',
    'revoke all on schema public from public; alter default privileges revoke execute on functions from public',
  ],
  ['with everything granted by default', EVERYTHING_GRANTED],
])(
  'rows d11 and d12: the catalogue of a project %s is the same fixed list, and the forms work',
  async (_kind, defaultGrants) => {
    expect(await catalogueOf(defaultGrants)).toEqual({
      unprotected: [],
      views: [],
      policies: [
        'public.application_events: SELECT to {authenticated}',
        'public.application_mails: SELECT to {authenticated}',
        'public.application_reviews: SELECT to {authenticated}',
        'public.booth_offers: SELECT to {authenticated}',
        'public.listing_edits: SELECT to {authenticated}',
        'public.staff: SELECT to {authenticated}',
        'public.vendor_applications: INSERT to {anon}',
        'public.vendor_applications: SELECT to {authenticated}',
      ],
      tables: [
        'authenticated: SELECT on application_events',
        'authenticated: SELECT on application_mails',
        'authenticated: SELECT on application_reviews',
        'authenticated: SELECT on booth_offers',
        'authenticated: SELECT on listing_edits',
        'authenticated: SELECT on staff',
        'authenticated: SELECT on vendor_applications',
        'service_role: DELETE, INSERT, SELECT, UPDATE on application_drafts',
        'service_role: DELETE, INSERT, SELECT, UPDATE on email_subscribers',
        'service_role: DELETE, INSERT, SELECT, UPDATE on request_counts',
        'service_role: DELETE, INSERT, SELECT, UPDATE on uploaded_files',
        'service_role: DELETE, SELECT on vendor_applications',
        'service_role: INSERT, SELECT on staff',
        'service_role: SELECT on application_events',
        'service_role: SELECT on application_mails',
        'service_role: SELECT on application_moves',
        'service_role: SELECT on application_reviews',
        'service_role: SELECT on booth_offers',
        'service_role: SELECT on listing_edits',
      ],
      columns: [
        'anon: INSERT business_type, company_address, company_city, company_country, company_name, company_state, company_website, company_zip, contact_email, contact_name, contact_phone, product_categories, product_description, product_images_urls, social_media_handles',
      ],
      functions: [
        'authenticated: application_history',
        'authenticated: decide_applications',
        'authenticated: decline_listing',
        'authenticated: is_staff',
        'authenticated: listing_of',
        'authenticated: listing_to_publish',
        'authenticated: publish_application',
        'authenticated: review_application',
        'authenticated: staff_applications',
        'authenticated: take_listing',
        'service_role: add_link',
        'service_role: application_of_link',
        'service_role: claim_mails',
        'service_role: count_request',
        'service_role: edit_answers',
        'service_role: edit_listing',
        'service_role: end_links',
        'service_role: erase_applications',
        'service_role: erase_draft',
        'service_role: erase_old_applications',
        'service_role: erase_old_drafts',
        'service_role: erase_person',
        'service_role: expire_offers',
        'service_role: export_person',
        'service_role: forget_files',
        'service_role: keep_link',
        'service_role: listing_to_publish',
        'service_role: move_application',
        'service_role: publish_application',
        'service_role: read_draft',
        'service_role: report_mail',
        'service_role: request_link',
        'service_role: save_draft',
        'service_role: take_listing',
        'service_role: withdraw_files',
        'service_role: withdraw_orphans',
      ],
      sequences: [],
      // Those that write what their caller may not write by itself, the trigger of an insert, and who the caller is.
      definers: [
        'add_link',
        'application_of_link',
        'claim_mails',
        'decide_applications',
        'decide_listing',
        'decline_listing',
        'edit_answers',
        'edit_listing',
        'end_links',
        'erase_applications',
        'erase_person',
        'is_staff',
        'keep_link',
        'move_application',
        'note_application',
        'publish_application',
        'report_mail',
        'request_link',
        'review_application',
        'staff_name',
        'take_listing',
      ],
    });
  },
);
