import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Reports what was typed or chosen in a field of a server-rendered page before hydration. React keeps the value but
 * fires no event.
 */
export function useReplayedInput(
  field: RefObject<HTMLInputElement | HTMLSelectElement | null>,
  onChange: (value: string) => void,
): void {
  const report = useEffectEvent(() => {
    const { current } = field;
    if (current && current.value !== renderedValue(current)) onChange(current.value);
  });
  useEffect(() => report(), []);
}

/**
 * The field's value in the HTML. Browsers do not reflect choices there; for a select created by a script it is the
 * current value.
 */
function renderedValue(field: HTMLInputElement | HTMLSelectElement): string {
  if (field instanceof HTMLInputElement) return field.defaultValue;
  return [...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? field.value;
}
