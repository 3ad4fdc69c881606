import { type RefObject, useLayoutEffect } from 'react';
import { createDraft } from '#lib/formStorage.ts';

/** How far the visitor has scrolled sideways, for a reload and for Back. CSS pixels. */
const stored = createDraft(
  () => window.sessionStorage,
  'schedule-grid',
  (value) => (typeof value === 'number' ? value : undefined),
);

/**
 * Scrolls the heads of the rooms and the rooms together, and restores how far they were scrolled.
 *
 * The heads are in a scroll box of their own: inside that of the rooms they could not stick to the window.
 */
export function useSidewaysScroll(
  frame: RefObject<HTMLElement | null>,
  heads: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const [rooms, names] = [frame.current, heads.current];
    if (!rooms || !names) return;
    // Answering the event of an offset set here would end a swipe or a smooth scroll that is still going on.
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
