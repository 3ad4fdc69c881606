import { useCallback, useState } from 'react';

interface Watched {
  observer: IntersectionObserver;
  listeners: Map<Element, (entry: IntersectionObserverEntry) => void>;
}

/** One observer for each margin, because a schedule has hundreds of blocks. */
const watched = new Map<string, Watched>();

function watch(rootMargin: string): Watched {
  const listeners: Watched['listeners'] = new Map();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) listeners.get(entry.target)?.(entry);
    },
    { rootMargin },
  );
  return { observer, listeners };
}

interface InViewOptions {
  /** As of an IntersectionObserver. Default: the window itself. */
  rootMargin?: string;
  /** What counts until the browser has reported. Default: not in view. */
  isAtFirst?: boolean;
  /** Whether an element that has been in view stays so. */
  isForGood?: boolean;
}

/**
 * Whether an element is in the window.
 *
 * @returns a ref for the element; whether it is in view; whether the browser has reported yet.
 */
export function useInView({ rootMargin = '0px', isAtFirst = false, isForGood = false }: InViewOptions = {}) {
  const [isInView, setInView] = useState<boolean>();
  const ref = useCallback(
    (element: Element | null) => {
      if (!element) return;
      const { observer, listeners } = watched.get(rootMargin) ?? watch(rootMargin);
      watched.set(rootMargin, { observer, listeners });
      listeners.set(element, ({ isIntersecting }) =>
        setInView((was) => (isForGood && was === true) || isIntersecting),
      );
      observer.observe(element);
      return () => {
        observer.unobserve(element);
        listeners.delete(element);
        if (listeners.size === 0) watched.delete(rootMargin);
      };
    },
    [rootMargin, isForGood],
  );
  return [ref, isInView ?? isAtFirst, isInView !== undefined] as const;
}
