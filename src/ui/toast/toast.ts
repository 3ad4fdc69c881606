export interface ToastWords {
  title: string;
  description?: string | undefined;
  /** `destructive`: something went wrong. It interrupts what a screen reader says, and stays longer. */
  variant?: 'default' | 'destructive';
  /**
   * What the visitor can do about it: a toast with a button stays until it is pressed or dismissed. Its
   * words must do without the button, which is missing where its code could not be loaded.
   */
  action?: { label: string; act(): void };
}

export interface Toast extends ToastWords {
  id: number;
}

/** How many stand at once; a newcomer takes the place of the oldest. */
const MOST = 3;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function show(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a short message in the corner of the window, from anywhere and at any time; `<Toaster/>` must be on the page.
 * The same words shown again replace themselves.
 *
 * @returns an id for {@link dismissToast}; messages go by themselves as well.
 */
export function toast(words: ToastWords): number {
  lastId += 1;
  const others = toasts.filter(
    ({ title, description }) => title !== words.title || description !== words.description,
  );
  show([...others, { ...words, id: lastId }].slice(-MOST));
  return lastId;
}

/** Takes a message away; one that is gone already is no error. */
export function dismissToast(id: number): void {
  show(toasts.filter((shown) => shown.id !== id));
}

/** The messages that stand now, oldest first; the same list until something changes. */
export function currentToasts(): readonly Toast[] {
  return toasts;
}

/** @returns stops calling the listener. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
