export interface ToastMessage {
  title: string;
  description?: string | undefined;
  /** `destructive` is for failures: it is announced assertively, and stays longer. */
  variant?: 'default' | 'destructive';
  /**
   * A button for the visitor. A toast with a button stays until the button is pressed or the toast is dismissed. The
   * text must make sense without the button, which is missing if its code could not be loaded.
   */
  action?: { label: string; act(): void };
}

export interface Toast extends ToastMessage {
  id: number;
}

/** Maximum number of toasts; a new one replaces the oldest. */
const MAX_TOASTS = 3;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a short message in the corner of the window; `<Toaster/>` must be on the page. The same text again replaces the
 * earlier message.
 *
 * @returns an id for {@link dismissToast}. Messages disappear by themselves, too.
 */
export function toast(message: ToastMessage): number {
  lastId += 1;
  const others = toasts.filter(
    ({ title, description }) => title !== message.title || description !== message.description,
  );
  show([...others, { ...message, id: lastId }].slice(-MAX_TOASTS));
  return lastId;
}

/** Hides a message, if it is still shown. */
export function dismissToast(id: number): void {
  show(toasts.filter((shown) => shown.id !== id));
}

/** The present messages, oldest first; the same array until something changes. */
export function currentToasts(): readonly Toast[] {
  return toasts;
}

/** @returns a function that unsubscribes the listener. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
