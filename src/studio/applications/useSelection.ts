import { useCallback, useState } from 'react';

/** The ids of what is selected, and how it is changed. */
export function useSelection() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());

  const select = useCallback(
    (id: string, isSelected: boolean) =>
      setSelected((before) => {
        const after = new Set(before);
        if (isSelected) after.add(id);
        else after.delete(id);
        return after;
      }),
    [],
  );

  return { selected, select, selectOnly: (ids: readonly string[]) => setSelected(new Set(ids)) };
}
