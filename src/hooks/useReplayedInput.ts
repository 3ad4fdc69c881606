import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Reports what was typed or chosen in a field of a rendered page before hydration. React keeps the value but fires no
 * event.
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
 * The field's value in the HTML. Browsers do not write choices back to the HTML. For a select that a script has created
 * it is the present value.
 */
function renderedValue(field: HTMLInputElement | HTMLSelectElement): string {
  if (field instanceof HTMLInputElement) return field.defaultValue;
  return [...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? field.value;
}
