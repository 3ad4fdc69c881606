import type { ReactElement, ReactNode } from 'react';

/** Marks a sample that covers the window, such as a dialog. Only a page of its own shows it. */
export function Alone({ children }: { children: ReactNode }) {
  return children;
}

export function isAlone(element: ReactElement): boolean {
  return element.type === Alone;
}
