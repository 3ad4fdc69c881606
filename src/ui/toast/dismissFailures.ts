import { currentToasts, dismissToast } from './toast.ts';

/** Hides the last try's error before the next try. */
export function dismissFailures(): void {
  for (const { id, variant } of currentToasts()) {
    if (variant === 'destructive') dismissToast(id);
  }
}
