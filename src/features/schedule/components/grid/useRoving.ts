import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { readingKey } from '#lib/direction.ts';
import type { Grid, GridBox } from '../../model/grid.ts';
import { boxAfter } from '../../model/gridMoves.ts';

/**
 * Moves the focus between boxes by arrow keys, Home and End. Only one box is in the tab order ("roving tabindex").
 *
 * @param container the element around all boxes. The boxes have their id as `data-box`, and the active one has
 *   `tabIndex={0}`.
 * @returns the box that had the focus last, which has to stay mounted, and handlers for the container.
 */
export function useRoving(grid: Grid, container: RefObject<HTMLElement | null>) {
  const [activeId, setActiveId] = useState<string>();
  const active = grid.boxes.find(({ id }) => id === activeId);
  const mustFocus = useRef(false);

  useLayoutEffect(() => {
    if (!mustFocus.current) return;
    mustFocus.current = false;
    const element = container.current?.querySelector<HTMLElement>('[tabindex="0"]');
    element?.focus({ preventScroll: true });
    // Respects the scroll margins that keep a box clear of the sticky headings.
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  }, [activeId, container]);

  const boxOf = ({ target }: { target: EventTarget }): GridBox | undefined => {
    const id = (target as Element).closest('li')?.querySelector<HTMLElement>('[data-box]')?.dataset.box;
    return grid.boxes.find((box) => box.id === id);
  };

  function onKeyDown(event: KeyboardEvent) {
    const from = boxOf(event);
    if (!from || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = boxAfter(grid, from, readingKey(event));
    if (!next) return;
    event.preventDefault();
    mustFocus.current = true;
    setActiveId(next.id);
  }

  return {
    active,
    handlers: { onKeyDown, onFocus: (event: { target: EventTarget }) => setActiveId(boxOf(event)?.id) },
  };
}
