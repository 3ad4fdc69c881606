import { currentToasts, dismissToast } from './toast.ts';

/** Hides the error of the last try before the next try. */
export function dismissFailures(): void {
  for (const { id, variant } of currentToasts()) {
    if (variant === 'destructive') dismissToast(id);
  }
}
