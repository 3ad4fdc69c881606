import type { Page } from 'playwright-core';

/** An animation frame above 50 ms, and what the browser attributes it to. Milliseconds. */
export interface LongFrame {
  duration: number;
  /** The time of all scripts together. */
  script: number;
  /** The time of style, layout and the following steps. */
  rendering: number;
  /** The scripts by file, and what has called them. */
  by: string;
}

export interface FrameRecord {
  /** Times between animation frames, in milliseconds. */
  frames: number[];
  mostElements: number;
  /** Tasks above 50 ms, in milliseconds. */
  longTasks: number[];
  longFrames: LongFrame[];
}

declare global {
  interface Window {
    frameRecord: FrameRecord;
    stopFrameRecord(): void;
  }
}

/** The used part of a `long-animation-frame` entry. */
interface LongAnimationFrame extends PerformanceEntry {
  styleAndLayoutStart: number;
  scripts: { sourceURL: string; invoker: string; duration: number }[];
}

/** Starts to record frames, long tasks and the size of the list that a selector names. */
export function startRecord(page: Page, list: string): Promise<void> {
  return page.evaluate((selector) => {
    const record: FrameRecord = { frames: [], mostElements: 0, longTasks: [], longFrames: [] };
    const inList = document.querySelector(selector)?.getElementsByTagName('*');
    let last = performance.now();
    let handle = requestAnimationFrame(function note(now) {
      record.frames.push(now - last);
      last = now;
      record.mostElements = Math.max(record.mostElements, inList?.length ?? 0);
      handle = requestAnimationFrame(note);
    });

    const tasks = new PerformanceObserver((list) => {
      record.longTasks.push(...list.getEntries().map(({ duration }) => duration));
    });
    tasks.observe({ type: 'longtask' });
    const frames = new PerformanceObserver((list) => {
      for (const {
        startTime,
        duration,
        styleAndLayoutStart,
        scripts,
      } of list.getEntries() as LongAnimationFrame[]) {
        record.longFrames.push({
          duration,
          script: scripts.reduce((sum, script) => sum + script.duration, 0),
          rendering: styleAndLayoutStart === 0 ? 0 : startTime + duration - styleAndLayoutStart,
          by: scripts
            .map(
              (script) =>
                `${script.sourceURL.split('/').pop()?.split('.')[0]} ${script.invoker} ${script.duration}`,
            )
            .join(', '),
        });
      }
    });
    frames.observe({ type: 'long-animation-frame' });

    window.frameRecord = record;
    window.stopFrameRecord = () => {
      cancelAnimationFrame(handle);
      tasks.disconnect();
      frames.disconnect();
    };
  }, list);
}

export function stopRecord(page: Page): Promise<FrameRecord> {
  return page.evaluate(() => {
    window.stopFrameRecord();
    return window.frameRecord;
  });
}
