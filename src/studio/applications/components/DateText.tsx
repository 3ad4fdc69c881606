const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const DAY_AND_TIME = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** @param date in ISO 8601; shown in the time zone of the browser */
export function DateText({ date, hasTime = false }: { date: string; hasTime?: boolean }) {
  return <time dateTime={date}>{(hasTime ? DAY_AND_TIME : DAY).format(new Date(date))}</time>;
}
