import { SCHEDULE_CALENDAR, calendarPath } from '#content/event/calendar/calendarPath.ts';
import { useFestivalTime } from '#content/festival/useFestivalTime.ts';
import { filterKey } from '#lib/filtering/filterKey.ts';
import { MESSAGES } from '../model/messages.ts';
import styles from '../MyPage.module.scss';

/** Links to the calendar files of the schedule. @param stages by name. */
export function Calendars({ stages }: { stages: readonly string[] }) {
  const { days } = useFestivalTime();
  const files = [
    { name: MESSAGES.wholeSchedule, href: SCHEDULE_CALENDAR },
    ...days.map(({ key, name }) => ({ name, href: calendarPath('day', key) })),
    ...stages.map((name) => ({ name, href: calendarPath('stage', filterKey(name)) })),
  ];
  return (
    <section className={styles.calendars} aria-label={MESSAGES.calendars}>
      <h2>{MESSAGES.calendars}</h2>
      <ul>
        {files.map(({ name, href }) => (
          <li key={name}>
            <a href={href} download dir="auto">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
