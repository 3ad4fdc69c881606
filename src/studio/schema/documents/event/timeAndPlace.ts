import { defineField } from '@sanity/types';
import { textField } from '../../fields/textField.ts';
import { dayStart, lastDay, locale, siteLanguage, timeZone } from '../../rules.ts';

export const timeFields = [
  defineField({
    name: 'startDate',
    title: 'First day',
    type: 'date',
    group: 'time',
    fieldset: 'days',
    validation: (rule) => rule.required().warning('Without a date the site shows that of the defaults'),
  }),
  defineField({
    name: 'endDate',
    title: 'Last day',
    type: 'date',
    group: 'time',
    fieldset: 'days',
    validation: (rule) =>
      rule.custom((end, { document }) => lastDay(end, document?.startDate as string | undefined)),
  }),
  defineField({
    name: 'timeZone',
    title: 'Time zone',
    description: 'Of all times on the site, such as Europe/Berlin',
    type: 'string',
    group: 'time',
    validation: (rule) => rule.custom(timeZone),
  }),
  defineField({
    name: 'dayStartsAt',
    title: 'A day starts at',
    description:
      'What runs earlier belongs to the day before: with 06:00, a set at 2 AM is on the evening before',
    type: 'string',
    placeholder: '00:00',
    group: 'time',
    validation: (rule) => rule.custom(dayStart),
  }),
  defineField({
    name: 'walkingMinutes',
    title: 'Minutes between two halls',
    description:
      'How long the way takes: visitors are told when two events they saved are too close. Default: 5',
    type: 'number',
    group: 'time',
    validation: (rule) => rule.min(0).max(60),
  }),
  textField({
    name: 'openingHours',
    title: 'Opening hours',
    description: 'In the footer, such as 11am-10pm',
    type: 'string',
    group: 'time',
  }),
  defineField({
    name: 'locale',
    title: 'Language and region',
    description: 'Of the content, such as en-US or de',
    type: 'string',
    group: 'time',
    validation: (rule) => rule.custom(locale),
  }),
  defineField({
    name: 'languages',
    title: 'Languages of the site',
    description:
      'Only if there are several, such as en and de. The first has the addresses as they are, each other one its own: /de/schedule',
    type: 'array',
    of: [{ type: 'string', validation: (rule) => rule.required().custom(siteLanguage) }],
    group: 'time',
    validation: (rule) => rule.unique(),
  }),
];

export const placeFields = [
  defineField({ name: 'locationName', title: 'Venue', type: 'string', group: 'time' }),
  defineField({
    name: 'locationAddress',
    title: 'Address in one line',
    description: 'As the footer shows it',
    type: 'string',
    group: 'time',
  }),
  defineField({
    name: 'city',
    title: 'City',
    description: 'As in “All times are … time.”',
    type: 'string',
    group: 'time',
  }),
  defineField({
    name: 'address',
    title: 'Address in parts',
    description: 'For search engines and calendars',
    type: 'object',
    group: 'time',
    options: { columns: 2 },
    fields: [
      defineField({ name: 'street', title: 'Street', type: 'string' }),
      defineField({ name: 'postalCode', title: 'Postal code', type: 'string' }),
      defineField({ name: 'region', title: 'State or region', type: 'string' }),
      defineField({ name: 'country', title: 'Country', type: 'string' }),
    ],
  }),
];
