import { MESSAGES } from './messages/index.ts';

// Not from `Intl`: its first formatter takes tens of milliseconds on a slow phone, while the home screen starts.

/** Indexed as in `Date`: 0 is Sunday. */
export const WEEKDAYS = [
  MESSAGES.sunday,
  MESSAGES.monday,
  MESSAGES.tuesday,
  MESSAGES.wednesday,
  MESSAGES.thursday,
  MESSAGES.friday,
  MESSAGES.saturday,
];

export const SHORT_WEEKDAYS = [
  MESSAGES.sundayShort,
  MESSAGES.mondayShort,
  MESSAGES.tuesdayShort,
  MESSAGES.wednesdayShort,
  MESSAGES.thursdayShort,
  MESSAGES.fridayShort,
  MESSAGES.saturdayShort,
];

/** Indexed as in `Date`: 0 is January. A language has the form that stands beside a day. */
export const MONTHS = [
  MESSAGES.january,
  MESSAGES.february,
  MESSAGES.march,
  MESSAGES.april,
  MESSAGES.may,
  MESSAGES.june,
  MESSAGES.july,
  MESSAGES.august,
  MESSAGES.september,
  MESSAGES.october,
  MESSAGES.november,
  MESSAGES.december,
];

export const SHORT_MONTHS = [
  MESSAGES.januaryShort,
  MESSAGES.februaryShort,
  MESSAGES.marchShort,
  MESSAGES.aprilShort,
  MESSAGES.mayShort,
  MESSAGES.juneShort,
  MESSAGES.julyShort,
  MESSAGES.augustShort,
  MESSAGES.septemberShort,
  MESSAGES.octoberShort,
  MESSAGES.novemberShort,
  MESSAGES.decemberShort,
];
