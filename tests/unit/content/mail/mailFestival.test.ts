import { evaluate, parse } from 'groq-js';
import { MAIL_QUERY, mailFestivalIn, readMailFestival } from '#content/mail/mailFestival.ts';
import { readDemo } from '../../../support/readDemo.ts';

const documents = readDemo();
const eventId = 'festival-2025';

async function queried() {
  const params = { eventId };
  const result = await evaluate(parse(MAIL_QUERY, { params }), { dataset: documents, params });
  return readMailFestival(await result.get());
}

test('a festival that is queried says the same in mails as one that is read from a file', async () => {
  const ofFile = mailFestivalIn(documents, eventId);
  const facts = ({ languages, nameIn, zone, templateOf }: typeof ofFile) => ({
    languages,
    zone: zone.name,
    names: languages.map(nameIn),
    offers: languages.map((language) => templateOf('offered', language)),
    declined: templateOf('declined', 'en'),
  });
  expect(facts(await queried())).toEqual(facts(ofFile));
  expect(facts(ofFile)).toMatchObject({
    languages: ['en', 'de'],
    zone: 'America/Los_Angeles',
    names: [expect.stringContaining('Afterglow'), expect.stringContaining('Afterglow')],
    offers: [{ subject: expect.stringContaining('booth') }, { subject: expect.stringContaining('Stand') }],
    declined: undefined,
  });
});

test('words that are inactive, drafts, or of another event are not used', () => {
  const words = { _type: 'mailTemplate', purpose: 'declined', subject: 'Hi', body: 'No.', status: 'active' };
  const own = { eventInstance: { _ref: eventId } };
  const used = (...templates: object[]) =>
    mailFestivalIn(
      templates.map((one, index) => ({ _id: `mail-${index}`, ...words, ...own, ...one })),
      eventId,
    ).templateOf('declined', 'en');
  expect(used({})).toMatchObject({ subject: 'Hi' });
  expect(used({ status: 'inactive' }, { _id: 'drafts.a' }, { eventInstance: { _ref: 'x' } })).toBeUndefined();
});
