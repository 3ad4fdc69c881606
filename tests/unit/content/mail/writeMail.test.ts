import { load } from 'cheerio';
import fc from 'fast-check';
import { zoneOf } from '#lib/dates/zone.ts';
import type { ClaimedMail } from '#content/mail/claimedMail.ts';
import { mailTexts } from '#content/mail/mailTexts.ts';
import { PURPOSES, VARIABLES } from '../../../../src/studio/schema/documents/mailTemplate.ts';
import { readTemplates } from '#content/mail/mailTemplate.ts';
import { KINDS, writeMail } from '#content/mail/writeMail.ts';

const URL = 'https://festival.example/vendor-application#application=AAAAAAAAAAAAAAAAAAAAAA';

const claimed = (overrides: Partial<ClaimedMail> = {}): ClaimedMail => ({
  id: '00000000-0000-4000-8000-000000000000',
  kind: 'received',
  reason: null,
  language: null,
  application_id: '00000000-0000-4000-8000-000000000001',
  contact_name: 'Robin Vega',
  contact_email: 'robin@example.com',
  company_name: 'Vega Prints',
  booth: null,
  answer_by: null,
  ...overrides,
});

const write = (
  overrides: Partial<ClaimedMail> = {},
  language = 'en',
  name: string | undefined = 'Afterglow',
) =>
  writeMail(claimed(overrides), {
    name,
    zone: zoneOf('America/Los_Angeles'),
    url: URL,
    i18n: mailTexts(language),
  });

const SUBJECTS: [kind: string, subject: string][] = [
  ['received', 'Afterglow: we have your application'],
  ['link', 'Afterglow: the link to your application'],
  ['waitlisted', 'Afterglow: you are on the waiting list'],
  ['offered', 'Afterglow: we offer you a booth'],
  ['accepted', 'Afterglow: your booth is confirmed'],
  ['declined', 'Afterglow: the answer to your application'],
  ['expired', 'Afterglow: our offer has ended'],
  ['withdrawn', 'Afterglow: your application is withdrawn'],
  ['published', 'Afterglow: your listing is ready'],
  ['listing-taken', 'Afterglow: your listing is updated'],
  ['listing-declined', 'Afterglow: your changes to your listing'],
];

test.each(SUBJECTS)('a mail of the kind %s says what happened, and has the link', (kind, subject) => {
  const mail = write({ kind });
  expect(mail.subject).toBe(subject);
  expect(mail.text).toMatch(/^Hello Robin Vega,\n\n/);
  expect(mail.text).toContain(`See your application:\n${URL}\n`);
  expect(mail.text).toContain('Application: Vega Prints\n');
  expect(mail.text).toMatch(/\n\nBest wishes\nAfterglow\n$/);
  expect(load(mail.html)('a').attr('href')).toBe(URL);
  // Both forms say the same.
  const words = (text: string) => text.split(/\s+/).filter(Boolean);
  expect(words(load(mail.html.replaceAll('<br>', ' '))('body').text())).toEqual(words(mail.text));
});

test('an offer names the booth, and the deadline in the time zone of the festival', () => {
  const { text, html } = write({ kind: 'offered', booth: 'L1', answer_by: '2031-05-04T06:30:00+00:00' });
  const deadline = 'Please answer by Saturday, May 3, 2031, 11:30 PM (time zone: America/Los Angeles).';
  for (const form of [text, html]) {
    expect(form).toContain('Booth: L1');
    expect(form).toContain(deadline);
  }
  expect(write({ kind: 'offered' }).text).not.toMatch(/Booth:|answer by/);
  expect(write({ kind: 'offered', booth: 'L1', answer_by: 'soon' }).text).not.toContain('answer by');
});

test('the organisers are quoted line by line', () => {
  const { text, html } = write({ reason: ' Next to <b>the door</b>.\r\n\r\nBring "lamps".\n' });
  expect(text).toContain('\n\nThe organisers write:\n\n> Next to <b>the door</b>.\n>\n> Bring "lamps".\n\n');
  const $ = load(html);
  expect($('blockquote').text()).toBe('Next to <b>the door</b>.Bring "lamps".');
  expect($('blockquote br')).toHaveLength(2);
  expect(write({ reason: ' \n' }).text).not.toContain('The organisers write');
});

test('what is missing is left out', () => {
  const { subject, text } = write({ contact_name: ' ', company_name: '\n' }, 'en', '');
  expect(subject).toBe('The organisers: we have your application');
  expect(text).toMatch(/^Hello,\n\nThank you/);
  expect(text).not.toContain('Application:');
});

test.each([
  ['de', 'ltr', 'Hallo Robin Vega,', 'Bitte antworte bis Samstag, 3. Mai 2031, 23:30 Uhr'],
  ['de-AT', 'ltr', 'Hallo Robin Vega,', '23:30 Uhr'],
  ['fi', 'ltr', 'Hei Robin Vega,', 'klo 23.30'],
  ['es', 'ltr', 'Hola, Robin Vega:', '23:30'],
  ['ar', 'rtl', 'مرحبًا \u2068Robin Vega\u2069،', '11:30'],
])('a mail in %s says so, and has its direction', (language, direction, hello, deadline) => {
  const { text, html } = write(
    { kind: 'offered', booth: 'L1', answer_by: '2031-05-04T06:30:00.5+00:00' },
    language,
  );
  expect(text).toContain(hello);
  expect(text).toContain(deadline);
  const $ = load(html);
  expect([$('html').attr('lang'), $('html').attr('dir')]).toEqual([language, direction]);
});

test('a mail in a language without texts is English, and says so', () => {
  const { text, html } = write({}, 'fr');
  expect(text).toContain('Hello Robin Vega,');
  expect(load(html)('html').attr('lang')).toBe('en');
});

test('a kind that is not known is refused', () => {
  for (const kind of ['in-review', 'constructor'])
    expect(() => write({ kind })).toThrow(`There is no mail of the kind ${kind}.`);
});

test.each([
  ['"><img src=x>', '"><img src=x>'],
  ['Robin\r\nBcc: x', 'Robin Bcc: x'],
  ['Rob\0in\u001b[2J', 'Rob in [2J'],
  ['\u202enibor\u2066', 'nibor'],
])('the hostile name %j is text in one line', (name, shown) => {
  const { text, html } = write({ contact_name: name, company_name: name });
  expect(text).toContain(`Hello ${shown},\n`);
  expect(text).toContain(`Application: ${shown}\n`);
  const $ = load(html);
  expect($('p').first().text()).toBe(`Hello ${shown},`);
  expect($('img')).toHaveLength(0);
});

test.each(['Win at https://evil.example', 'evil.example', 'x@evil.example', 'a/b', 'x'.repeat(81)])(
  'row k13: the name %j, which could be an advertisement, is not sent',
  (name) => {
    const { text } = write({ contact_name: name, company_name: name });
    expect(text).toMatch(/^Hello,/);
    expect(text).not.toContain('Application:');
  },
);

test('row k12: no text of anyone is markup, or more than a line of a header', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^[<>"'&=a-z\r\n\u2028\u202e]{0,40}$/u),
  );
  // Letters are not tags, so the tags of a page without them are those of every page.
  const tagsOf = (html: string) => html.match(/<[^>]*>/g)?.filter((tag) => !/^<(br|\/?title)>$/.test(tag));
  const plain = tagsOf(write({ kind: 'offered', reason: 'x', booth: 'x', company_name: 'x' }).html);
  fc.assert(
    fc.property(hostile, hostile, hostile, (name, reason, booth) => {
      const mail = write(
        { kind: 'offered', contact_name: name, reason: `x${reason}`, booth: `x${booth}`, company_name: 'x' },
        'en',
        name,
      );
      expect(tagsOf(mail.html)).toEqual(plain);
      expect(mail.html.match(/&(?!(amp|lt|gt|quot|#39);)/)).toBeNull();
      expect(mail.subject).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e]/u);
      expect(mail.text).not.toMatch(/(?!\n)[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e]/u);
    }),
  );
});

describe('the festival’s own words', () => {
  const offer = { kind: 'offered', booth: 'A12', answer_by: '2025-09-01T06:59:00Z' };
  const writeWith = (subject: string, body: string, overrides: Partial<ClaimedMail> = {}) =>
    writeMail(claimed({ ...offer, ...overrides }), {
      name: 'Afterglow',
      zone: zoneOf('America/Los_Angeles'),
      url: URL,
      i18n: mailTexts('en'),
      template: { subject, body },
    });

  test('stand between greeting and facts, with what they name', () => {
    const { subject, text } = writeWith(
      '{booth} at {festival}',
      'Dear {company},\n\nanswer by {day}. {other}',
    );
    expect(subject).toBe('A12 at Afterglow');
    const usual = write(offer).text;
    const [greeting = ''] = usual.split('\n\n');
    expect(text).toMatch(/^Hello Robin Vega,\n\nDear Vega Prints,\n\nanswer by .*31.*\. \{other\}\n\n/);
    expect(text.startsWith(greeting)).toBe(true);
    for (const part of ['Booth: A12', URL, 'Best wishes\nAfterglow']) expect(text).toContain(part);
  });

  test('never make markup or a second line of the subject of what an applicant has typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (company, words) => {
        const { subject, html } = writeWith(`{company} ${words}`, `{company} ${words}`, {
          company_name: company,
        });
        expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        const page = load(html);
        expect(page('a')).toHaveLength(1);
        expect(page('script, img, style, iframe, form')).toHaveLength(0);
      }),
    );
  });

  test('of blanks only leave the usual subject', () => {
    expect(writeWith('{company}', 'x', { company_name: ' ' }).subject).toBe(write(offer).subject);
  });
});

test('the Studio offers every kind of mail, and everything that is put into its words', () => {
  expect(PURPOSES.map(({ value }) => value).sort()).toEqual(Object.keys(KINDS).sort());
  const all = VARIABLES.map((name) => `{${name}}`).join(' ');
  const { text } = writeMail(claimed({ kind: 'offered', booth: 'A12', answer_by: '2025-09-01T06:59:00Z' }), {
    name: 'Afterglow',
    zone: zoneOf('UTC'),
    url: URL,
    i18n: mailTexts('en'),
    template: { subject: all, body: all },
  });
  expect(text).not.toMatch(/[{}]/);
});

test('templates without subject or text are left out', () => {
  const good = { purpose: 'received', subject: 'Hi', body: 'Hello' };
  const bad = [null, 3, {}, { ...good, subject: ' ' }, { ...good, body: null }, { ...good, purpose: 1 }];
  expect(readTemplates([...bad, good])).toEqual([good]);
  expect(readTemplates(undefined)).toEqual([]);
});
