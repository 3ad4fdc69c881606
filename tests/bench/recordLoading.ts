/** A control that a visitor tries, and the answer that shows that it works. Selectors. */
export interface Control {
  /** A text box gets text; any other control is clicked. */
  control: string;
  answer: string;
  /** A text in the answer. */
  text: string;
}

/** What the page itself records. Milliseconds from the start of the navigation. */
export interface LoadRecord {
  fcp: number;
  lcp: number;
  lcpElement: string;
  cls: number;
  longTasks: { start: number; duration: number }[];
  /** When the control first worked; NaN until then. */
  usable: number;
}

declare global {
  interface Window {
    loadRecord: LoadRecord;
  }
}

/** Whether the page has shown its first content, or the control has worked. Runs in the page. */
export function hasShown(isControlTried: boolean): boolean {
  const { lcp, usable } = window.loadRecord;
  return !Number.isNaN(isControlTried ? usable : lcp);
}

/** Records how the page loads. Runs in the page, before anything else. */
export function recordLoading() {
  const record: LoadRecord = { fcp: NaN, lcp: NaN, lcpElement: '', cls: 0, longTasks: [], usable: NaN };
  window.loadRecord = record;
  const observe = <Entry extends PerformanceEntry>(type: string, note: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(note)).observe({
      type,
      buffered: true,
    });

  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') record.fcp = startTime;
  });
  observe<PerformanceEntry & { element: Element | null; url: string }>(
    'largest-contentful-paint',
    ({ startTime, element, url }) => {
      const words = url.split('/').pop() || element?.textContent?.trim().slice(0, 30);
      record.lcp = startTime;
      record.lcpElement = `${element?.localName ?? 'gone'} ${words ?? ''}`;
    },
  );
  observe('longtask', ({ startTime, duration }) => record.longTasks.push({ start: startTime, duration }));

  // The largest group of shifts: less than a second apart, at most five seconds in total.
  let group = { start: -Infinity, last: -Infinity, sum: 0 };
  observe<PerformanceEntry & { value: number; hadRecentInput: boolean }>(
    'layout-shift',
    ({ startTime, value, hadRecentInput }) => {
      if (hadRecentInput) return;
      const isNew = startTime - group.last > 1000 || startTime - group.start > 5000;
      group = isNew
        ? { start: startTime, last: startTime, sum: value }
        : { ...group, last: startTime, sum: group.sum + value };
      record.cls = Math.max(record.cls, group.sum);
    },
  );
}

/** Tries the control until the answer appears. Runs in the page, before anything else. */
export function tryControl({ control, answer, text }: Control) {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  let turn = 0;
  const timer = setInterval(() => {
    const element = document.querySelector<HTMLElement>(control);
    if (element instanceof HTMLInputElement) {
      // Another letter each time, because a box with the same letter would not change.
      setValue?.call(element, turn++ % 2 ? 'a' : 'o');
      element.dispatchEvent(new Event('input', { bubbles: true }));
    } else element?.click();
  }, 100);
  const observer = new MutationObserver(() => {
    if (!document.querySelector(answer)?.textContent?.includes(text)) return;
    window.loadRecord.usable = performance.now();
    clearInterval(timer);
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}
