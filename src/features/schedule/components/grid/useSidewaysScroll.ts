import { type RefObject, useLayoutEffect, useRef } from 'react';
import { createFormStorage } from '#lib/formStorage.ts';

/** The offset to which the visitor has scrolled sideways, for a reload and for Back. CSS pixels. */
const stored = createFormStorage(
  () => window.sessionStorage,
  'schedule-grid',
  (value) => (typeof value === 'number' ? value : undefined),
);

/**
 * Scrolls the headings of the rooms together with the rooms, and restores their offset.
 *
 * The headings are in a scroll box of their own: inside the rooms' scroll box they could not stick to the window.
 *
 * @param hasPicks whether the first column has the picks. When it appears, the others stay where they are.
 */
export function useSidewaysScroll(
  frame: RefObject<HTMLElement | null>,
  heads: RefObject<HTMLElement | null>,
  hasPicks: boolean,
): void {
  const hadPicks = useRef(hasPicks);
  useLayoutEffect(() => {
    const rooms = frame.current;
    if (!rooms || hadPicks.current === hasPicks) return;
    hadPicks.current = hasPicks;
    // Otherwise what the visitor has just pressed would move away.
    const width = rooms.querySelector('ul')?.clientWidth ?? 0;
    rooms.scrollTo({ left: rooms.scrollLeft + (hasPicks ? width : -width), behavior: 'instant' });
  }, [frame, hasPicks]);
  useLayoutEffect(() => {
    const [rooms, names] = [frame.current, heads.current];
    if (!rooms || !names) return;
    // To react to the event of an offset that was set here would end a swipe or a smooth scroll.
    const set = new Map<HTMLElement, number>();
    const copy = (from: HTMLElement, to: HTMLElement) => {
      if (set.get(from) === from.scrollLeft) return;
      set.delete(from);
      to.scrollLeft = from.scrollLeft;
      set.set(to, to.scrollLeft);
    };
    const follow = () => copy(rooms, names);
    const lead = () => copy(names, rooms);
    rooms.scrollLeft = stored.read() ?? 0;
    follow();
    const save = () => stored.save(rooms.scrollLeft);
    rooms.addEventListener('scroll', follow, { passive: true });
    names.addEventListener('scroll', lead, { passive: true });
    window.addEventListener('pagehide', save);
    return () => {
      save();
      rooms.removeEventListener('scroll', follow);
      names.removeEventListener('scroll', lead);
      window.removeEventListener('pagehide', save);
    };
  }, [frame, heads]);
}
