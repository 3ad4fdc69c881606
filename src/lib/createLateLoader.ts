import { createLoader, type Loader } from './createLoader.ts';
import { savesData } from './network/connection.ts';

/** Events that show that a visitor uses the page. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

let used: Promise<void> | undefined;

/**
 * Creates a loader of what a page can do without: it waits until the visitor begins to use the page, and never loads
 * where the visitor saves data.
 */
export function createLateLoader<T>(load: () => Promise<T>): Loader<T> {
  return createLoader(async () => {
    await (used ??= firstUse());
    return load();
  });
}

function firstUse(): Promise<void> {
  return new Promise((resolve) => {
    if (savesData()) return;
    const onSign = () => {
      SIGNS.forEach((sign) => window.removeEventListener(sign, onSign));
      resolve();
    };
    for (const sign of SIGNS) window.addEventListener(sign, onSign, { passive: true });
  });
}
