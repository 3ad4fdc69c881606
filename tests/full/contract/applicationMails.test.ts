import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMailFestival } from '#content/mail/mailFestival.ts';
import { createOutbox } from '#server/mails/outbox.ts';
import {
  type MailCall,
  type MailTransport,
  type OutgoingMail,
  sendMails,
} from '#supabase/functions/send-mails/sendMails.ts';
import { SERVICE_KEY, buildApplication, useBackend } from '../../support/backend.ts';
import { pdf } from '../../support/files.ts';
import { applicationOf, mailsIn } from '../../support/mailFiles.ts';

const backend = useBackend();
const FROM = { name: '', address: 'hello@festival.example' };
const SITE = 'https://festival.example';

let outbox: string;
beforeEach(() => {
  outbox = mkdtempSync(join(tmpdir(), 'fairground-outbox-'));
});
afterEach(async () => {
  rmSync(outbox, { recursive: true });
  // No test finds mails of another one, and none is one too many for the address.
  await backend.service().rpc('erase_person', { address: 'robin@example.com' });
});

const call: MailCall = async (path, { json }) => {
  const response = await fetch(backend.origin() + path, {
    method: 'POST',
    headers: { apikey: SERVICE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify(json),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text === '' ? undefined : (JSON.parse(text) as unknown);
};

const festivalOf = (event: object, ...templates: object[]) =>
  readMailFestival({ event: { _id: 'event', ...event }, templates });

const send = (transport: MailTransport = createOutbox(outbox, FROM)) =>
  sendMails(call, {
    siteUrl: SITE,
    festival: () => Promise.resolve(festivalOf({ nickname: 'Afterglow', timeZone: 'America/Los_Angeles' })),
    transport,
  });

async function apply(overrides: Record<string, unknown> = {}): Promise<string> {
  const { body } = await backend.uploadFile(pdf(), 'plan.pdf');
  const row = buildApplication(body.publicUrl ?? '', overrides);
  expect((await backend.anon().from('vendor_applications').insert(row)).error).toBeNull();
  const { data } = await backend.service().from('vendor_applications').select('id').order('created_at');
  return (data as { id: string }[]).at(-1)?.id ?? '';
}

const mails = () => mailsIn(outbox);
const readApplication = (text: string) => applicationOf(text, backend.origin());

const stored = async (id: string) => {
  const { data } = await backend.service().from('application_mails').select('*');
  return (
    data as { application_id: string; kind: string; sent_at: string | null; error: string | null }[]
  ).filter(({ application_id }) => application_id === id);
};

const makeDue = () =>
  backend.offline((postgres) =>
    postgres.exec('update public.application_mails set due_at = now() where due_at is not null'),
  );

test('an applicant gets a mail with a link that shows the application', async () => {
  const id = await apply();
  expect(await send()).toEqual({ sent: 1, failed: 0 });
  const [mail = '', ...others] = mails();
  expect(others).toEqual([]);
  expect(mail).toContain('To: robin@example.com\r\n');
  expect(mail).toContain('Subject: Afterglow: we have your application\r\n');
  expect(mail).toContain(`${SITE}/vendor-application#application=`);
  expect(await readApplication(mail)).toMatchObject({ status: 200, body: { application: { id } } });
  expect(await stored(id)).toMatchObject([{ kind: 'received', sent_at: expect.any(String), error: null }]);
  expect(await send()).toEqual({ sent: 0, failed: 0 });
});

test('an offer names its booth and its deadline, and the applicant hears when it is over', async () => {
  const id = await apply();
  await send(() => Promise.resolve());
  await backend.service().rpc('move_application', {
    application: id,
    seen: 'submitted',
    target: 'offered',
    actor: 'organiser',
    reason: 'Next to the entrance.',
    offer: { event: '', booth: 'L1', answer_by: '2099-05-02T19:00:00Z' },
  });
  await send();
  const [offer = ''] = mails();
  expect(offer).toContain('Booth: L1');
  expect(offer).toContain(
    'Please answer by Saturday, May 2, 2099, 12:00 PM (time zone: America/Los Angeles).',
  );
  expect(offer).toContain('> Next to the entrance.');
  await backend.offline((postgres) =>
    postgres.exec(`update public.booth_offers set answer_by = now() - interval '1 minute'`),
  );
  await send();
  expect(mails().join('\n')).toContain('Subject: Afterglow: our offer has ended');
});

test('a mail that could not be sent does not hinder others, and is sent later', async () => {
  const [failing, other] = [await apply({ contact_email: 'kim@example.com' }), await apply()];
  const outboxOf = createOutbox(outbox, FROM);
  const moody: MailTransport = async (mail) => {
    if (mail.address === 'kim@example.com') throw new Error('The server\r\nis busy.');
    await outboxOf(mail);
  };
  expect(await send(moody)).toEqual({ sent: 1, failed: 1 });
  expect(await stored(failing)).toMatchObject([{ sent_at: null, error: 'The server is busy.' }]);
  expect(await stored(other)).toMatchObject([{ sent_at: expect.any(String) }]);
  expect(await send()).toEqual({ sent: 0, failed: 0 });
  await makeDue();
  expect(await send()).toEqual({ sent: 1, failed: 0 });
  expect(mails()).toHaveLength(2);
  expect(await stored(failing)).toMatchObject([{ sent_at: expect.any(String), error: null }]);
});

test('two senders at the same time send each mail once', async () => {
  const id = await apply();
  await backend.offline((postgres) =>
    postgres.query(
      `insert into public.application_mails (application_id, kind)
        select $1, 'link' from generate_series(1, 44)`,
      [id],
    ),
  );
  const sent: OutgoingMail[] = [];
  const transport: MailTransport = (mail) => {
    sent.push(mail);
    return Promise.resolve();
  };
  const counts = await Promise.all([send(transport), send(transport)]);
  expect((counts[0]?.sent ?? 0) + (counts[1]?.sent ?? 0)).toBe(45);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(45);
  expect(sent).toHaveLength(45);
});

test('a sender that is killed before it reports leaves one file, which is written again', async () => {
  await apply();
  const killed: MailCall = (path, options) =>
    path.endsWith('/report_mail') ? Promise.reject(new Error('killed')) : call(path, options);
  const options = {
    siteUrl: SITE,
    festival: () => Promise.resolve(festivalOf({ nickname: 'Afterglow', timeZone: 'UTC' })),
    transport: createOutbox(outbox, FROM),
  };
  await expect(sendMails(killed, options)).rejects.toThrow('killed');
  const names = readdirSync(outbox);
  const [first = ''] = mails();
  await makeDue();
  expect(await send()).toEqual({ sent: 1, failed: 0 });
  expect(readdirSync(outbox)).toEqual(names);
  const [again = ''] = mails();
  const idOf = (text: string) => /^Message-ID: .*$/m.exec(text)?.[0];
  expect(idOf(again)).toBe(idOf(first));
  for (const text of [first, again]) expect((await readApplication(text)).status).toBe(200);
});

test('nothing is begun after a stop, and the mails come later', async () => {
  await apply();
  const stop = new AbortController();
  stop.abort();
  const transport = jest.fn(() => Promise.resolve());
  const festival = () => Promise.reject(new Error('not asked'));
  const counts = await sendMails(call, { siteUrl: SITE, festival, transport, signal: stop.signal });
  expect([counts, transport.mock.calls]).toEqual([{ sent: 0, failed: 0 }, []]);
  await makeDue();
  expect((await send()).sent).toBe(1);
});

test('row k14: an address gets few mails, however many applications name it', async () => {
  const address = 'somebody@else.example';
  const ids: string[] = [];
  for (let count = 0; count < 5; count++)
    ids.push(await apply({ contact_email: count % 2 ? address : address.toUpperCase() }));
  const kinds = async () =>
    (await Promise.all(ids.map(stored))).map((mails) => mails.map(({ kind }) => kind).sort());
  const received = [['received'], ['received'], ['received'], [], []];
  expect(await kinds()).toEqual(received);
  const ask = () => backend.service().rpc('request_link', { address });
  for (let count = 0; count < 3; count++) {
    await ask();
    await send();
  }
  expect(await kinds()).toEqual([['received'], ['received'], ['link', 'received'], ['link'], ['link']]);
  // Others are not hindered.
  expect(await stored(await apply())).toMatchObject([{ kind: 'received' }]);
  await backend.service().rpc('erase_person', { address });
});

test('row k14: deleted applications count', async () => {
  const address = 'somebody@else.example';
  for (const kinds of [['received'], ['received'], ['received'], []]) {
    const id = await apply({ contact_email: address });
    expect((await stored(id)).map(({ kind }) => kind)).toEqual(kinds);
    await backend.service().rpc('erase_applications', { applications: [id] });
  }
  await backend.service().rpc('erase_person', { address });
});

test('row k9: links come four times a day', async () => {
  const address = 'kit@example.com';
  const id = await apply({ contact_email: address });
  const links = async () => (await stored(id)).filter(({ kind }) => kind === 'link').length;
  for (const count of [1, 2, 3, 4, 4]) {
    await backend.service().rpc('request_link', { address });
    await send();
    expect(await links()).toBe(count);
    await backend.offline((postgres) =>
      postgres.exec(`update public.counted_mails set created_at = created_at - interval '6 minutes'`),
    );
  }
  await backend.offline((postgres) =>
    postgres.exec(`update public.counted_mails set created_at = created_at - interval '1 day'`),
  );
  await backend.service().rpc('request_link', { address });
  await send();
  expect(await links()).toBe(5);
  await backend.service().rpc('erase_person', { address });
});

describe('the language of a mail', () => {
  const GERMAN = { nickname: 'Afterglow', timeZone: 'UTC', languages: ['en', 'de'] };

  async function applyIn(language: string) {
    const { body } = await backend.uploadFile(pdf(), 'plan.pdf');
    const file = body.publicUrl ?? '';
    expect(
      (await backend.anon().from('vendor_applications').insert(buildApplication(file))).error,
    ).toBeNull();
    const kept = await backend.anon().functions.invoke('vendor-application', {
      body: { action: 'keep', file, language },
    });
    expect(kept.error).toBeNull();
  }

  const sendWith = async (...templates: object[]) => {
    const festival = () => Promise.resolve(festivalOf(GERMAN, ...templates));
    await sendMails(call, { siteUrl: SITE, festival, transport: createOutbox(outbox, FROM) });
    return mails()[0] ?? '';
  };

  test('is the one in which the application was sent, and so is the page of its link', async () => {
    await applyIn('de');
    const mail = await sendWith();
    expect(mail).toContain('Subject: Afterglow: Deine Bewerbung ist da\r\n');
    expect(mail).toContain(`${SITE}/de/vendor-application#application=`);
  });

  test.each(['fr', '', 'de; drop table', 'x'.repeat(2000)])(
    'is the first one of the festival for %p',
    async (language) => {
      await applyIn(language);
      const mail = await sendWith();
      expect(mail).toContain('Subject: Afterglow: we have your application\r\n');
      expect(mail).toContain(`${SITE}/vendor-application#application=`);
    },
  );

  test('chooses among the festival’s own words', async () => {
    const words = { purpose: 'received', subject: 'Moin, {company}', body: 'Wir lesen {festival}.' };
    const english = { ...words, subject: 'Hi', body: 'We read.' };
    await applyIn('de');
    const mail = await sendWith({ ...english, language: 'en' }, { ...words, language: 'de' });
    expect(mail).toContain('Subject: Moin, Vega Prints\r\n');
    expect(mail).toContain('Wir lesen Afterglow.');
    expect(mail).toContain(`${SITE}/de/vendor-application#application=`);
    rmSync(outbox, { recursive: true });
    await applyIn('de');
    // Without words in German the usual German ones are better than foreign ones.
    expect(await sendWith({ ...english, language: 'en' })).toContain('Deine Bewerbung ist da');
  });
});
