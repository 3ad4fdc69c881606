import { useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Prints one part of a page and hides the others.
 *
 * @returns the part that is being printed, which the page marks, and a function that prints a part.
 */
export function usePrintAlone<Part>(): [printed: Part | undefined, print: (part: Part) => void] {
  const [printed, setPrinted] = useState<Part>();
  function print(part: Part) {
    // The browser takes its snapshot of the layout synchronously.
    flushSync(() => setPrinted(part));
    window.addEventListener('afterprint', () => setPrinted(undefined), { once: true });
    window.print();
  }
  return [printed, print];
}
