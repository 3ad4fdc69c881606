import { dateText } from '#lib/dates/dayTexts.ts';
import { readInstant } from '#lib/dates/instant.ts';
import { timeText } from '#lib/dates/timeTexts.ts';
import type { Zone } from '#lib/dates/zone.ts';
import type { I18n, Message } from '#lib/i18n/i18n.ts';
import type { ClaimedMail } from './claimedMail.ts';
import { type MailPart, partsAsHtml, partsAsText } from './mailParts.ts';
import { MAILS } from './messages/index.ts';
import { type MailTemplate, fillTemplate } from './mailTemplate.ts';
import { linesOf, oneLine, readName } from './plainText.ts';

/** What an applicant reads. */
export interface WrittenMail {
  /** One line. */
  subject: string;
  text: string;
  html: string;
}

interface Texts {
  subject: Message;
  /** What happened. */
  text: Message;
  /** What to do. */
  next: Message;
}

/** The usual words, by kind of mail. */
export const KINDS: Readonly<Record<string, Texts>> = {
  received: { subject: MAILS.receivedSubject, text: MAILS.receivedText, next: MAILS.receivedNext },
  link: { subject: MAILS.linkSubject, text: MAILS.linkText, next: MAILS.linkNext },
  waitlisted: { subject: MAILS.waitlistedSubject, text: MAILS.waitlistedText, next: MAILS.waitlistedNext },
  offered: { subject: MAILS.offeredSubject, text: MAILS.offeredText, next: MAILS.offeredNext },
  accepted: { subject: MAILS.acceptedSubject, text: MAILS.acceptedText, next: MAILS.acceptedNext },
  declined: { subject: MAILS.declinedSubject, text: MAILS.declinedText, next: MAILS.declinedNext },
  expired: { subject: MAILS.expiredSubject, text: MAILS.expiredText, next: MAILS.expiredNext },
  withdrawn: { subject: MAILS.withdrawnSubject, text: MAILS.withdrawnText, next: MAILS.withdrawnNext },
  published: { subject: MAILS.publishedSubject, text: MAILS.publishedText, next: MAILS.publishedNext },
  'listing-taken': {
    subject: MAILS.listingTakenSubject,
    text: MAILS.listingTakenText,
    next: MAILS.listingTakenNext,
  },
  'listing-declined': {
    subject: MAILS.listingDeclinedSubject,
    text: MAILS.listingDeclinedText,
    next: MAILS.listingDeclinedNext,
  },
};

/** What a mail is about. */
export type MailFacts = Pick<
  ClaimedMail,
  'kind' | 'reason' | 'contact_name' | 'company_name' | 'booth' | 'answer_by'
>;

interface MailOptions {
  name: string | undefined;
  zone: Zone;
  url: string;
  i18n: I18n;
  template?: MailTemplate | undefined;
}

/**
 * Writes a mail to an applicant. Nothing that applicants or organisers have typed is markup or ends a line of a header.
 *
 * @param options.name of the festival; undefined if it has none
 * @param options.zone the festival's
 * @param options.template the festival's own words instead of the usual ones
 * @param options.url the applicant's secret link
 * @throws Error for an unknown kind of mail
 */
export function writeMail(mail: MailFacts, { name, zone, url, i18n, template }: MailOptions): WrittenMail {
  const { t, language } = i18n;
  const texts = Object.hasOwn(KINDS, mail.kind) ? KINDS[mail.kind] : undefined;
  if (!texts) throw new Error(`There is no mail of the kind ${mail.kind}.`);
  const festival = oneLine(name ?? '') || t(MAILS.organisers);
  const applicant = readName(mail.contact_name);
  const company = readName(mail.company_name);
  const offer = boothOf(mail, zone, t);
  const fill = (text: string) =>
    fillTemplate(text, { festival, company: company ?? '', booth: offer?.booth ?? '', ...offer?.deadline });
  const subject = (template && oneLine(fill(template.subject))) || t(texts.subject, { festival });
  const facts = [
    ...boothLines(offer, t),
    ...(company === undefined ? [] : [t(MAILS.application, { company })]),
  ];
  const parts: MailPart[] = [
    paragraph(applicant === undefined ? t(MAILS.hello) : t(MAILS.helloName, { name: applicant })),
    ...(template ? [paragraph(...linesOf(fill(template.body)))] : [paragraph(t(texts.text))]),
    ...(facts.length === 0 ? [] : [paragraph(...facts)]),
    ...reasonParts(mail.reason, t),
    ...(template ? [] : [paragraph(t(texts.next))]),
    { kind: 'link', url, label: t(MAILS.see) },
    paragraph(t(MAILS.linkNote)),
    paragraph(t(MAILS.bestWishes), festival),
  ];
  return { subject, text: partsAsText(parts), html: partsAsHtml(parts, { title: subject, language }) };
}

function paragraph(...lines: string[]): MailPart {
  return { kind: 'paragraph', lines };
}

interface Offer {
  booth: string;
  /** Until when it needs an answer; undefined if that does not matter any more. */
  deadline: { day: string; time: string; zone: string } | undefined;
}

/** The booth that a mail is about. */
function boothOf(
  { kind, booth, answer_by: answerBy }: MailFacts,
  zone: Zone,
  t: I18n['t'],
): Offer | undefined {
  const place = oneLine(booth ?? '');
  if (place === '' || !['offered', 'accepted', 'published'].includes(kind)) return undefined;
  const instant = readInstant(answerBy ?? undefined);
  if (kind !== 'offered' || instant === undefined) return { booth: place, deadline: undefined };
  const clock = zone.wallClockAt(instant);
  const deadline = {
    day: dateText(clock, t),
    time: timeText(clock, t),
    zone: zone.name.replaceAll('_', ' '),
  };
  return { booth: place, deadline };
}

function boothLines(offer: Offer | undefined, t: I18n['t']): string[] {
  if (!offer) return [];
  const { booth, deadline } = offer;
  return [t(MAILS.booth, { booth }), ...(deadline ? [t(MAILS.answerBy, deadline)] : [])];
}

function reasonParts(reason: string | null, t: I18n['t']): MailPart[] {
  const lines = linesOf(reason ?? '');
  return lines.every((line) => line === '') ? [] : [paragraph(t(MAILS.reason)), { kind: 'quote', lines }];
}
