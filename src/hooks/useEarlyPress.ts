import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Reports that a button with the attribute `data-early` was pressed before it was hydrated. The document notes that in
 * the attribute (see `earlyPresses`): a part of the page that is hydrated late hears no click until then.
 */
export function useEarlyPress(button: RefObject<HTMLButtonElement | null>, onPress: () => void): void {
  const report = useEffectEvent(() => {
    const { current } = button;
    if (current?.dataset.early === 'pressed') onPress();
    // React handles its clicks from now on.
    current?.removeAttribute('data-early');
  });
  useEffect(() => report(), []);
}
