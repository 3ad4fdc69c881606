import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Tells what was typed or chosen in a field of a rendered page before its script was there: React leaves it in the field
 * and says nothing.
 */
export function useEarlyInput(
  field: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  onChange: (value: string) => void,
): void {
  const tell = useEffectEvent(() => {
    const { current } = field;
    if (current && current.value !== renderedValue(current)) onChange(current.value);
  });
  useEffect(() => tell(), []);
}

/** What the page's HTML put into the field. A browser writes no choice there, so of a list made by one it is the present. */
function renderedValue(field: HTMLInputElement | HTMLSelectElement): string {
  if (field instanceof HTMLInputElement) return field.defaultValue;
  return [...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? field.value;
}
