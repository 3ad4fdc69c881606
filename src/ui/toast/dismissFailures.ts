import { currentToasts, dismissToast } from './toast.ts';

/** What went wrong at the last try would contradict how the next one goes. */
export function dismissFailures(): void {
  for (const { id, variant } of currentToasts()) {
    if (variant === 'destructive') dismissToast(id);
  }
}
