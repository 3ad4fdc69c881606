import { Fragment, type RefObject, useEffect, useRef, useState } from 'react';
import { useHydrating } from '#hooks/useHydrating.ts';
import { useI18n } from '#hooks/useI18n.ts';
import { dayAbbreviation } from '#lib/dates/dayTexts.ts';
import { readClock } from '#lib/dates/wallClock.ts';
import { hourId } from '../model/hourId.ts';
import type { ShownDay } from '../model/scheduleView.ts';
import { MESSAGES } from '../messages/index.ts';
import styles from './HourRail.module.scss';

interface HourRailProps {
  days: readonly ShownDay[];
  /** Whether only the rows of open days are loaded. */
  isOfPage: boolean;
  /** The element around the rows. */
  list: RefObject<HTMLElement | null>;
}

/** Links to the hours of the shown days, along the lower edge of the window. */
export function HourRail({ days, isOfPage, list }: HourRailProps) {
  const { t } = useI18n();
  const rail = useRef<HTMLElement>(null);
  const current = useHourInView(list, days);
  const isHydrating = useHydrating();

  useEffect(() => {
    const link = rail.current?.querySelector<HTMLElement>('[aria-current]');
    if (link && rail.current) rail.current.scrollLeft = link.offsetLeft - rail.current.clientWidth / 2;
  }, [current]);

  const shown = days.filter(({ isFolded, key }) => !(isOfPage && isFolded) && key !== 'unknown');
  // It is not rendered on Node, because each byte of a large schedule's page counts.
  if (isHydrating || shown.reduce((sum, { hours }) => sum + hours.length, 0) < 2) return null;
  return (
    <nav ref={rail} className={styles.rail} aria-label={t(MESSAGES.hours)}>
      {shown.map(({ key, hours }) => (
        <Fragment key={key}>
          {shown.length > 1 && (
            <span className={styles.day}>{dayAbbreviation(readClock(Date.parse(key)), t)}</span>
          )}
          {hours.map((hour) => {
            const id = hourId(key, hour.hour);
            return (
              <a key={id} href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                {hour.name}
              </a>
            );
          })}
        </Fragment>
      ))}
    </nav>
  );
}

/** The `id` of the topmost hour in the window. */
function useHourInView(list: RefObject<HTMLElement | null>, days: readonly ShownDay[]) {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const hours = [...(list.current?.querySelectorAll('section[id]') ?? [])];
    const inView = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target);
          else inView.delete(target);
        }
        setCurrent(hours.find((hour) => inView.has(hour))?.id);
      },
      // Below the sticky bars.
      { rootMargin: '-160px 0px -40% 0px' },
    );
    for (const hour of hours) observer.observe(hour);
    return () => observer.disconnect();
  }, [list, days]);
  return current;
}
