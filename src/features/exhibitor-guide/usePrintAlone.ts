import { useState } from 'react';
import { flushSync } from 'react-dom';

/** Prints one part of a page. @returns the part that is being printed, for the page to mark it, and what prints one. */
export function usePrintAlone<Part>(): [printed: Part | undefined, print: (part: Part) => void] {
  const [printed, setPrinted] = useState<Part>();
  function print(part: Part) {
    // The browser lays the paper out at once.
    flushSync(() => setPrinted(part));
    window.addEventListener('afterprint', () => setPrinted(undefined), { once: true });
    window.print();
  }
  return [printed, print];
}
