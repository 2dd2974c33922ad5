/** Parts of a screen that a visitor waits for, by the selector that matches once they are there. */
export type Milestones = Readonly<Record<string, string>>;

/** Milliseconds since the navigation. */
export interface Seen {
  firstPaint: number;
  largestPaint: number;
  /** By name of the milestone. */
  reached: Record<string, number>;
  /** Work of the main thread beyond 50 ms per task, from the first paint to the last milestone. */
  blocked: number;
  /** Cumulative layout shift. */
  shift: number;
}

declare global {
  var zrakSeen: {
    firstPaint: number;
    largestPaint: number;
    reached: Record<string, number>;
    tasks: { start: number; length: number }[];
    shift: number;
  };
}

/** Runs in the page before its own scripts. */
export function watchPage(milestones: Milestones): void {
  const seen: typeof zrakSeen = { firstPaint: NaN, largestPaint: NaN, reached: {}, tasks: [], shift: 0 };
  globalThis.zrakSeen = seen;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  observe('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, length: duration }));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shift += value;
  });
  const waiting = new Map(Object.entries(milestones));
  const look = () => {
    for (const [name, selector] of waiting) {
      if (document.querySelector(selector) === null) continue;
      waiting.delete(name);
      // The change is on screen with the frame after this one.
      requestAnimationFrame(() =>
        requestAnimationFrame((time) => {
          seen.reached[name] = time;
        }),
      );
    }
    if (waiting.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { subtree: true, childList: true, attributes: true });
}

/** Blocking time and milestones of what a page has noted. */
export function seenOf({ tasks, ...rest }: typeof zrakSeen): Seen {
  const end = Math.max(rest.firstPaint, ...Object.values(rest.reached));
  const blocked = tasks
    .filter(({ start }) => start >= rest.firstPaint && start < end)
    .reduce((sum, { length }) => sum + length - 50, 0);
  return { ...rest, blocked };
}
