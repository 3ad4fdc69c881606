import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { ToolAddress } from './address.ts';
import { type View, readView, writeView } from './model/view.ts';

/** @param mode default: push */
export type ChangeView = (change: Partial<View>, mode?: 'push' | 'replace') => void;

/** What the address says, and the function that changes it. */
export function useView(address: ToolAddress): [View, ChangeView] {
  const text = useSyncExternalStore(address.subscribe, address.read);
  const view = useMemo(() => readView(text), [text]);
  const change = useCallback<ChangeView>(
    (changed, mode = 'push') => address.write(writeView({ ...readView(address.read()), ...changed }), mode),
    [address],
  );
  return [view, change];
}
