import { defineField, defineType } from '@sanity/types';
import { MAIL_TEMPLATE } from '../../../content/otherTypes.ts';
import { eventField, statusField } from '../fields/documentFields.ts';
import { type Verdict, mailWords, notBlank } from '../rules.ts';
import { subtitle } from '../preview/subtitle.ts';

/** When a mail is sent, by its kind. */
export const PURPOSES = [
  { title: 'An application has arrived', value: 'received' },
  { title: 'The applicant has asked for the link again', value: 'link' },
  { title: 'Put on the waiting list', value: 'waitlisted' },
  { title: 'A booth is offered', value: 'offered' },
  { title: 'The offer was accepted', value: 'accepted' },
  { title: 'Declined', value: 'declined' },
  { title: 'The offer has ended without an answer', value: 'expired' },
  { title: 'Withdrawn by the applicant', value: 'withdrawn' },
  { title: 'The listing is ready', value: 'published' },
  { title: 'An edit of the listing was taken over', value: 'listing-taken' },
  { title: 'An edit of the listing was declined', value: 'listing-declined' },
];

/** What is put into subject and text. The last three are known for an offer. */
export const VARIABLES = ['festival', 'company', 'booth', 'day', 'time', 'zone'];

const HINT = 'May contain {festival}, {company} and {booth}, and for an offer {day}, {time} and {zone}';

function words(text: string | undefined): Verdict {
  const filled = notBlank(text);
  return filled === true ? mailWords(text, VARIABLES) : filled;
}

/** The festival's own words for a mail to applicants. */
export const mailTemplate = defineType({
  name: MAIL_TEMPLATE,
  title: 'Mail to applicants',
  type: 'document',
  fields: [
    defineField({
      name: 'purpose',
      title: 'Is sent when',
      type: 'string',
      options: { list: PURPOSES },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'subject',
      title: 'Subject',
      description: HINT,
      type: 'string',
      validation: (rule) => rule.required().custom(words),
    }),
    defineField({
      name: 'body',
      title: 'Text',
      description: `${HINT}. Greeting, booth, your reason and the link are added.`,
      type: 'text',
      rows: 10,
      validation: (rule) => rule.required().custom(words),
    }),
    eventField(),
    statusField(['active', 'inactive'], 'active', 'Only active ones are used'),
  ],
  preview: {
    select: { title: 'subject', purpose: 'purpose', status: 'status' },
    prepare: ({ title, purpose, status }) => ({
      title,
      subtitle: subtitle(purpose, status === 'inactive' && 'inactive'),
    }),
  },
});
