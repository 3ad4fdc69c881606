import { useCallback, useState } from 'react';
import { observe } from 'react-intersection-observer';

interface InViewOptions {
  /** As of an IntersectionObserver. Default: the window itself. */
  rootMargin?: string;
  /** What counts until the browser has reported. Default: not in view. */
  isAtFirst?: boolean;
  /** Whether an element that has been in view stays so. */
  isForGood?: boolean;
}

/**
 * Whether an element is in the window. The package's own hook has more options, and three times the code.
 *
 * @returns a ref for the element; whether it is in view; whether the browser has reported yet.
 */
export function useInView({ rootMargin = '0px', isAtFirst = false, isForGood = false }: InViewOptions = {}) {
  const [isInView, setInView] = useState<boolean>();
  const ref = useCallback(
    (element: Element | null) =>
      element
        ? observe(element, (isIn) => setInView((was) => (isForGood && was === true) || isIn), { rootMargin })
        : undefined,
    [rootMargin, isForGood],
  );
  return [ref, isInView ?? isAtFirst, isInView !== undefined] as const;
}
