import { SCHEDULE_CALENDAR, calendarPath } from '#content/event/calendar/calendarPath.ts';
import { useFestivalTime } from '#content/festival/useFestivalTime.ts';
import { dayName } from '#content/festival/dayName.ts';
import { useI18n } from '#hooks/useI18n.ts';
import type { FilterOption } from '#lib/filtering/filterKey.ts';
import { MESSAGES } from '../messages/index.ts';
import styles from '../MyPage.module.scss';

/** Links to the calendar files of the schedule. @param stages by name. */
export function Calendars({ stages }: { stages: readonly FilterOption[] }) {
  const { t, prefix } = useI18n();
  const { days } = useFestivalTime();
  const files = [
    { name: t(MESSAGES.wholeSchedule), href: prefix + SCHEDULE_CALENDAR },
    ...days.map((day) => ({ name: dayName(day, t), href: calendarPath('day', day.key, prefix) })),
    ...stages.map(({ key, name }) => ({ name, href: calendarPath('stage', key, prefix) })),
  ];
  return (
    <section className={styles.calendars} aria-label={t(MESSAGES.calendars)}>
      <h2>{t(MESSAGES.calendars)}</h2>
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
