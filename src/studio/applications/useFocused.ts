import { type RefObject, useEffect, useRef } from 'react';

/** For an element that takes the focus when it appears. It needs a `tabIndex`. */
export function useFocused<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null);
  useEffect(() => ref.current?.focus(), []);
  return ref;
}
